/** What a seat asks its model: one question for each piece of the document, or for each batch of claims. */
import { type Brief, type Call, type Claim, type Evidence, type Position, SEVERITIES } from '../../protocols/index.ts';
import { CLAIMS_A_QUESTION, QUESTIONS_A_PIECE, type SeatSheet } from '../../protocols/models/index.ts';
import { readClaim } from '../expert-jobs/index.ts';
import { speak } from '../languages/index.ts';
import {
  type AskedClaim,
  claimsQuestion,
  documentPart,
  readingQuestion,
  SYSTEM,
  writingQuestion,
} from '../model-experts/prompt.ts';
import type { ParsedDocument } from '../reading/index.ts';
import { type Concerns, concernLines, sideLines } from './concerns.ts';
import { type ControlClaim, controlClaims } from './control-claims.ts';
import { identitiesOf } from './identities.ts';
import { type Chunk, chunksOf, type Passages, passageAt, passagesOf } from './passages.ts';

/** What a seat may send, by its model. */
export interface QuestionSize {
  /** UTF-8 bytes of the passages in one question. */
  readonly maxBytes: number;
  readonly maxChunks: number;
  /** Whether names, addresses and numbers of people are sent as pseudonyms. */
  readonly hidesIdentities: boolean;
}

export interface SeatQuestion {
  readonly system: string;
  readonly document: string;
  readonly question: string;
}

/** A question, and what its answer is held against. */
export interface Asked {
  readonly chunk: Chunk;
  readonly question: SeatQuestion;
  readonly claims: readonly Claim[];
  readonly controls: readonly ControlClaim[];
}

/** A brief, or a call: what is asked of the seat. Seeds decide the marker and the control claims. */
export type SeatOrder =
  | { readonly kind: 'brief'; readonly brief: Brief; readonly concerns: Concerns }
  | { readonly kind: 'call'; readonly call: Call; readonly seed: number }
  /** Of the claims that stand, the gravest first. */
  | {
      readonly kind: 'write';
      readonly claims: readonly Claim[];
      readonly language: string;
      readonly seed: number;
      readonly concerns: Concerns;
    };

/** Passages that are read: all of them, or the first pieces of a document that has more than may be sent. */
export interface Reading {
  readonly asked: readonly Asked[];
  readonly passages: Passages;
  /** Passages that some question holds. */
  readonly covered: number;
}

export function seatQuestions(
  document: ParsedDocument,
  sheet: SeatSheet,
  order: SeatOrder,
  size: QuestionSize,
): Reading {
  const reading = plainQuestions(document, sheet, order, size);
  if (!size.hidesIdentities) return reading;
  const { hide } = identitiesOf(document);
  const asked = reading.asked.map(({ question, ...rest }) => ({
    ...rest,
    question: { ...question, document: hide(question.document), question: hide(question.question) },
  }));
  return { ...reading, asked };
}

function plainQuestions(document: ParsedDocument, sheet: SeatSheet, order: SeatOrder, size: QuestionSize): Reading {
  const passages = passagesOf(document);
  const chunks = chunksOf(document, passages, size.maxBytes).slice(0, size.maxChunks);
  const covered = chunks.at(-1)?.end ?? 0;
  const seed = order.kind === 'brief' ? order.brief.seed : order.seed;
  const partOf = (chunk: Chunk): string => documentPart(document, passages, chunk, seed);
  if (order.kind === 'brief') {
    if (sheet.role !== 'read') return { asked: [], passages, covered };
    const question = readingQuestion(sheet, concernLines(sheet, order.concerns));
    const asked = chunks.map((chunk) => ({
      chunk,
      question: { system: SYSTEM, document: partOf(chunk), question },
      claims: [],
      controls: [],
    }));
    return { asked, passages, covered };
  }
  if (order.kind === 'write') {
    const [chunk] = chunks;
    if (chunk === undefined || order.claims.length === 0) return { asked: [], passages, covered };
    const claims = order.claims.map((claim) => askedClaim(claim, [], document, passages));
    const question = writingQuestion(sheet, claims, order.language, sideLines(order.concerns.side));
    const asked = [
      { chunk, question: { system: SYSTEM, document: partOf(chunk), question }, claims: order.claims, controls: [] },
    ];
    return { asked, passages, covered };
  }
  const asked = chunks.flatMap((chunk) =>
    batches(order.call, sheet, document, passages, chunk).map((claims, index) => {
      const controls = controlClaims(
        document,
        passages,
        chunk,
        new Set(order.call.claims.map(({ id }) => id)),
        seed + index,
      );
      const list = mixed(
        claims.map((claim) => askedClaim(claim, order.call.heard, document, passages)),
        controls,
      );
      const question = { system: SYSTEM, document: partOf(chunk), question: claimsQuestion(sheet, list) };
      return { chunk, question, claims, controls };
    }),
  );
  return { asked, passages, covered };
}

/** The claims of a piece in batches. Who raised a claim is asked again only when somebody opposes it. */
function batches(call: Call, sheet: SeatSheet, document: ParsedDocument, passages: Passages, chunk: Chunk): Claim[][] {
  const isOpposed = ({ id }: Claim): boolean =>
    call.heard.some(({ claim, stance }) => claim === id && stance === 'oppose');
  const mine = call.claims
    .filter((claim) => sheet.role === 'verify' || isOpposed(claim))
    .filter((claim) => isIn(chunk, passageAt(passages, startOf(readClaim(claim, document)))))
    .toSorted(byWeight)
    .slice(0, CLAIMS_A_QUESTION * QUESTIONS_A_PIECE);
  return Array.from({ length: Math.ceil(mine.length / CLAIMS_A_QUESTION) }, (_, index) =>
    mine.slice(index * CLAIMS_A_QUESTION, (index + 1) * CLAIMS_A_QUESTION),
  );
}

const isIn = ({ first, end }: Chunk, passage: number): boolean => passage >= first && passage < end;
const startOf = ({ finding }: Claim): number => finding.evidence[0]?.start ?? finding.place ?? 0;

/** The gravest first, then the most doubtful. */
const byWeight = (a: Claim, b: Claim): number =>
  SEVERITIES.indexOf(a.finding.severity) - SEVERITIES.indexOf(b.finding.severity) ||
  Math.abs(a.finding.belief - 0.5) - Math.abs(b.finding.belief - 0.5) ||
  startOf(a) - startOf(b);

function askedClaim(
  claim: Claim,
  heard: readonly Position[],
  document: ParsedDocument,
  passages: Passages,
): AskedClaim {
  const { finding } = readClaim(claim, document);
  const speaker = speak('English');
  const { title, description } = finding.words ?? speaker.rule(finding.rule, finding.values);
  const objections = heard
    .filter((position) => position.claim === claim.id && position.stance === 'oppose')
    .map(({ reason, evidence = [] }) =>
      [speaker.reason(reason).slice(0, 400), ...evidence.map((piece) => passageCited(piece, document, passages))].join(
        ' ',
      ),
    );
  return {
    id: claim.id,
    statement: `${title}. ${description}`,
    severity: finding.severity,
    quotes: finding.evidence.slice(0, 3).map(({ quote, start }) => ({
      at: passageAt(passages, start) + 1,
      quote: quote.replace(/\s+/g, ' ').slice(0, 400),
    })),
    objections: [...new Set(objections)].slice(0, 3),
  };
}

/** What an objection rests on, by the number of its passage. */
function passageCited({ quote, start }: Evidence, document: ParsedDocument, passages: Passages): string {
  const at = passageAt(passages, document.submitted?.view.inwards(start) ?? start) + 1;
  return `[${at}] ${JSON.stringify(quote.replace(/\s+/g, ' ').slice(0, 400))}`;
}

/** The controls among the others, in order of id: nothing tells them apart. */
function mixed(claims: readonly AskedClaim[], controls: readonly ControlClaim[]): AskedClaim[] {
  const numberOf = ({ id }: AskedClaim): number => Number(id.slice(1));
  return [...claims, ...controls.map(({ asked }) => asked)].toSorted((a, b) => numberOf(a) - numberOf(b));
}

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
import { claimBatch } from './claim-batch.ts';
import { type Concerns, concernLines, languageLines, sideLines } from './concerns.ts';
import { type ControlClaim, controlClaims } from './control-claims.ts';
import { identitiesOf } from './identities.ts';
import { type Chunk, type Passages, passageAt, passagesOf } from './passages.ts';
import { piecesToRead } from './pieces-to-read.ts';

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
  /** Ids of the claims by their names in the question. */
  readonly ids: ReadonlyMap<string, string>;
  readonly controls: readonly ControlClaim[];
}

/** A brief, or a call: what is asked of the seat. Seeds decide the marker and the control claims. */
export type SeatOrder =
  | { readonly kind: 'brief'; readonly brief: Brief; readonly concerns: Concerns }
  | { readonly kind: 'call'; readonly call: Call; readonly seed: number; readonly language?: string | undefined }
  /** Of the claims that stand, the gravest first. */
  | {
      readonly kind: 'write';
      readonly claims: readonly Claim[];
      readonly language: string;
      readonly seed: number;
      readonly concerns: Concerns;
    };

/** Passages that are read: all of them, or some pieces of a document that has more than may be sent. */
export interface Reading {
  readonly asked: readonly Asked[];
  readonly passages: Passages;
  /** Passages that some question holds. */
  readonly covered: number;
}

const NO_IDS: ReadonlyMap<string, string> = new Map();

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

/** The document in pieces, as every question on it begins. */
interface InPieces {
  readonly document: ParsedDocument;
  readonly passages: Passages;
  readonly chunks: readonly Chunk[];
  readonly partOf: (chunk: Chunk) => string;
}

function plainQuestions(document: ParsedDocument, sheet: SeatSheet, order: SeatOrder, size: QuestionSize): Reading {
  const passages = passagesOf(document);
  const chunks = piecesToRead(document, passages, size.maxBytes, size.maxChunks);
  const seed = order.kind === 'brief' ? order.brief.seed : order.seed;
  const partOf = (chunk: Chunk): string => documentPart(document, passages, chunk, seed);
  const asked = askedOf({ document, passages, chunks, partOf }, sheet, order);
  return { asked, passages, covered: chunks.reduce((sum, { first, end }) => sum + end - first, 0) };
}

function askedOf(pieces: InPieces, sheet: SeatSheet, order: SeatOrder): Asked[] {
  switch (order.kind) {
    case 'brief':
      return sheet.role === 'read' ? readers(pieces, readingQuestion(sheet, concernLines(sheet, order.concerns))) : [];
    case 'write':
      return writers(pieces, sheet, order);
    case 'call':
      return verifiers(pieces, sheet, order);
    default:
      return order satisfies never;
  }
}

const readers = ({ chunks, partOf }: InPieces, question: string): Asked[] =>
  chunks.map((chunk) => ({
    chunk,
    question: { system: SYSTEM, document: partOf(chunk), question },
    claims: [],
    ids: NO_IDS,
    controls: [],
  }));

function writers(
  { document, passages, chunks, partOf }: InPieces,
  sheet: SeatSheet,
  { claims, language, concerns }: Extract<SeatOrder, { kind: 'write' }>,
): Asked[] {
  const [chunk] = chunks;
  if (chunk === undefined || claims.length === 0) return [];
  const asked = claims.map((claim) => askedClaim(claim, [], document, passages));
  const question = writingQuestion(sheet, asked, language, sideLines(concerns.side));
  return [
    { chunk, question: { system: SYSTEM, document: partOf(chunk), question }, claims, ids: NO_IDS, controls: [] },
  ];
}

function verifiers(
  { document, passages, chunks, partOf }: InPieces,
  sheet: SeatSheet,
  { call, seed, language }: Extract<SeatOrder, { kind: 'call' }>,
): Asked[] {
  return chunks.flatMap((chunk) =>
    batches(call, sheet, document, passages, chunk).map((claims, index): Asked => {
      const own = claims.map((claim) => askedClaim(claim, call.heard, document, passages));
      const made = controlClaims(document, passages, chunk, own, seed + index);
      const { list, ids, controls } = claimBatch(own, made, seed + index);
      const text = claimsQuestion(sheet, list, languageLines(language));
      const question = { system: SYSTEM, document: partOf(chunk), question: text };
      return { chunk, question, claims, ids, controls };
    }),
  );
}

/** The claims of a piece in batches. The seat that raised a claim is asked again only when somebody opposes it. */
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

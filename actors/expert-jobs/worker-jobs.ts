/**
 * The jobs of worker threads, by name: the experts' work, drafting and rendering, as pure functions of their input.
 */
import type {
  Brief,
  Call,
  DocumentType,
  Finding,
  Position,
  ReviewResult,
  TakenDecision,
} from '../../protocols/index.ts';
import type { Playbook } from '../../protocols/playbook/index.ts';
import { draftResult, redraftResult } from '../drafting/index.ts';
import { ownerOf, type SharedText, textOf } from '../expert-workers/shared-text.ts';
import { type Expert, expertById } from '../experts/index.ts';
import type { HeardSeat, QuestionSize, SeatOrder, SeatReply } from '../model-hearing/index.ts';
import { tryPlaybook } from '../playbooks/index.ts';
import type { OriginalBytes, render } from '../publishing/index.ts';
import type { DocumentCard, ReviewContext } from '../review/index.ts';
import { answer } from './answer.ts';
import { cachedDocument } from './document-cache.ts';
import { examine } from './examine.ts';

interface WithText {
  readonly text: SharedText;
}
export interface ReadJob extends WithText {
  readonly type: DocumentType | null;
}
export interface ExamineJob extends WithText {
  readonly brief: Brief;
}
export interface AnswerJob extends WithText {
  readonly call: Call;
}
export interface SeatJob extends WithText {
  readonly seat: string;
  readonly type: DocumentType;
  readonly order: SeatOrder;
  readonly size: QuestionSize;
}
export interface HearJob extends SeatJob {
  readonly replies: readonly (SeatReply | undefined)[];
}
export interface DraftJob extends WithText {
  readonly review: ReviewContext;
  readonly playbook?: Playbook | undefined;
  /** The text it is compared with. */
  readonly standard?: string | undefined;
}
export interface TrialJob extends WithText {
  readonly playbook: Playbook;
  readonly document_type?: DocumentType;
  readonly side?: string;
}
export interface RedraftJob {
  /** JSON bytes of the result that the panel left. */
  readonly result: Uint8Array;
  readonly decisions: readonly TakenDecision[];
  readonly revision: number;
}
export interface RenderJob extends WithText {
  readonly artifact: Parameters<typeof render>[0];
  /** JSON bytes of the ReviewResult. */
  readonly result: Uint8Array;
  /** For the archive: what goes into it. */
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  readonly original?: OriginalBytes;
  /** For the comparison: the text it is compared with. */
  readonly standard?: string;
}

const jobs = {
  read: ({ text, type }: ReadJob): DocumentCard => {
    const parsed = cachedDocument(text, type);
    return { type: parsed.type, type_confidence: parsed.typeConfidence, language: parsed.language.code };
  },
  examine: async ({ text, brief }: ExamineJob): Promise<Finding[]> => {
    const expert = member(brief.expert);
    await expert.prepare?.(ownerOf(text));
    return examine(expert, cachedDocument(text, brief.document_type), brief);
  },
  answer: ({ text, call }: AnswerJob): Position[] =>
    answer(member(call.expert), cachedDocument(text, call.document_type), call),
  'seat-questions': async ({ text, seat, type, order, size }: SeatJob) => {
    const { seatQuestions, seatSheet } = await modelExperts();
    const { asked, passages, covered } = seatQuestions(cachedDocument(text, type), seatSheet(seat), order, size);
    return { questions: asked.map(({ question }) => question), passages: passages.length, covered };
  },
  'seat-heard': async ({ text, seat, type, order, size, replies }: HearJob): Promise<HeardSeat> => {
    const { hearSeat, seatSheet } = await modelExperts();
    return hearSeat(cachedDocument(text, type), seatSheet(seat), order, size, replies);
  },
  draft: ({ text, review, playbook, standard }: DraftJob): Uint8Array =>
    Buffer.from(
      JSON.stringify(draftResult(review, cachedDocument(text, review.card?.type ?? null), { playbook, standard })),
    ),
  'try-playbook': ({ text, playbook, document_type, side }: TrialJob): unknown =>
    tryPlaybook(playbook, cachedDocument(text, document_type ?? null), side),
  redraft: ({ result, decisions, revision }: RedraftJob): Uint8Array =>
    Buffer.from(JSON.stringify(redraftResult(resultOf(result), decisions, revision))),
  render: async ({ text, artifact, result, files, original, standard }: RenderJob): Promise<Uint8Array> =>
    (await publishing()).render(artifact, resultOf(result), textOf(text), { files, original, standard }),
};

const resultOf = (bytes: Uint8Array): ReviewResult => JSON.parse(Buffer.from(bytes).toString()) as ReviewResult;

/** Loaded with the first artifact: until then no thread holds writers of PDF and Word files. */
const publishing = () => import('../publishing/index.ts');

/** Loaded with the first review that asks language models. */
const modelExperts = async () => ({
  ...(await import('../model-hearing/index.ts')),
  ...(await import('../model-experts/index.ts')),
});

export type JobName = keyof typeof jobs;

function member(id: string): Expert {
  const expert = expertById(id);
  if (expert === undefined) throw new Error(`no expert of the id ${id}`);
  return expert;
}

/** Runs one job. */
export default async function runJob({ name, input }: { name: string; input: unknown }): Promise<unknown> {
  if (!Object.hasOwn(jobs, name)) throw new Error(`no job of the name ${name}`);
  // The pool carries a name and its input as they were sent: DocumentWork pairs them.
  return await jobs[name as JobName](input as never);
}

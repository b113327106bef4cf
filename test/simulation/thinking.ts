import { draftResult } from '../../actors/drafting/index.ts';
import { answer } from '../../actors/expert-jobs/answer.ts';
import { examine } from '../../actors/expert-jobs/examine.ts';
import { readDocument } from '../../actors/expert-jobs/read-document.ts';
import { expertById } from '../../actors/experts/index.ts';
import { seatSheet } from '../../actors/model-experts/index.ts';
import {
  hearSeat,
  type QuestionSize,
  type SeatOrder,
  type SeatReply,
  seatQuestions,
} from '../../actors/model-hearing/index.ts';
import type { ParsedDocument } from '../../actors/reading/index.ts';
import { type ReviewContext, reviewFiles, reviewRecords } from '../../actors/review/index.ts';
import type { ArtifactName, Brief, Call, DocumentReference, DocumentType } from '../../protocols/index.ts';
import type { ActivityHandler } from '../../runtime/hosting/index.ts';
import type { Store } from '../../runtime/index.ts';

/**
 * The real experts and the real drafting, remembered: their work is a pure function of its input, so two thousand seeds
 * need it done once. Rendering is left out, since no fault can reach into it: an artifact is its own name.
 */
const remembered = new Map<string, unknown>();

function once<Value>(key: string, make: () => Value): Value {
  if (!remembered.has(key)) remembered.set(key, make());
  return remembered.get(key) as Value;
}

export function simulatedThinking(
  store: Store,
): Record<'read' | 'examine' | 'answer' | 'draft' | 'render' | 'seat-questions' | 'seat-heard', ActivityHandler> {
  const read = ({ hash }: DocumentReference, type: DocumentType | null): ParsedDocument =>
    once(`read/${hash}/${type}`, () => {
      const text = Buffer.from(reviewFiles.document.get(store, hash) as Uint8Array).toString();
      return readDocument(text, type);
    });
  return {
    read: async (input) => {
      const { document, type } = input as { document: DocumentReference; type: DocumentType | null };
      const parsed = read(document, type);
      return { type: parsed.type, type_confidence: parsed.typeConfidence, language: parsed.language.code };
    },
    examine: async (input) => {
      const brief = input as Brief;
      return once(`examine/${brief.expert}/${brief.document.hash}`, () =>
        examine(member(brief.expert), read(brief.document, brief.document_type), brief),
      );
    },
    answer: async (input) => {
      const { deadline_at: _, review_id: __, ...call } = input as Call;
      return once(`answer/${JSON.stringify(call)}`, () =>
        answer(member(call.expert), read(call.document, call.document_type), input as Call),
      );
    },
    'seat-questions': async (input) => {
      const { document, seat, type, order, size } = input as Seat;
      return once(`questions/${jobKey(input)}`, () => {
        const { asked, passages, covered } = seatQuestions(read(document, type), seatSheet(seat), order, size);
        return { questions: asked.map(({ question }) => question), passages: passages.length, covered };
      });
    },
    'seat-heard': async (input) => {
      const { document, seat, type, order, size, replies = [] } = input as Seat;
      return once(`heard/${jobKey(input)}`, () =>
        hearSeat(read(document, type), seatSheet(seat), order, size, replies),
      );
    },
    draft: async (input, { key }) => {
      // Times aside, so that a disturbed review can be compared with an undisturbed one.
      const review = { ...(input as ReviewContext), created_at: 0, updated_at: 0, decided_at: 0, events: 0 };
      const type = review.card?.type ?? null;
      const bytes = once(`draft/${JSON.stringify(review)}`, () =>
        Buffer.from(JSON.stringify(draftResult(review, read(review.submit.document, type)))),
      );
      await store.commit([reviewFiles.result.put(bytes, key), reviewRecords.debate.put(review, key)]);
      return { bytes: bytes.length };
    },
    render: async (input, { key }) => {
      const { artifact } = input as { artifact: ArtifactName };
      const bytes = Buffer.from(artifact);
      await store.commit([reviewFiles.artifact.put(bytes, key, artifact)]);
      return { artifact, bytes: bytes.length };
    },
  };
}

interface Seat {
  readonly document: DocumentReference;
  readonly seat: string;
  readonly type: DocumentType;
  readonly order: SeatOrder;
  readonly size: QuestionSize;
  readonly replies?: readonly (SeatReply | undefined)[];
}

/** Times aside. */
const jobKey = (input: unknown): string =>
  JSON.stringify(input, (name, value: unknown) => (name === 'deadline_at' ? 0 : value));

function member(id: string) {
  const expert = expertById(id);
  if (expert === undefined) throw new Error(`no expert ${id}`);
  return expert;
}

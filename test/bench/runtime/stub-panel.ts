import { expertBehaviour } from '../../../actors/panel/index.ts';
import { reviewBehaviour } from '../../../actors/review/index.ts';
import {
  Brief,
  Call,
  type Finding,
  type Position,
  type Protocol,
  parseSubject,
  type Submit,
} from '../../../protocols/index.ts';
import type { OutsideExpert } from '../../../protocols/outside/index.ts';
import { type ActivityHandler, type Behaviour, bodyOf } from '../../../runtime/hosting/index.ts';

/** A panel whose thinking costs nothing, so that what is measured is the debate's own machinery. */
export interface PanelSize {
  readonly experts: number;
  /** Claims of the whole panel; every expert takes a position on each, every round. */
  readonly claims: number;
  /** Rounds in which everyone speaks: findings first, then positions. */
  readonly rounds: number;
}

const CATEGORY = 'ambiguity';

/** Everyone speaks on everything in every round and hears two neighbours. */
const protocolOf = (rounds: number): Protocol => ({
  name: 'bench',
  title: 'Everybody on everything, hearing two neighbours',
  gate: { kind: 'all' },
  topology: { kind: 'ring' },
  schedule: 'sync',
  visibility: 'last-round',
  exposure: 'stance',
  decision: { rule: 'threshold', share: 0.5, strict: true, quorum: 1 },
  stop: { rules: [{ rule: 'fixed-rounds', rounds: rounds - 1 }], min_rounds: rounds - 1, max_rounds: rounds - 1 },
});

const idOf = (number: number): string => `outside-stub-${String(number).padStart(3, '0')}`;

const member = (number: number): OutsideExpert => ({
  id: idOf(number),
  name: `Stub ${number}`,
  domain: 'technical',
  competence: [CATEGORY],
  serves: 'any',
  reads: 'any',
  quick: false,
  precision: 0.7,
  deadline_seconds: 540,
});

export const submissionOf = (review: string, { experts, rounds }: PanelSize): Submit => ({
  type: 'submit',
  review_id: review,
  account_id: 'bench',
  document: { hash: '0'.repeat(64), length: 100_000 },
  source: { format: 'txt', file_name: null, notes: [] },
  document_title: 'Stub',
  preset: 'technical',
  deep_review: false,
  output_language: 'English',
  webhook_url: null,
  credits: 1,
  options: { protocol: protocolOf(rounds), seed: 1 },
  outside: Array.from({ length: experts }, (_, number) => member(number)),
});

/** Reviews as the service has them, but with more members from elsewhere than a submission may name. */
export const largeReviewBehaviour: Behaviour = {
  ...reviewBehaviour,
  route: (message) => {
    const address = parseSubject(message.subject);
    if (address?.kind !== 'command') return reviewBehaviour.route(message);
    return [{ key: address.review, event: { type: 'submit', submit: message.body } }];
  },
};

/** Experts as the service has them, but also those whose ids say that they run elsewhere: here they do not. */
export const stubBehaviour: Behaviour = {
  ...expertBehaviour,
  route: (message) => {
    const address = parseSubject(message.subject);
    if (!address || !('expert' in address)) return expertBehaviour.route(message);
    const key = `${address.review}.${address.expert}`;
    if (address.kind === 'brief') return [{ key, event: { type: 'brief', brief: bodyOf(Brief, message) } }];
    if (address.kind === 'call') return [{ key, event: { type: 'call', call: bodyOf(Call, message) } }];
    return [];
  },
};

/** @param wait what each examination and answer takes: nothing, or as long as a model would */
export function stubWorkers({ claims }: PanelSize, wait: () => Promise<void>): Record<string, ActivityHandler> {
  return {
    // A language that no embedded expert reads, so that the panel is the stubs and the experts on structure.
    read: async () => ({ type: 'general', type_confidence: 1, language: 'zz' }),
    examine: async (input) => {
      await wait();
      const { expert } = input as Brief;
      const number = Number(/^outside-stub-(\d+)$/.exec(expert)?.[1] ?? Number.NaN);
      return number < claims ? [findingOf(number)] : [];
    },
    answer: async (input) => {
      await wait();
      const { expert, claims: asked } = input as Call;
      return asked.map(
        ({ id }): Position => ({
          expert,
          claim: id,
          stance: 'support',
          belief: 0.7,
          reason: { key: 'debate.raised', values: { rule: 'stub.claim' } },
        }),
      );
    },
    // What comes after the debate is measured elsewhere.
    draft: () => new Promise(() => {}),
  };
}

/** Claims far apart, so that none merges with another. */
const findingOf = (number: number): Finding => ({
  rule: 'stub.claim',
  category: CATEGORY,
  severity: 'medium',
  values: {},
  evidence: [{ quote: 'words', start: number * 1_000, end: number * 1_000 + 5, section: '' }],
  belief: 0.7,
});

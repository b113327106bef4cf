import { z } from 'zod';
import { contentHash } from '../hash.ts';
import { Check } from './check.ts';
import { isDenied } from './denied.ts';
import { linearPattern } from './linear-pattern.ts';
import { Line, Note, Scope, Topic } from './topic.ts';

const MAX_ENTRIES = 200;
const TEXT_MAX = 500_000;

const positions = {
  name: Line,
  description: Note.optional(),
  topics: z.array(Topic, { error: 'must be a list of topics' }).max(MAX_ENTRIES).default([]),
  checks: z.array(Check, { error: 'must be a list of checks' }).max(MAX_ENTRIES).default([]),
};

const Positions = z.strictObject(positions);
/** The positions of a playbook in one language, as they are written down. */
export type PositionsInput = z.input<typeof Positions>;

const LanguageCode = z.string().regex(/^[a-z]{2}$/);

/** A client's positions: what a contract of theirs should say, what they settle for, and when they do not sign. */
export const Playbook = z
  .strictObject({
    ...positions,
    ...Scope,
    languages: z
      .record(LanguageCode, Positions, {
        error: ({ code }) => (code === 'invalid_key' ? 'must be a language as in ISO 639-1: it, es' : undefined),
      })
      .optional()
      .describe('The positions for contracts in other languages, by ISO 639-1; they take the place of those above.'),
    text: z
      .string({ error: 'must be a string' })
      .max(TEXT_MAX, { error: `must have at most ${TEXT_MAX} characters` })
      .optional()
      .describe('The whole standard text, for a review that compares with it.'),
  })
  .superRefine((playbook, context) => {
    for (const { path, message } of contradictions(playbook)) context.addIssue({ code: 'custom', path, message });
  })
  .meta({
    examples: [
      {
        name: 'Services, as a customer',
        side: 'customer',
        topics: [
          {
            id: 'payment',
            name: 'Payment term',
            about: { categories: ['payment_terms'] },
            preferred: { wording: '{Customer} shall pay undisputed invoices within sixty (60) days of receipt.' },
            required: true,
            acceptable: [],
            fallback: [{ wording: '{Customer} shall pay undisputed invoices within forty-five (45) days of receipt.' }],
            severity: 'medium',
            owner: 'Finance',
          },
        ],
        checks: [
          {
            id: 'law',
            name: 'Governing law',
            kind: 'value_of',
            field: 'governing_law',
            one_of: ['England'],
            severity: 'medium',
          },
        ],
      },
    ],
  });
export type Playbook = z.infer<typeof Playbook>;

/** SHA-256 of the playbook's content: the same for the same positions, however they were written down. */
export const playbookHash = (playbook: Playbook): string => contentHash(playbook);

/** The positions for documents in a language (ISO 639-1), where the playbook has them. */
export const positionsIn = ({ languages, ...playbook }: Playbook, code: string): Playbook => ({
  ...playbook,
  ...languages?.[code],
});

interface Fault {
  readonly path: (string | number)[];
  readonly message: string;
}

/** Positions that cannot all be held, in any of the languages. */
function contradictions(playbook: Playbook): Fault[] {
  const { topics, checks, text, side, languages = {} } = playbook;
  if (topics.length + checks.length === 0 && text === undefined) {
    return [{ path: ['topics'], message: 'a playbook needs a topic, a check or a text' }];
  }
  return [
    ...atOdds({ topics, checks, side }),
    ...Object.entries(languages).flatMap(([code, spoken]) =>
      atOdds({ ...spoken, side }).map(({ path, message }) => ({ path: ['languages', code, ...path], message })),
    ),
  ];
}

function atOdds({ topics, checks, ...whole }: Pick<Playbook, 'topics' | 'checks' | 'side'>): Fault[] {
  return [
    ...twice('topics', topics),
    ...twice('checks', checks),
    ...topics.flatMap((topic, index) => selfContradictions(topic, index)),
    ...topics.flatMap((topic, index) => rivals(topic, index, topics)),
    ...checks.flatMap((check, index) => opposites(check, index, checks)),
    ...[...topics.entries()].flatMap(([index, { side }]) =>
      side !== undefined && whole.side !== undefined && side !== whole.side
        ? [{ path: ['topics', index, 'side'], message: `the playbook is for the ${whole.side}` }]
        : [],
    ),
  ];
}

function twice(list: string, entries: readonly { readonly id: string }[]): Fault[] {
  return entries.flatMap(({ id }, index) =>
    entries.findIndex((other) => other.id === id) < index
      ? [{ path: [list, index, 'id'], message: `${id} is there twice` }]
      : [],
  );
}

/** Wording at which one would walk away. */
function selfContradictions({ preferred, acceptable, fallback, walk_away }: Topic, index: number): Fault[] {
  if (walk_away?.pattern === undefined) return [];
  const { pattern: refused, unless_denied } = walk_away;
  const pattern = linearPattern(refused);
  const positions = [
    { path: ['preferred'], wording: preferred.wording },
    ...acceptable.map(({ wording }, step) => ({ path: ['acceptable', step], wording })),
    ...fallback.map(({ wording }, step) => ({ path: ['fallback', step], wording })),
  ];
  return positions
    .filter(({ wording }) => pattern.test(wording) && !(unless_denied === true && isDenied(refused, wording)))
    .map(({ path }) => ({
      path: ['topics', index, ...path, 'wording'],
      message: 'is wording at which walk_away says not to sign',
    }));
}

/** Two topics on one category, for the same documents and side, with different preferred wording. */
function rivals(topic: Topic, index: number, topics: readonly Topic[]): Fault[] {
  const earlier = topics.slice(0, index).find((other) => {
    const shared = other.about.categories?.some((category) => topic.about.categories?.includes(category)) ?? false;
    const isNarrowed = [topic, other].some(({ about }) => about.pattern !== undefined || about.examples !== undefined);
    return shared && !isNarrowed && meet(topic, other) && topic.preferred.wording !== other.preferred.wording;
  });
  return earlier === undefined
    ? []
    : [
        {
          path: ['topics', index, 'about'],
          message: `the topic ${earlier.id} wants other wording for the same category`,
        },
      ];
}

type Scoped = Pick<Topic, 'document_types' | 'side'>;

const meet = (a: Scoped, b: Scoped): boolean =>
  (a.side === undefined || b.side === undefined || a.side === b.side) &&
  (a.document_types === undefined ||
    b.document_types === undefined ||
    a.document_types.some((type) => b.document_types?.includes(type)));

function opposites(check: Check, index: number, checks: readonly Check[]): Fault[] {
  if (check.kind !== 'must_mention' && check.kind !== 'must_not_mention') return [];
  const opposite = checks
    .slice(0, index)
    .find(
      (other) =>
        other.kind !== check.kind && 'pattern' in other && other.pattern === check.pattern && meet(check, other),
    );
  return opposite === undefined
    ? []
    : [{ path: ['checks', index, 'pattern'], message: `the check ${opposite.id} says the opposite` }];
}

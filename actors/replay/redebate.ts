/**
 * Level 1: a recorded debate held again under another protocol. What an expert said is reused wherever it would be asked
 * the same and hear the same; the embedded experts, which are deterministic, work out the rest again.
 */
import { type Call, type Claim, contentHash, type Position, type Protocol } from '../../protocols/index.ts';
import { answer } from '../expert-jobs/index.ts';
import { expertById } from '../experts/index.ts';
import type { ParsedDocument } from '../reading/index.ts';
import { debatedAtOnce, type ReviewContext, received, type SpeakOnCall } from '../review/index.ts';

export interface Redebate {
  /** The review as it would have ended; artifacts and times are those of a review that has only been decided. */
  readonly review: ReviewContext;
  /** Statements taken from the record, and statements worked out again. */
  readonly reused: number;
  readonly recomputed: number;
  /** Calls to experts that run elsewhere and would hear something new: they cannot be asked, and are left out. */
  readonly unanswered: number;
}

/**
 * The record debated again under the protocol. The blind round is taken over whole: no protocol has a say in it. Experts
 * those that failed before the debate stay left out; one that failed during it is asked again. What `instead` says for an expert
 * is taken as its statement, and is neither reused nor recomputed.
 *
 * @param spoken the record whose statements are reused, where the debate begins from another one
 */
export const redebate = (
  context: ReviewContext,
  document: ParsedDocument,
  protocol: Protocol,
  instead: SpeakOnCall = () => undefined,
  spoken: ReviewContext = context,
): Redebate => debatedAgain({ context, document, protocol, instead, spoken, before: [] });

/**
 * The record followed up to a round, 0 being the blind one, and debated from there under the protocol: its gate, topology and
 * responders hold from the next round on, its stop rules and its decision rule look at all rounds. Throws RangeError for a round
 * that was not held.
 */
export function forked(context: ReviewContext, document: ParsedDocument, protocol: Protocol, at: number): Redebate {
  if (!(Number.isInteger(at) && at >= 0 && at <= context.positions.length)) throw new RangeError(`round ${at}`);
  const before = context.positions.slice(0, at);
  const made = debatedAgain({ context, document, protocol, instead: () => undefined, spoken: context, before });
  return { ...made, reused: made.reused + before.flat().length };
}

interface Again {
  readonly context: ReviewContext;
  readonly document: ParsedDocument;
  readonly protocol: Protocol;
  readonly instead: SpeakOnCall;
  readonly spoken: ReviewContext;
  /** Rounds that stand as they were held. */
  readonly before: ReviewContext['positions'];
}

function debatedAgain({ context, document, protocol, instead, spoken, before }: Again): Redebate {
  const said = statementsOf(spoken);
  let reused = 0;
  let recomputed = 0;
  let unanswered = 0;
  const speak: SpeakOnCall = (one) => {
    const put = instead(one);
    if (put !== undefined) return put;
    const known = said.get(visible(one));
    if (known !== undefined) {
      reused++;
      return known;
    }
    const expert = expertById(one.expert);
    if (expert === undefined) {
      unanswered++;
      return undefined;
    }
    recomputed++;
    return answer(expert, document, one);
  };
  const review = debatedAtOnce(opening(context, protocol), speak, before);
  return { review, reused, recomputed, unanswered };
}

const statements = new WeakMap<ReviewContext, ReadonlyMap<string, readonly Position[]>>();

/** What was said in a record, by what its speaker saw. Worked out once: a probe holds the debate of one record dozens of times. */
function statementsOf(record: ReviewContext): ReadonlyMap<string, readonly Position[]> {
  const known = statements.get(record);
  if (known !== undefined) return known;
  const said = new Map<string, readonly Position[]>();
  retrace(record, (one, positions) => said.set(visible(one), positions));
  statements.set(record, said);
  return said;
}

/**
 * The recorded debate followed round by round, `heard` being told of every call that was answered, and what came of it.
 * The verdicts are those of the record when nothing was lost.
 */
export function retrace(
  context: ReviewContext,
  heard: (call: Call, positions: readonly Position[]) => void = () => {},
): ReviewContext {
  return debatedAtOnce(opening(context, context.submit.options.protocol), (one) => {
    const positions = context.positions[one.round - 1]?.filter(({ expert }) => expert === one.expert) ?? [];
    if (positions.length === 0 && context.failures[one.expert] !== undefined) return undefined;
    heard(one, positions);
    return positions;
  });
}

/** All that an expert sees: the claims it is asked about, and the positions it hears. */
const visible = ({ expert, claims, heard }: Call): string =>
  contentHash([expert, claims.map(digestOf), heard.map(digestOf)]);

const digests = new WeakMap<Claim | Position, string>();

/** Of what it says. A position is heard by dozens of others, and digested once. */
function digestOf(said: Claim | Position): string {
  const known = digests.get(said);
  if (known !== undefined) return known;
  const digest = contentHash(said);
  digests.set(said, digest);
  return digest;
}

/** The review as the debate begins. */
function opening(context: ReviewContext, protocol: Protocol): ReviewContext {
  const { submit, created_at, card, panel, findings, claims, failures } = context;
  const spoke = new Set(context.positions.flat().map(({ expert }) => expert));
  // The record does not say when an expert failed: one that neither found nor said anything is taken to have failed at once.
  const silent = Object.entries(failures).filter(([id]) => !spoke.has(id) && (findings[id] ?? []).length === 0);
  return {
    ...received({ ...submit, options: { ...submit.options, protocol } }, created_at),
    card,
    panel,
    findings,
    claims,
    failures: Object.fromEntries(silent),
  };
}

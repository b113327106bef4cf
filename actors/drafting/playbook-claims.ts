/** The client's playbook in a result: where it has a position, that position replaces the panel's. */
import type { FindingWords, IssueCategory, Tally } from '../../protocols/index.ts';
import {
  type Playbook,
  type PlaybookAdvice,
  type PlaybookOutcome,
  type PlaybookReference,
  positionsIn,
} from '../../protocols/playbook/index.ts';
import { harmedBy } from '../experts/index.ts';
import type { Speaker } from '../languages/index.ts';
import { type AppliedEntry, applyPlaybook, partyNames } from '../playbooks/index.ts';
import type { ParsedDocument, Span } from '../reading/index.ts';
import { ownParty, roleOf, type Side } from '../sides/index.ts';
import { findingText } from './finding-text.ts';
import type { SettledClaim } from './settled-claim.ts';

export interface ByPlaybook {
  readonly claims: readonly SettledClaim[];
  readonly outcome: PlaybookOutcome | undefined;
}

export interface PlaybookOrder {
  readonly playbook: Playbook;
  readonly reference: PlaybookReference;
  /** The client's side as the request names it. */
  readonly side: string | undefined;
}

/** Words that one entry's findings share with a claim of the panel, from which on they are about the same. */
const SHARED = 0.5;

export function byPlaybook(
  panel: readonly SettledClaim[],
  document: ParsedDocument,
  speaker: Speaker,
  order: PlaybookOrder | undefined,
): ByPlaybook {
  if (order === undefined) return { claims: panel, outcome: undefined };
  const { playbook, reference } = order;
  const side = sideOf(order);
  const own = order.side === undefined ? undefined : ownParty(order.side, document);
  const names = partyNames(document, own, side);
  const reader = positionsIn(playbook, speaker.locale.slice(0, 2));
  const applied = applyPlaybook(playbook, document, { names, side }).map((entry) => inReadersWords(entry, reader));
  const givesWay = new Map<SettledClaim, AppliedEntry>();
  for (const claim of panel) {
    const entry = applied.find((each) => speaksOn(each, claim));
    if (entry !== undefined) givesWay.set(claim, entry);
  }
  const elsewhere = panel.some(({ claim }) => claim.finding.rule === TERMS_ELSEWHERE);
  const first = 1 + Math.max(0, ...panel.map(({ claim }) => Number(claim.id.slice(1))));
  const raised = applied.flatMap(
    (entry, index) => claimOf(entry, `c${first + index}`, document, { playbook: reader, elsewhere }, speaker) ?? [],
  );
  return {
    claims: [...panel.filter((claim) => !givesWay.has(claim)), ...raised],
    outcome: {
      ...reference,
      name: reader.name,
      lines: applied.map((entry) => ({
        id: entry.entry.id,
        name: entry.entry.name,
        kind: entry.kind,
        standing: entry.advice.standing,
        step: entry.advice.step,
        section: sectionOf(entry, document),
        owner: entry.advice.owner,
        set_aside: [...givesWay]
          .filter(([, by]) => by === entry)
          .map(([{ claim }]) => ({ claim: claim.id, title: findingText(claim.finding, speaker).title })),
      })),
      provider: names.provider,
      customer: names.customer,
    },
  };
}

/** What is said about a position is in the reader's language, where the playbook has it; its wording stays the contract's. */
function inReadersWords(applied: AppliedEntry, { topics, checks }: Playbook): AppliedEntry {
  const { entry, kind, advice } = applied;
  const own = (kind === 'topic' ? topics : checks).find(({ id }) => id === entry.id);
  if (own === undefined) return applied;
  const walkAway = 'walk_away' in own ? own.walk_away?.note : undefined;
  const steps = 'fallback' in own ? own.fallback : [];
  return {
    ...applied,
    entry: { ...entry, name: own.name },
    advice: {
      ...advice,
      fallback: advice.fallback.map(({ wording }, step) => ({ wording, note: steps[step]?.note ?? null })),
      walk_away: walkAway ?? null,
      owner: own.owner ?? null,
      note: own.note ?? null,
    },
  };
}

/** The side the request names by a role, else the one the playbook is for. */
const sideOf = ({ playbook, side }: PlaybookOrder): Side | undefined =>
  (side === undefined ? undefined : roleOf(side)) ?? playbook.side;

/** On topics: of their categories and classes, or on the words they were found in. What only concerns the language stays. */
function speaksOn(
  { entry, kind, all, owedByClient }: AppliedEntry,
  { claim: { finding }, domain }: SettledClaim,
): boolean {
  if (kind !== 'topic' || !('about' in entry) || domain === 'language' || domain === 'consistency') return false;
  const isOfOther = ({ start, end }: Span): boolean =>
    owedByClient.some((span) => span.start < end && span.end > start);
  if (finding.evidence.length > 0 && finding.evidence.every(isOfOther)) return false;
  const { categories = [], grievous = [] } = entry.about;
  if (categories.includes(finding.category)) return true;
  const grievousClass = harmedBy(finding.rule) === undefined ? undefined : finding.rule.split('.')[1];
  if (grievous.some((one) => one.replaceAll('_', '-') === grievousClass)) return true;
  return finding.evidence.some((evidence) =>
    all.some(({ start, end }) => {
      const shared = Math.min(end, evidence.end) - Math.max(start, evidence.start);
      return shared > 0 && shared >= SHARED * (evidence.end - evidence.start);
    }),
  );
}

function sectionOf({ passages, place }: AppliedEntry, document: ParsedDocument): string {
  const at = passages[0]?.start ?? place;
  const clause = at === undefined ? undefined : document.clauses.findLast(({ start, end }) => start <= at && at < end);
  return clause === undefined ? '' : `${clause.path} ${clause.heading}`.trim();
}

/** Of the panel: the document takes in another one, which nobody here has read. */
const TERMS_ELSEWHERE = 'exhibits.elsewhere';

interface ClaimContext {
  readonly playbook: Playbook;
  /** Whether what the document does not say may be in another one that it takes in. */
  readonly elsewhere: boolean;
}

function claimOf(
  applied: AppliedEntry,
  id: string,
  document: ParsedDocument,
  context: ClaimContext,
  speaker: Speaker,
): SettledClaim | undefined {
  const { entry, severity, passages, place, change, advice } = applied;
  if (severity === undefined) return undefined;
  const evidence = passages.map(({ start, end }) => ({
    quote: document.text.slice(start, end),
    start,
    end,
    section: '',
  }));
  const finding = {
    rule: `playbook.${entry.id}`,
    category: categoryOf(entry),
    severity,
    values: {},
    evidence,
    ...(evidence.length === 0 && { place: place ?? document.text.length }),
    ...(change !== undefined && { change }),
    words: wordsOf(applied, context, speaker),
    belief: 1,
  };
  return {
    claim: { id, finding, raised_by: [] },
    verdict: {
      claim: id,
      outcome: 'accepted',
      severity,
      ...(change !== undefined && { change }),
      tally: tallyOf(id),
      support: 0,
      oppose: 0,
      abstain: 0,
      rounds: 0,
      dissent: [],
    },
    domain: 'legal',
    belief: 1,
    positions: [],
    against: undefined,
    at: evidence[0]?.start ?? place ?? document.text.length,
    advice,
  };
}

const tallyOf = (item: string): Tally => ({
  item,
  scores: { accept: 1, reject: 0 },
  winners: ['accept'],
  winner: 'accept',
  margin: 1,
  tie_break: 'none',
  belief: 1,
});

function categoryOf(entry: AppliedEntry['entry']): IssueCategory {
  if ('about' in entry) return entry.about.categories?.[0] ?? 'risk_allocation';
  const isCategory = entry.kind === 'value_of' && entry.field !== 'language' && entry.field !== 'document_type';
  return isCategory ? (entry.field as IssueCategory) : 'risk_allocation';
}

function wordsOf(
  { entry, advice }: AppliedEntry,
  { playbook, elsewhere }: ClaimContext,
  speaker: Speaker,
): FindingWords {
  const standing = advice.standing === 'not_found' ? 'failed' : advice.standing;
  const values = { name: entry.name, playbook: playbook.name, step: advice.step ?? 0 };
  const note = [advice.standing === 'walk_away' ? advice.walk_away : null, advice.note].filter((said) => said !== null);
  const isElsewhere = standing === 'missing' && elsewhere;
  return {
    title: speaker.text(`playbook.title.${standing}`, values),
    description: [
      speaker.text(`playbook.description.${isElsewhere ? 'missing.elsewhere' : standing}`, values),
      ...note,
    ].join(' '),
    suggestion: suggestionOf(advice, speaker, values),
    rationale: reasonOf(entry) ?? speaker.text('playbook.rationale', { ...values, standing }),
  };
}

/** The client's own words for the other side. */
const reasonOf = (entry: AppliedEntry['entry']): string | undefined => ('reason' in entry ? entry.reason : undefined);

function suggestionOf(
  { preferred }: PlaybookAdvice,
  speaker: Speaker,
  values: Readonly<Record<string, string | number>>,
): string {
  if (preferred === null) return speaker.text('playbook.suggestion.check', values);
  return speaker.text('playbook.suggestion.topic', { ...values, wording: preferred });
}

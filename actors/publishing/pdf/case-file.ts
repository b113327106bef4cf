import { type Issue, type ProposedChange, type ReviewResult, SECOND_READING } from '../../../protocols/index.ts';
import { type Speaker, setAsideLine, speak } from '../../languages/index.ts';
import { shortText } from './layout/short-text.ts';
import { pageFurniture } from './quoted-words.ts';

type Move = ReviewResult['negotiation_simulation'][number];

/** A review's result with its cross-references looked up once: what the sections of the report draw from. */
export interface CaseFile {
  readonly result: ReviewResult;
  /** The document's own text, which all offsets point into. */
  readonly text: string;
  readonly speaker: Speaker;
  /** What the document prints on every page: no part of a quotation. */
  readonly furniture: ReadonlySet<string>;
  readonly changes: ReadonlyMap<string, ProposedChange>;
  readonly moves: ReadonlyMap<string, Move>;
  /** What to settle for, by issue: nothing where nobody bargains, and words that serve several issues only once. */
  readonly settlements: ReadonlyMap<string, string>;
  readonly issues: ReadonlyMap<string, Issue>;
  /** Issues with a passage to point at, and those whose matter is that a provision is missing. */
  readonly present: readonly Issue[];
  readonly missing: readonly Issue[];
  /** One sentence with the claims that stand and are no issues; undefined where there are none. */
  readonly aside: string | undefined;
  /** What a claim of the debate was about. */
  readonly claims: ReadonlyMap<string, string>;
  expertName(id: string): string;
}

export function openCase(
  result: ReviewResult,
  text: string,
  speaker = speak(result.metadata.output_language),
): CaseFile {
  const names = new Map(result.panel.map((member) => [member.expert, member.name]));
  const issues = result.structured_issues;
  const { rejected_claims, set_aside = [] } = result.consensus;
  const claims = new Map([...rejected_claims, ...set_aside].map(({ claim, title }) => [claim, title]));
  for (const { claim, title, consensus } of issues) {
    for (const position of consensus.dissent) claims.set(position.claim, title);
    if (claim !== undefined) claims.set(claim, title);
  }
  return {
    result,
    text,
    speaker,
    furniture: pageFurniture(text),
    changes: new Map(result.proposed_changes.map((change) => [change.id, change])),
    moves: new Map(result.negotiation_simulation.map((move) => [move.issue_id, move])),
    settlements: settlementsOf(result),
    issues: new Map(issues.map((issue) => [issue.id, issue])),
    present: issues.filter((issue) => issue.evidence.length > 0),
    missing: issues.filter((issue) => issue.evidence.length === 0),
    aside: setAsideLine(result.consensus, speaker),
    claims,
    expertName: (id) => names.get(id) ?? speaker.expert(id),
  };
}

function settlementsOf(result: ReviewResult): Map<string, string> {
  const said = new Set<string>();
  const settlements = new Map<string, string>();
  if (!isNegotiated(result)) return settlements;
  for (const { issue_id, fallback } of result.negotiation_simulation) {
    if (!said.has(fallback)) settlements.set(issue_id, fallback);
    said.add(fallback);
  }
  return settlements;
}

/** What a point to settle is: how grave, where, and whether the panel was of one mind. */
export function pointFacts(issue: Issue, speaker: Speaker): string[] {
  const disputed = issue.consensus.outcome === 'disputed' ? speaker.text('outcome.disputed') : '';
  return [speaker.severity(issue.severity), citationOf(issue, speaker), disputed].filter((fact) => fact !== '');
}

/** A client's own second step goes on the first page; that of a usual clause may not fit this one, so it stays with its reasons. */
export function firstPageFallback({ moves, settlements }: CaseFile, { id }: Issue): string {
  return moves.get(id)?.walk_away === undefined ? '' : (settlements.get(id) ?? '');
}

/** Changes of substance, and slips of the pen that are put right. */
export function changeCounts({ result, issues }: CaseFile): { readonly changes: number; readonly slips: number } {
  const slips = result.proposed_changes.filter(({ issue_id }) => issues.get(issue_id)?.severity === 'info').length;
  return { changes: result.proposed_changes.length - slips, slips };
}

/** What nobody bargains about: there is no other side that could refuse. */
const NO_BARGAIN: ReadonlySet<string> = new Set(['requirements', 'report', 'policy', 'privacy_policy']);

export const isNegotiated = ({ document }: ReviewResult): boolean => !NO_BARGAIN.has(document.type);

/** The document's own title; where it has none, the name it was submitted under. */
export function titleOf({ document, metadata }: ReviewResult, speaker: Speaker): string {
  const own = document.deal?.title ?? '';
  const given = metadata.document_title.replace(/\s+/g, ' ').trim();
  return own || given || speaker.text('report.untitled');
}

/** Longest title that says in a word or two what kind of contract it is, UTF-16 units. */
const LONGEST_KIND = 60;

/** A document that changes or ends another one is not of that one's kind. */
const CHANGES_ANOTHER =
  /^(?:(?:first|second|third|fourth|fifth|sixth|(?:no\.? ?)?\d{1,2}(?:st|nd|rd|th)?|form of|mutual|early)\s)*(?:amendment|addendum|termination|modification|waiver|extension|novation|supplement|atto (?:di modifica|integrativo)|addenda|modifica|novaci[oó]n)(?!\p{L})/iu;
/** Longest of such a title (UTF-16 units). */
const LONGEST_CHANGE = 110;

/** The kind of document: as it calls itself, where it is none of the types that the panel knows. */
export function kindOf({ document, metadata }: ReviewResult, speaker: Speaker): string {
  const title = document.deal?.title ?? '';
  if (CHANGES_ANOTHER.test(title) && title.length <= LONGEST_CHANGE) return inSmall(title);
  const [, called] =
    /^(.*?(?<!\p{L})(?:agreement|contract|contratto|accordo|contrato|acuerdo))(?!\p{L})/iu.exec(title) ?? [];
  if (
    metadata.document_type !== 'general' ||
    called === undefined ||
    called.length > LONGEST_KIND ||
    !called.includes(' ')
  )
    return speaker.documentType(metadata.document_type);
  return inSmall(called);
}

function inSmall(words: string): string {
  const small = words === words.toUpperCase() ? words.toLowerCase() : words;
  return small.charAt(0).toUpperCase() + small.slice(1);
}

/** What the protocol is called: the second reading is stored under another name than the one it goes by. */
export function protocolName({ consensus }: ReviewResult, speaker: Speaker): string {
  const { name } = consensus.protocol;
  return name === SECOND_READING ? speaker.text('protocol.second-reading') : name;
}

/** `issue-12` is cited as 12. */
export function numberOf(issueId: string): string {
  return issueId.replace(/^issue-/, '');
}

export function percent(speaker: Speaker, share: number): string {
  return speaker.number(share, { style: 'percent', maximumFractionDigits: 0 });
}

/** Where an issue stands, as a person cites it, or that it is about what the text lacks; empty when the document has no clauses. */
export function citationOf(issue: Issue, speaker: Speaker): string {
  if (issue.evidence.length === 0) return speaker.text('report.brief.absent');
  const section = sectionOf(issue);
  return /^\d/.test(section) ? speaker.text('report.card.clause', { clause: section }) : section;
}

export function sectionOf(issue: Issue): string {
  return shortText(issue.evidence[0]?.section || issue.place?.section || '', 90);
}

/** UTF-16 units of the list of what one issue holds. */
const MEMBERS = 400;

/** An issue that stands for several says which. */
export function titleAndMembers({ title, also }: Issue, { list }: Speaker): string {
  const members = [...new Set((also ?? []).map((each) => each.title))].filter((each) => each !== title);
  return members.length === 0 ? title : `${title}: ${shortText(list(members), MEMBERS)}`;
}

/** Why the debate ended: the stop rule's name in words, or what the result says when it is no rule's name. */
export function endingOf({ consensus }: ReviewResult, speaker: Speaker): string {
  const key = `stop.${consensus.stop_reason}`;
  return speaker.has(key) ? speaker.text(key) : consensus.stop_reason;
}

/** What the viewer shows of a review: the document's blocks, each with the findings, the marks and the changes in it. */
import type { Issue, ProposedChange } from '../../../../protocols/index.ts';
import type { CompletedReview } from './completed-review.ts';
import { type Block, blockAt } from './document-blocks.ts';
import { blocksOf } from './laid-out-blocks.ts';
import type { Marking, ShownChange } from './marked-text.ts';

/** The decision on a finding, who made it, and whether files include it. */
export interface Decided {
  readonly action: 'accept' | 'reject' | 'edit';
  readonly after?: string | undefined;
  readonly reason?: string | undefined;
  readonly by: string;
  /** Version of the draft; 0 when it is part of a revision already. */
  readonly version: number;
}

/** A finding with what can be decided on it: its change, or itself where there is none. */
export interface ShownFinding {
  readonly issue: Issue;
  readonly change: ProposedChange | undefined;
  /** Id of the change or of the issue. */
  readonly target: string;
  readonly decided: Decided | undefined;
}

export interface ShownBlock {
  readonly block: Block;
  readonly findings: readonly ShownFinding[];
  readonly marking: Marking;
}

export interface ViewerContent {
  /** Findings without a place in the text. */
  readonly general: readonly ShownFinding[];
  readonly blocks: readonly ShownBlock[];
  /** All of them, in the order of the page. */
  readonly findings: readonly ShownFinding[];
}

export function viewerContent(
  { result, text, layout }: Pick<CompletedReview, 'result' | 'text' | 'layout'>,
  decisions: ReadonlyMap<string, Decided>,
): ViewerContent {
  const { structured_issues, proposed_changes, document } = result;
  const blocks = blocksOf(text, document, layout);
  const byIssue = new Map(proposed_changes.map((change) => [change.issue_id, change]));
  const shown = structured_issues.map((issue) => shownFinding(issue, byIssue.get(issue.id), decisions));
  const placed = Map.groupBy(shown, ({ issue, change }) => placeOf(blocks, issue, change));
  const marks = spread(
    blocks,
    structured_issues.flatMap(({ id, severity, evidence }) =>
      evidence.map(({ start, end }) => ({ finding: id, severity, start, end })),
    ),
  );
  const changes = spread(
    blocks,
    proposed_changes.map((change) => shownChange(change, decisions.get(change.id))),
  );
  const looks = spread(blocks, layout?.looks ?? []);
  const general = placed.get(-1) ?? [];
  const content = blocks.map((block, index) => ({
    block,
    findings: placed.get(index) ?? [],
    marking: { marks: marks.get(index) ?? [], changes: changes.get(index) ?? [], looks: looks.get(index) ?? [] },
  }));
  return { general, blocks: content, findings: [...general, ...content.flatMap(({ findings }) => findings)] };
}

export function shownFinding(
  issue: Issue,
  change: ProposedChange | undefined,
  decisions: ReadonlyMap<string, Decided>,
): ShownFinding {
  const target = change?.id ?? issue.id;
  return { issue, change, target, decided: decisions.get(target) ?? decisions.get(issue.id) };
}

/** Where the finding's card is shown; -1: nowhere in the text. */
function placeOf(blocks: readonly Block[], { evidence, place }: Issue, change: ProposedChange | undefined): number {
  const offset = evidence[0]?.start ?? place?.at ?? change?.start;
  return offset === undefined ? -1 : Math.max(blockAt(blocks, offset), Math.min(0, blocks.length - 1));
}

function shownChange({ id, start, end, after }: ProposedChange, decided: Decided | undefined): ShownChange {
  const words = decided?.action === 'edit' ? (decided.after ?? after) : after;
  return { id, start, end, after: words, isEdited: words !== after, decision: decided?.action ?? '' };
}

/** Spans by the index of each block they touch, cut to it; an insertion between two blocks is at the end of the first. */
function spread<Item extends { readonly start: number; readonly end: number }>(
  blocks: readonly Block[],
  items: readonly Item[],
): Map<number, Item[]> {
  const found = new Map<number, Item[]>();
  const add = (index: number, item: Item): void => {
    found.set(index, [...(found.get(index) ?? []), item]);
  };
  for (const item of items) {
    for (let index = Math.max(0, blockAt(blocks, item.start)); index < blocks.length; index += 1) {
      const block = blocks[index] as Block;
      const next = blocks[index + 1];
      if (block.start > item.end || (block.start === item.end && item.start < item.end)) break;
      const isLast = next === undefined || item.end <= next.start;
      const [start, end] = [Math.min(item.start, block.end), isLast ? Math.min(item.end, block.end) : item.end];
      add(index, { ...item, start, end });
      if (isLast) break;
    }
  }
  return found;
}

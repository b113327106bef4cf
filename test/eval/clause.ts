import { type Finding, type Issue, type ReviewResult, seededRandom } from '../../protocols/index.ts';
import { meanInterval } from '../../protocols/lab/statistics/index.ts';
import { ablation, eachWay, type Settled, settledAllWays } from './ablation.ts';
import { type Examined, examined } from './panel-review.ts';
import type { ExpertFigure, Figure, Report } from './report.ts';
import { type Span, touch } from './span.ts';
import type { Tally } from './tally.ts';
import { sampledTwins, type Twins } from './twins.ts';
import { PAGE, volume } from './volume.ts';

/** Findings a reader is shown on a page at most. */
const FINDINGS_A_PAGE = 4;

/** Documents drawn; each is read once clean and twice perturbed. Two idle cores do both sets in about two minutes. */
const DOCUMENTS = { cuad: 48, nda: 40 };

/** What counting hedge words reaches on the held-out split. */
const BASELINE = { cuad: 0.571, nda: 0.485 };

interface Pair {
  readonly twins: Twins;
  readonly clean: { readonly examined: Examined; readonly ways: Settled };
  readonly perturbed: { readonly examined: Examined; readonly ways: Settled };
}

/** CLAUSE: does a perturbed contract score riskier than its clean twin, and are the planted defects among the findings? */
export async function evalClause(source: 'cuad' | 'nda', tell: (step: string) => void): Promise<Report> {
  const pairs: Pair[] = [];
  const sample = sampledTwins(source, DOCUMENTS[source]);
  const cleanReads = new Map<string, Pair['clean']>();
  for (const [index, twins] of sample.entries()) {
    tell(`pair ${index + 1} of ${sample.length}`);
    const clean = cleanReads.get(twins.document) ?? (await read(twins.clean));
    cleanReads.set(twins.document, clean);
    pairs.push({ twins, clean, perturbed: await read(twins.perturbed) });
  }
  const figures: Figure[] = [
    ordering('ordering accuracy', pairs, BASELINE[source], 0.8),
    ordering('ordering accuracy, in-text defects', pairs.filter(ofKind('in_text'))),
    ordering('ordering accuracy, legal defects', pairs.filter(ofKind('legal'))),
    recall('recall of in-text defects', pairs.filter(ofKind('in_text')), 0.4),
    recall('recall of legal defects', pairs.filter(ofKind('legal'))),
    ...volume(
      pairs.map(({ twins, perturbed }) => ({
        length: twins.perturbed.length,
        issues: shownIssues(perturbed.ways.debate, twins.perturbed),
      })),
    ),
    ...ablation(eachWay((way) => pairs.map((pair) => tallied(pair, way)))),
  ];
  return {
    set: source === 'cuad' ? 'clause' : 'nda',
    about: `${pairs.length} pairs of ${cleanReads.size} documents, drawn by a fixed seed`,
    figures,
    experts: expertFigures(pairs),
  };
}

const ofKind =
  (kind: Twins['kind']) =>
  (pair: Pair): boolean =>
    pair.twins.kind === kind;

async function read(text: string): Promise<Pair['clean']> {
  const seen = await examined(text);
  return { examined: seen, ways: settledAllWays(seen) };
}

/** Share of pairs whose perturbed text has the higher overall score; equal scores count half. */
function ordering(measure: string, pairs: readonly Pair[], baseline?: number, aim?: number): Figure {
  const points = pairs.map(({ clean, perturbed }): number => {
    const difference = perturbed.ways.debate.risk.overall - clean.ways.debate.risk.overall;
    return difference > 0 ? 1 : difference === 0 ? 0.5 : 0;
  });
  const figure = points.reduce((sum, point) => sum + point, 0) / Math.max(1, points.length);
  const interval = meanInterval(points, seededRandom(1, measure));
  const ties = points.filter((point) => point === 0.5).length;
  return {
    measure,
    figure,
    ...(interval !== null && { interval: [interval.low, interval.high] }),
    ...(baseline !== undefined && { baseline }),
    ...(aim !== undefined && { aim }),
    note: `${pairs.length} pairs, ${ties} ties`,
  };
}

/** The issues a reader is shown at four a page: the report's own order decides which. */
function shownIssues({ structured_issues }: ReviewResult, text: string): readonly Issue[] {
  return structured_issues.slice(0, FINDINGS_A_PAGE * Math.ceil(text.length / PAGE));
}

const quotes = (issue: Pick<Issue, 'evidence'>, place: Span): boolean =>
  issue.evidence.some((piece) => touch(piece, place));

/**
 * Share of planted defects whose place some shown issue quotes. The baseline is the same share at the same places of the
 * clean twin: what a report hits by quoting a lot.
 */
function recall(measure: string, pairs: readonly Pair[], aim?: number): Figure {
  let [edits, found, anyway] = [0, 0, 0];
  for (const { twins, clean, perturbed } of pairs) {
    const now = shownIssues(perturbed.ways.debate, twins.perturbed);
    const then = shownIssues(clean.ways.debate, twins.clean);
    for (const { before, after } of twins.edits) {
      edits++;
      if (now.some((issue) => quotes(issue, after))) found++;
      if (then.some((issue) => quotes(issue, before))) anyway++;
    }
  }
  return {
    measure,
    figure: found / Math.max(1, edits),
    baseline: anyway / Math.max(1, edits),
    ...(aim !== undefined && { aim }),
    note: `${edits} defects; baseline: the same places of the clean twin`,
  };
}

/** An issue that quotes a planted defect is right, any other a false alarm. */
function tallied({ twins, perturbed }: Pair, way: keyof Settled): Tally {
  const issues = shownIssues(perturbed.ways[way], twins.perturbed);
  const right = issues.filter((issue) => twins.edits.some(({ after }) => quotes(issue, after))).length;
  const missed = twins.edits.filter(({ after }) => !issues.some((issue) => quotes(issue, after))).length;
  return { hits: right, false_alarms: issues.length - right, missed };
}

/** The same words found by the same rule in both twins are no news. */
const wordsOf = ({ rule, evidence }: Finding): string => `${rule}: ${evidence.map(({ quote }) => quote).join(' … ')}`;

function expertFigures(pairs: readonly Pair[]): ExpertFigure[] {
  const figures = new Map<string, { findings: number; right: number; fresh: number; lost: number }>();
  for (const { twins, clean, perturbed } of pairs) {
    for (const expert of new Set([...perturbed.examined.panel, ...clean.examined.panel])) {
      const figure = figures.get(expert) ?? { findings: 0, right: 0, fresh: 0, lost: 0 };
      const now = perturbed.examined.findings[expert] ?? [];
      const then = clean.examined.findings[expert] ?? [];
      const [newWords, oldWords] = [new Set(now.map(wordsOf)), new Set(then.map(wordsOf))];
      figure.findings += now.length;
      figure.right += now.filter((finding) => twins.edits.some(({ after }) => quotes(finding, after))).length;
      figure.fresh += [...newWords].filter((words) => !oldWords.has(words)).length;
      figure.lost += [...oldWords].filter((words) => !newWords.has(words)).length;
      figures.set(expert, figure);
    }
  }
  return [...figures]
    .map(([expert, figure]) => ({ expert, ...figure }))
    .filter(({ findings, lost }) => findings + lost > 0)
    .toSorted((a, b) => b.findings - a.findings);
}

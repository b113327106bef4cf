import { type Issue, SMELL_CATEGORIES } from '../../protocols/index.ts';
import { ablation, eachWay, type Settled, settledAllWays } from './ablation.ts';
import { records } from './data-set.ts';
import { examined } from './panel-review.ts';
import type { ExpertFigure, Figure, Report } from './report.ts';
import { f1Of, macroF1, pooled, type Tally, tallyOf } from './tally.ts';
import { type Read, volume } from './volume.ts';

interface Item {
  readonly project: string;
  readonly text: string;
  readonly smells: Readonly<Record<string, readonly string[]>>;
  /** Recorded output of published tools. */
  readonly tool_outputs: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

const AIM = 0.75;

/** Requirement smells: each item read as a document of requirements by the experts on smells and their critics. */
export async function evalSmells(): Promise<Report> {
  const items = records<Item>('requirement_smells');
  const gold = items.map(({ smells }) => new Set(Object.keys(smells).map((smell) => `smell_${smell}`)));
  const marked = SMELL_CATEGORIES.filter((smell) => gold.some((own) => own.has(smell)));
  const said = eachWay((): ReadonlySet<string>[] => []);
  const reads: Read[] = [];
  const judged = new Map<string, { findings: number; right: number }>();
  for (const [index, { text }] of items.entries()) {
    const bench = await examined(text, {
      type: 'requirements',
      experts: ({ competence, domain }) =>
        domain === 'adversarial' || competence.some((category) => category.startsWith('smell_')),
    });
    const ways: Settled = settledAllWays(bench);
    reads.push({ length: text.length, issues: ways.debate.structured_issues });
    for (const way of Object.keys(ways) as (keyof Settled)[]) said[way].push(smellsOf(ways[way].structured_issues));
    for (const [expert, findings] of Object.entries(bench.findings)) {
      const figure = judged.get(expert) ?? { findings: 0, right: 0 };
      figure.findings += findings.length;
      figure.right += findings.filter(({ category }) => gold[index]?.has(category)).length;
      judged.set(expert, figure);
    }
  }
  const byItem = (own: readonly ReadonlySet<string>[]): Tally[] =>
    items.map((_, i) => tallyOf(marked.map((smell) => [own[i]?.has(smell) ?? false, gold[i]?.has(smell) ?? false])));
  const arta = toolFigures(items, gold, marked, 'ARTA');
  const experts: ExpertFigure[] = [...judged].map(([expert, figure]) => ({ expert, ...figure }));
  const bySmell = marked.map((smell) =>
    tallyOf(items.map((_, i) => [said.debate[i]?.has(smell) ?? false, gold[i]?.has(smell) ?? false])),
  );
  const figures: Figure[] = [
    {
      measure: 'review: micro-F1',
      figure: f1Of(pooled(byItem(said.debate))),
      baseline: arta.micro,
      aim: AIM,
      note: 'baseline: ARTA on the same items',
    },
    { measure: 'review: macro-F1', figure: macroF1(bySmell), baseline: arta.macro },
    ...outsideLargest(items, gold, marked, byItem(said.debate)),
    ...volume(reads),
    ...ablation(eachWay((way) => byItem(said[way]))),
  ];
  return {
    set: 'smells',
    about: `${items.length} requirements`,
    figures,
    experts: experts.filter(({ findings }) => findings > 0),
  };
}

/** The words were chosen on requirements that come mostly from one project: the others are a better estimate. */
function outsideLargest(
  items: readonly Item[],
  gold: readonly ReadonlySet<string>[],
  marked: readonly string[],
  tallies: readonly Tally[],
): Figure[] {
  const sizes = [...Map.groupBy(items, ({ project }) => project)].toSorted(([, a], [, b]) => b.length - a.length);
  const small = [...items.keys()].filter((i) => items[i]?.project !== sizes[0]?.[0]);
  if (small.length === 0) return [];
  const of = <Value>(values: readonly Value[]): Value[] => small.map((i) => values[i] as Value);
  return [
    {
      measure: 'review: micro-F1 outside the largest project',
      figure: f1Of(pooled(of(tallies))),
      baseline: toolFigures(of(items), of(gold), marked, 'ARTA').micro,
      note: `${small.length} items`,
    },
  ];
}

const smellsOf = (issues: readonly Issue[]): ReadonlySet<string> => new Set(issues.map(({ category }) => category));

function toolFigures(
  items: readonly Item[],
  gold: readonly ReadonlySet<string>[],
  marked: readonly string[],
  tool: string,
) {
  const said = items.map(
    ({ tool_outputs }) => new Set(Object.keys(tool_outputs[tool] ?? {}).map((smell) => `smell_${smell}`)),
  );
  const tallies = marked.map((smell) =>
    tallyOf(items.map((_, i) => [said[i]?.has(smell) ?? false, gold[i]?.has(smell) ?? false])),
  );
  return { micro: f1Of(pooled(tallies)), macro: macroF1(tallies) };
}

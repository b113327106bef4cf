import { classifyParagraphs } from '../../../actors/classifiers/index.ts';
import { carried, hasLearnedContract, judgeUnseen } from '../../../actors/classifiers/training/index.ts';
import { categorisedPassages, parseDocument } from '../../../actors/reading/index.ts';
import { CUAD_CATEGORIES } from '../../../protocols/index.ts';
import type { Figure, Report } from '../report.ts';
import { f1Of, macroF1, pooled, type Tally, tallyOf } from '../tally.ts';
import { clauseExamples } from './clause-examples.ts';
import { isRightType } from './contract-types.ts';
import { type Contract, contracts, markedParagraphs } from './contracts.ts';
import { CLAUSE_SETTINGS } from './training-settings.ts';

/** Figures of the published baseline on its own held-out split: TF-IDF with a linear SVM. */
const BASELINE = { paragraph: { micro: 0.564, macro: 0.441 }, contract: { micro: 0.82, macro: 0.63 } };
const AIM = { paragraph: { micro: 0.7, macro: undefined }, contract: { micro: undefined, macro: 0.75 } };

/** Whether a category (number) is given to a paragraph of a contract. */
type Given = (contract: number, paragraph: number, category: number) => boolean;

/**
 * Clause categories of CUAD, by paragraph and as presence in the contract. Contracts the shipped weights were trained on are
 * judged by cross-validation too, which is the only fair figure for them.
 */
export function evalCuad(tell: (step: string) => void): Report {
  const all = contracts();
  const known = all.filter(({ id }) => hasLearnedContract(id)).length;
  const figures: Figure[] = [];
  if (known === all.length) figures.push(...figuresOf('classifier, 5-fold nested', all, crossValidated(all, tell)));
  const note = known === 0 ? 'contracts the weights have not seen' : `trained on ${known} of these: no fair figure`;
  tell('shipped classifier');
  figures.push(...figuresOf('classifier as shipped', all, shipped(all), note));
  tell('review');
  const { says, types } = reviewed(all);
  figures.push(...figuresOf('review', all, says, note), typeFigure(types));
  return { set: 'cuad', about: `${all.length} contracts, 41 clause categories`, figures };
}

function crossValidated(all: readonly Contract[], tell: (step: string) => void): Given {
  const examples = clauseExamples(all);
  const { heldOut, headOf } = judgeUnseen(examples, CLAUSE_SETTINGS, tell);
  const decided = all.map(({ paragraphs }, contract) => {
    const first = examples.documentOf.indexOf(contract);
    const end = first + paragraphs.length;
    return heldOut.map((units, category) => carried([...units.subarray(first, end)], headOf(category, contract)));
  });
  return (contract, paragraph, category) => decided[contract]?.[category]?.[paragraph] === true;
}

const given = (found: readonly (readonly ReadonlySet<string>[])[]): Given => {
  return (contract, paragraph, category) =>
    found[contract]?.[paragraph]?.has(CUAD_CATEGORIES[category] as string) ?? false;
};

function shipped(all: readonly Contract[]): Given {
  const found = all.map(({ text, paragraphs }) => {
    const spans = paragraphs.map(([start, end]) => ({ start, end }));
    return classifyParagraphs(text, spans).map((judged) => new Set<string>(judged.map(({ category }) => category)));
  });
  return given(found);
}

/**
 * What a review sees in a contract it has read by itself, carried over to the paragraphs that its passages touch, and
 * whether it knows what kind of contract it is.
 */
function reviewed(all: readonly Contract[]): {
  says: Given;
  types: readonly (boolean | undefined)[];
} {
  const types: (boolean | undefined)[] = [];
  const found = all.map(({ text, paragraphs, contract_type }) => {
    const sets = paragraphs.map(() => new Set<string>());
    const document = parseDocument(text);
    types.push(isRightType(document.type, contract_type));
    for (const { category, start, end } of categorisedPassages(document)) {
      paragraphs.forEach(([from, to], p) => {
        if (from < end && start < to) sets[p]?.add(category);
      });
    }
    return sets;
  });
  return { says: given(found), types };
}

function typeFigure(types: readonly (boolean | undefined)[]): Figure {
  const known = types.filter((isRight) => isRight !== undefined);
  return {
    measure: 'review: document type, accuracy',
    figure: known.filter((isRight) => isRight).length / known.length,
    note: 'the rules were written on these; a contract of no type of ours is right as general',
  };
}

function figuresOf(system: string, all: readonly Contract[], says: Given, note?: string): Figure[] {
  const marked = all.map(markedParagraphs);
  const byParagraph = CUAD_CATEGORIES.map((_, category) =>
    tallyOf(
      marked.flatMap(({ gold, open }, c) =>
        gold.flatMap((categories, p) => {
          // The marked words are here too, though another place was meant: neither right nor wrong.
          if (open[p]?.has(category)) return [];
          return [[says(c, p, category), categories.has(category)] as const];
        }),
      ),
    ),
  );
  const byContract = CUAD_CATEGORIES.map((_, category) =>
    tallyOf(
      marked.map(({ gold }, c) => {
        const said = gold.some((_, p) => says(c, p, category));
        return [said, gold.some((categories) => categories.has(category))] as const;
      }),
    ),
  );
  return [
    ...pairOf(`${system}: paragraph`, byParagraph, BASELINE.paragraph, AIM.paragraph, note),
    ...pairOf(`${system}: contract`, byContract, BASELINE.contract, AIM.contract, note),
  ];
}

function pairOf(
  what: string,
  tallies: readonly Tally[],
  baseline: { micro: number; macro: number },
  aim: { micro: number | undefined; macro: number | undefined },
  note: string | undefined,
): Figure[] {
  const row = (kind: 'micro' | 'macro', figure: number): Figure => ({
    measure: `${what} ${kind}-F1`,
    figure,
    baseline: baseline[kind],
    ...(aim[kind] !== undefined && { aim: aim[kind] }),
    ...(note !== undefined && { note }),
  });
  return [row('micro', f1Of(pooled(tallies))), row('macro', macroF1(tallies))];
}

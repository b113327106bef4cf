import { judgeTermsBy } from '../../../actors/classifiers/training/index.ts';
import { type ReviewResult, SMELL_CATEGORIES, UNFAIR_CATEGORIES } from '../../../protocols/index.ts';
import { composed, lineAt, termsSentences } from '../classifiers/unfair-examples.ts';
import { unseenTerms } from '../classifiers/unseen-terms.ts';
import { records } from '../data-set.ts';
import { type Examined, examined } from '../panel-review.ts';
import { touch } from '../span.ts';
import { pooled, type Tally, tallyOf } from '../tally.ts';
import { sampledTwins } from '../twins.ts';

/** A document that has been examined, and how well a result over it answers to its labels. */
export interface LabelledDocument {
  readonly bench: Examined;
  tally(result: ReviewResult): Tally;
}

/** Documents of each set: enough for some hundred claims, few enough for a minute or two. */
export const LABELLED_SETS: Readonly<
  Record<string, (tell: (step: string) => void) => AsyncGenerator<LabelledDocument>>
> = {
  terms,
  NDAs: () => twins('nda', 12),
  contracts: () => twins('cuad', 5),
  requirements,
};

/** Whole terms of service, sentence by sentence, judged by weights that have not seen them. */
async function* terms(tell: (step: string) => void): AsyncGenerator<LabelledDocument> {
  const sentences = termsSentences();
  const { weightsFor } = unseenTerms(sentences, tell);
  for (const [name, own] of Map.groupBy(sentences, ({ doc }) => doc)) {
    judgeTermsBy(weightsFor(name));
    const { text, starts } = composed(own.map((sentence) => sentence.text));
    const bench = await examined(text, {
      type: 'terms_of_service',
      experts: ({ domain }) => domain === 'fairness' || domain === 'adversarial',
    });
    const tally = ({ structured_issues }: ReviewResult): Tally => {
      const said = new Set(
        structured_issues.flatMap(({ category, evidence }) =>
          evidence.map(({ start }) => `${category} ${lineAt(starts, start)}`),
        ),
      );
      const pairs = own.flatMap(({ labels }, line) =>
        UNFAIR_CATEGORIES.map(
          (category) => [said.has(`${category} ${line}`), labels.includes(category.slice('unfair_'.length))] as const,
        ),
      );
      return tallyOf(pairs);
    };
    yield { bench, tally };
  }
  judgeTermsBy({});
}

/** Contracts with planted defects: an issue that quotes one is right. */
async function* twins(source: 'cuad' | 'nda', documents: number): AsyncGenerator<LabelledDocument> {
  for (const { perturbed, edits } of sampledTwins(source, documents)) {
    const tally = ({ structured_issues }: ReviewResult): Tally => {
      const quotes = (index: number): boolean =>
        structured_issues.some(({ evidence }) =>
          evidence.some((piece) => touch(piece, (edits[index] as (typeof edits)[number]).after)),
        );
      const right = structured_issues.filter(({ evidence }) =>
        evidence.some((piece) => edits.some(({ after }) => touch(piece, after))),
      ).length;
      const missed = [...edits.keys()].filter((index) => !quotes(index)).length;
      return { hits: right, false_alarms: structured_issues.length - right, missed };
    };
    yield { bench: await examined(perturbed), tally };
  }
}

interface Requirement {
  readonly text: string;
  readonly smells: Readonly<Record<string, readonly string[]>>;
}

async function* requirements(): AsyncGenerator<LabelledDocument> {
  for (const { text, smells } of records<Requirement>('requirement_smells').slice(0, 400)) {
    const bench = await examined(text, {
      type: 'requirements',
      experts: ({ competence, domain }) =>
        domain === 'adversarial' || competence.some((category) => category.startsWith('smell_')),
    });
    const gold = new Set(Object.keys(smells).map((smell) => `smell_${smell}`));
    const tally = ({ structured_issues }: ReviewResult): Tally => {
      const said = new Set<string>(structured_issues.map(({ category }) => category));
      return pooled([tallyOf(SMELL_CATEGORIES.map((smell) => [said.has(smell), gold.has(smell)] as const))]);
    };
    yield { bench, tally };
  }
}

import type { UnfairJudgement } from '../../../actors/classifiers/index.ts';
import { hasLearnedTerms, judgeTermsBy, unfairIn } from '../../../actors/classifiers/training/index.ts';
import { type Issue, UNFAIR_CATEGORIES } from '../../../protocols/index.ts';
import { ablation, eachWay, type Settled, settledAllWays } from '../ablation.ts';
import { examined } from '../panel-review.ts';
import type { ExpertFigure, Figure, Report } from '../report.ts';
import { f1Of, macroF1, pooled, precisionOf, recallOf, type Tally, tallyOf } from '../tally.ts';
import { type Read, volume } from '../volume.ts';
import { composed, lineAt, type TermsSentence, termsSentences } from './unfair-examples.ts';
import { type UnseenTerms, unseenTerms } from './unseen-terms.ts';

/** What a system says of a sentence: categories with their level. */
type Said = ReadonlyMap<string, 2 | 3>;

const BASELINE = { any: 0.708, micro: 0.665, macro: 0.554 };
const AIM = { any: 0.8, macro: 0.65 };

/**
 * Unfair terms, sentence by sentence: the classifier, and the consumer's bench in a review of the whole terms. Terms that
 * the shipped weights have learned are judged and reviewed by weights that have not.
 */
export async function evalUnfair(tell: (step: string) => void): Promise<Report> {
  const sentences = termsSentences();
  const documents = Map.groupBy(sentences.keys(), (index) => sentences[index]?.doc as string);
  const learned = [...documents.keys()].some(hasLearnedTerms);
  const unseen = learned ? unseenTerms(sentences, tell) : undefined;
  const folded = learned ? ', 5-fold' : '';
  const judged = unseen === undefined ? [] : sentences.map((_, s) => heldOut(unseen, s));
  const { reviews, experts, reads } = await reviewed(
    sentences,
    documents,
    tell,
    (name) => unseen?.weightsFor(name) ?? {},
  );
  judgeTermsBy({});
  const byDocument = (said: readonly Said[]): Tally[] =>
    [...documents.values()].map((own) => pooled(byCategory(own, sentences, said)));
  const figures: Figure[] = [
    ...(learned
      ? figuresOf('classifier, 5-fold', sentences, judged, 'rules, one of its features, are written on these terms')
      : []),
    ...figuresOf(
      `review${folded}`,
      sentences,
      reviews.debate,
      learned ? 'rules are written on these terms' : undefined,
    ),
    ...volume(reads),
    ...ablation(eachWay((way) => byDocument(reviews[way]))),
  ];
  return { set: 'unfair', about: `${sentences.length} sentences of ${documents.size} terms`, figures, experts };
}

/** What weights that have not learned from its terms say of a sentence. */
function heldOut({ examples, words: trained }: UnseenTerms, s: number): Said {
  const judged = examples.labels.map(({ name }, label) => ({
    head: { name, ...trained.headOf(label, examples.documentOf[s] as number) },
    probability: trained.heldOut[label]?.[s] as number,
  }));
  return saidOf(unfairIn(judged));
}

const saidOf = (judged: readonly UnfairJudgement[]): Said =>
  new Map(
    judged
      .filter(({ probability, threshold }) => probability >= threshold)
      .map(({ category, level }) => [category, level]),
  );

/** Each document reviewed whole by the consumer's bench and its critics, settled in all ways. */
async function reviewed(
  sentences: readonly TermsSentence[],
  documents: ReadonlyMap<string, readonly number[]>,
  tell: (step: string) => void,
  weightsFor: (document: string) => Parameters<typeof judgeTermsBy>[0],
) {
  const reviews = eachWay(() => sentences.map(() => new Map<string, 2 | 3>()));
  const reads: Read[] = [];
  const judged = new Map<string, { findings: number; right: number }>();
  for (const [name, own] of documents) {
    tell(`review of ${name}`);
    judgeTermsBy(weightsFor(name));
    const { text, starts } = composed(own.map((index) => sentences[index]?.text ?? ''));
    const bench = await examined(text, {
      type: 'terms_of_service',
      experts: ({ domain }) => domain === 'fairness' || domain === 'adversarial',
    });
    const ways: Settled = settledAllWays(bench);
    reads.push({ length: text.length, issues: ways.debate.structured_issues });
    for (const way of Object.keys(ways) as (keyof Settled)[]) {
      for (const issue of ways[way].structured_issues) mark(issue, own, starts, reviews[way]);
    }
    for (const [expert, findings] of Object.entries(bench.findings)) {
      const figure = judged.get(expert) ?? { findings: 0, right: 0 };
      for (const { category, evidence } of findings.filter(isUnfair)) {
        for (const { start } of evidence) {
          figure.findings++;
          if (sentences[own[lineAt(starts, start)] as number]?.labels.includes(labelOf(category))) figure.right++;
        }
      }
      judged.set(expert, figure);
    }
  }
  const experts: ExpertFigure[] = [...judged].map(([expert, figure]) => ({ expert, ...figure }));
  return { reviews, reads, experts: experts.filter(({ findings }) => findings > 0) };
}

const labelOf = (category: string): string => category.slice('unfair_'.length);
const isUnfair = ({ category }: { readonly category: string }): boolean =>
  (UNFAIR_CATEGORIES as readonly string[]).includes(category);

function mark(
  issue: Issue,
  own: readonly number[],
  starts: readonly number[],
  said: readonly Map<string, 2 | 3>[],
): void {
  if (!isUnfair(issue)) return;
  const level = issue.severity === 'critical' || issue.severity === 'high' ? 3 : 2;
  for (const { start } of issue.evidence) {
    const sentence = said[own[lineAt(starts, start)] as number];
    sentence?.set(issue.category, Math.max(level, sentence.get(issue.category) ?? 2) as 2 | 3);
  }
}

function byCategory(indices: Iterable<number>, sentences: readonly TermsSentence[], said: readonly Said[]): Tally[] {
  const wanted = [...indices];
  return UNFAIR_CATEGORIES.map((category) =>
    tallyOf(
      wanted.map((s) => [said[s]?.has(category) ?? false, sentences[s]?.labels.includes(labelOf(category)) ?? false]),
    ),
  );
}

function figuresOf(
  system: string,
  sentences: readonly TermsSentence[],
  said: readonly Said[],
  note?: string,
): Figure[] {
  const any = tallyOf(sentences.map(({ labels }, s) => [(said[s]?.size ?? 0) > 0, labels.length > 0]));
  const tallies = byCategory(sentences.keys(), sentences, said);
  const extra = note === undefined ? {} : { note };
  const { right, majority, hits } = severity(sentences, said);
  return [
    { measure: `${system}: any-unfair F1`, figure: f1Of(any), baseline: BASELINE.any, aim: AIM.any, ...extra },
    { measure: `${system}: any-unfair precision`, figure: precisionOf(any), ...extra },
    { measure: `${system}: any-unfair recall`, figure: recallOf(any), ...extra },
    { measure: `${system}: micro-F1`, figure: f1Of(pooled(tallies)), baseline: BASELINE.micro, ...extra },
    { measure: `${system}: macro-F1`, figure: macroF1(tallies), baseline: BASELINE.macro, aim: AIM.macro, ...extra },
    {
      measure: `${system}: severity, level 2 against 3`,
      figure: right / Math.max(1, hits),
      baseline: majority / Math.max(1, hits),
      note: `${hits} hits; baseline: the commoner level for all`,
    },
  ];
}

/** Level 2 against 3 where category and sentence are right. */
function severity(sentences: readonly TermsSentence[], said: readonly Said[]) {
  let [hits, right, severe] = [0, 0, 0];
  sentences.forEach(({ levels }, s) => {
    for (const [category, level] of said[s] ?? []) {
      const truth = levels[labelOf(category)];
      if (truth !== 2 && truth !== 3) continue;
      hits++;
      if (truth === level) right++;
      if (truth === 3) severe++;
    }
  });
  return { hits, right, majority: Math.max(severe, hits - severe) };
}

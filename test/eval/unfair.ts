import { classifyUnfair, type UnfairJudgement } from '../../actors/classifiers/index.ts';
import { hasLearnedTerms, train, unfairIn } from '../../actors/classifiers/training/index.ts';
import { type Issue, UNFAIR_CATEGORIES } from '../../protocols/index.ts';
import { ablation, eachWay, type Settled, settledAllWays } from './ablation.ts';
import { examined } from './panel-review.ts';
import type { ExpertFigure, Figure, Report } from './report.ts';
import { f1Of, macroF1, pooled, precisionOf, recallOf, type Tally, tallyOf } from './tally.ts';
import { UNFAIR_SETTINGS } from './training-settings.ts';
import { type TermsSentence, termsSentences, unfairExamples } from './unfair-examples.ts';
import { type Read, volume } from './volume.ts';

/** What a system says of a sentence: categories with their level. */
type Said = ReadonlyMap<string, 2 | 3>;

const BASELINE = { any: 0.708, micro: 0.665, macro: 0.554 };
const AIM = { any: 0.8, macro: 0.65 };

/** Unfair terms, sentence by sentence: the classifier, and the consumer's bench in a review of the whole terms. */
export async function evalUnfair(tell: (step: string) => void): Promise<Report> {
  const sentences = termsSentences();
  const documents = Map.groupBy(sentences.keys(), (index) => sentences[index]?.doc as string);
  const { reviews, seen, experts, reads } = await reviewed(sentences, documents, tell);
  const known = [...documents.keys()].filter(hasLearnedTerms).length;
  const shippedNote =
    known === 0 ? 'terms the weights have not seen' : `trained on ${known} of these terms: no fair figure`;
  const figures: Figure[] = [...figuresOf('review', sentences, reviews.debate, shippedNote), ...volume(reads)];
  if (known === documents.size) {
    const judge = crossValidated(sentences, tell);
    figures.push(...figuresOf('classifier, 5-fold', sentences, judge()));
    figures.push(
      ...figuresOf('classifier with the rules, 5-fold', sentences, judge(seen), 'rules written on these terms'),
    );
  } else {
    const judge = (s: number, hints?: ReadonlySet<string>): Said =>
      saidOf(classifyUnfair(sentences[s]?.text ?? '', hints));
    figures.push(
      ...figuresOf(
        'classifier',
        sentences,
        sentences.map((_, s) => judge(s)),
        shippedNote,
      ),
    );
    figures.push(
      ...figuresOf(
        'classifier with the rules',
        sentences,
        sentences.map((_, s) => judge(s, seen[s])),
        shippedNote,
      ),
    );
  }
  const byDocument = (said: readonly Said[]): Tally[] =>
    [...documents.values()].map((own) => pooled(byCategory(own, sentences, said)));
  figures.push(...ablation(eachWay((way) => byDocument(reviews[way]))));
  return { set: 'unfair', about: `${sentences.length} sentences of ${documents.size} terms`, figures, experts };
}

const saidOf = (judged: readonly UnfairJudgement[]): Said =>
  new Map(judged.map(({ category, level }) => [category, level]));

/** Judges every sentence by a model that has not learned from its terms, with what rules saw in it or without. */
function crossValidated(sentences: readonly TermsSentence[], tell: (step: string) => void) {
  const examples = unfairExamples(sentences);
  const { heldOut, headOf } = train(examples, UNFAIR_SETTINGS, tell);
  return (seen?: readonly ReadonlySet<string>[]): Said[] =>
    sentences.map((_, s) => {
      const judged = examples.labels.map(({ name }, label) => ({
        head: { name, ...headOf(label, examples.documentOf[s] as number) },
        probability: heldOut[label]?.[s] as number,
      }));
      return saidOf(unfairIn(judged, seen?.[s]));
    });
}

/** Each document reviewed whole by the consumer's bench and its critics, settled in all ways. */
async function reviewed(
  sentences: readonly TermsSentence[],
  documents: ReadonlyMap<string, readonly number[]>,
  tell: (step: string) => void,
) {
  const reviews = eachWay(() => sentences.map(() => new Map<string, 2 | 3>()));
  const seen = sentences.map(() => new Set<string>());
  const reads: Read[] = [];
  const judged = new Map<string, { findings: number; right: number }>();
  for (const [name, own] of documents) {
    tell(`review of ${name}`);
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
          const index = own[sentenceAt(starts, start)] as number;
          seen[index]?.add(category);
          figure.findings++;
          if (sentences[index]?.labels.includes(labelOf(category))) figure.right++;
        }
      }
      judged.set(expert, figure);
    }
  }
  const experts: ExpertFigure[] = [...judged].map(([expert, figure]) => ({ expert, ...figure }));
  return { reviews, seen, reads, experts: experts.filter(({ findings }) => findings > 0) };
}

/** The terms as one text, a sentence a line. */
function composed(lines: readonly string[]): { text: string; starts: number[] } {
  const starts: number[] = [];
  let text = '';
  for (const line of lines) {
    starts.push(text.length);
    text += `${line}\n`;
  }
  return { text, starts };
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
    const sentence = said[own[sentenceAt(starts, start)] as number];
    sentence?.set(issue.category, Math.max(level, sentence.get(issue.category) ?? 2) as 2 | 3);
  }
}

const sentenceAt = (starts: readonly number[], offset: number): number =>
  starts.findLastIndex((start) => start <= offset);

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

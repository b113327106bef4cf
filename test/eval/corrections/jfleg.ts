import { reviseText } from '../../../actors/publishing/revised-text.ts';
import { PROTOCOLS, type ProposedChange, type Protocol, seededRandom } from '../../../protocols/index.ts';
import { meanInterval } from '../../../protocols/lab/statistics/index.ts';
import { records } from '../data-set.ts';
import { examined, settled } from '../panel-review.ts';
import type { ExpertFigure, Figure, Report } from '../report.ts';
import { type Read, volume } from '../volume.ts';
import { gleu } from './gleu.ts';
import { wordDistance } from './word-distance.ts';

interface Sentence {
  readonly text: string;
  /** What four people made of it. */
  readonly refs: readonly string[];
}

/** A sentence with what a review of it changes. */
interface Revised extends Sentence {
  readonly ours: string;
  readonly changes: readonly (ProposedChange & { readonly experts: readonly string[] })[];
  readonly read: Read;
}

const DEFAULT = PROTOCOLS[0] as Protocol;

/** Learners' sentences: do the changes that the language bench proposes go where people went? */
export async function evalJfleg(tell: (step: string) => void): Promise<Report> {
  const sentences = records<Sentence>('jfleg');
  const revised: Revised[] = [];
  for (const [index, sentence] of sentences.entries()) {
    if (index % 100 === 0) tell(`sentence ${index + 1} of ${sentences.length}`);
    revised.push(await reviewed(sentence));
  }
  const changes = revised.flatMap(({ changes, ...sentence }) => changes.map((change) => ({ change, sentence })));
  const steps = changes.map(({ change, sentence }) => gained(sentence, reviseText(sentence.text, [change])));
  return {
    set: 'jfleg',
    about: `${sentences.length} sentences, ${changes.length} proposed changes`,
    figures: [
      ...precision(steps),
      falseAlarms('sentences changed that all four people left', revised, 4),
      falseAlarms('sentences changed that one of four people left or more', revised, 1),
      {
        measure: 'sentences changed among those that all four people changed',
        ...shareChanged(revised.filter((sentence) => leftBy(sentence) === 0)),
      },
      { measure: 'GLEU', figure: gleuOf(revised, ({ ours }) => ours), baseline: gleuOf(revised, ({ text }) => text) },
      ...volume(revised.map(({ read }) => read)),
    ],
    experts: expertFigures(
      changes.map(({ change }) => change.experts),
      steps,
    ),
  };
}

async function reviewed(sentence: Sentence): Promise<Revised> {
  const { text } = sentence;
  const bench = await examined(text, {
    experts: ({ domain }) => domain === 'language' || domain === 'adversarial',
  });
  const { proposed_changes, structured_issues: issues } = settled(bench, DEFAULT);
  const raisers = new Map(issues.map(({ id, raised_by }) => [id, raised_by]));
  return {
    ...sentence,
    ours: reviseText(text, proposed_changes),
    changes: proposed_changes.map((change) => ({ ...change, experts: raisers.get(change.issue_id) ?? [] })),
    read: { length: text.length, issues },
  };
}

/** Words by which the changed sentence is nearer to the nearest reference than the sentence was; negative: farther. */
function gained({ text, refs }: Sentence, changed: string): number {
  const nearest = (words: string): number => Math.min(...refs.map((reference) => wordDistance(words, reference)));
  return nearest(text) - nearest(changed);
}

function precision(steps: readonly number[]): Figure[] {
  const share = (of: (step: number) => boolean): number => steps.filter(of).length / Math.max(1, steps.length);
  const points = steps.map((step) => (step > 0 ? 1 : 0));
  const interval = meanInterval(points, seededRandom(1, 'changes of a sentence'));
  return [
    {
      measure: 'changes that bring the sentence nearer to a reference',
      figure: share((step) => step > 0),
      ...(interval !== null && { interval: [interval.low, interval.high] }),
      note: `${steps.length} changes, each made alone; distance in words`,
    },
    { measure: 'changes that take it farther away', figure: share((step) => step < 0) },
  ];
}

const leftBy = ({ text, refs }: Sentence): number => refs.filter((reference) => reference === text).length;

function falseAlarms(measure: string, revised: readonly Revised[], people: number): Figure {
  const left = revised.filter((sentence) => leftBy(sentence) >= people);
  return { measure: `${measure} (lower is better)`, ...shareChanged(left) };
}

function shareChanged(revised: readonly Revised[]): { figure: number; note: string } {
  const changed = revised.filter(({ text, ours }) => text !== ours).length;
  return { figure: changed / Math.max(1, revised.length), note: `${changed} of ${revised.length}` };
}

/** Mean over the four references: each is one corrector's whole work. */
function gleuOf(revised: readonly Revised[], of: (sentence: Revised) => string): number {
  const correctors = revised[0]?.refs.length ?? 0;
  const scores = Array.from({ length: correctors }, (_, corrector) =>
    gleu(
      revised.map((sentence) => ({
        source: sentence.text,
        ours: of(sentence),
        reference: sentence.refs[corrector] as string,
      })),
    ),
  );
  return scores.reduce((sum, score) => sum + score, 0) / Math.max(1, correctors);
}

function expertFigures(raisers: readonly (readonly string[])[], steps: readonly number[]): ExpertFigure[] {
  const figures = new Map<string, { findings: number; right: number }>();
  raisers.forEach((experts, index) => {
    for (const expert of experts) {
      const figure = figures.get(expert) ?? { findings: 0, right: 0 };
      figure.findings++;
      if ((steps[index] as number) > 0) figure.right++;
      figures.set(expert, figure);
    }
  });
  return [...figures].map(([expert, figure]) => ({ expert, ...figure })).toSorted((a, b) => b.findings - a.findings);
}

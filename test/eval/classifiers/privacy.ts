import { records } from '../data-set.ts';
import type { Figure, Report } from '../report.ts';
import { f1Of, macroF1, pooled, precisionOf, recallOf, type Tally, tallyOf } from '../tally.ts';
import { practicesIn, READABLE } from './privacy-practices.ts';

interface Paragraph {
  readonly text: string;
  readonly labels: readonly string[];
}

/** TF-IDF with a linear SVM, trained on this set. Its licence lets nobody ship such weights, and we have none. */
const BASELINE = { micro: 0.777, macro: 0.774 };

/** Practices in paragraphs of privacy policies, as the rules of the compliance and fairness benches read them. */
export function evalPrivacy(tell: (step: string) => void): Report {
  const paragraphs = records<Paragraph>('privacy');
  const practices = [...new Set(paragraphs.flatMap(({ labels }) => labels))].toSorted();
  tell(`${paragraphs.length} paragraphs`);
  const read = paragraphs.map(({ text }) => practicesIn(text));
  const tallies = new Map(
    practices.map((practice) => [
      practice,
      tallyOf(paragraphs.map(({ labels }, p) => [read[p]?.has(practice) ?? false, labels.includes(practice)])),
    ]),
  );
  const all = [...tallies.values()];
  const readable = practices.filter((practice) => READABLE.has(practice));
  const ours = readable.map((practice) => tallies.get(practice) as Tally);
  const unread = practices.filter((practice) => !READABLE.has(practice));
  const figures: Figure[] = [
    {
      measure: 'rules: micro-F1',
      figure: f1Of(pooled(all)),
      baseline: BASELINE.micro,
      note: `baseline is trained on the set; no rule speaks to ${unread.join(', ')}`,
    },
    {
      measure: 'rules: macro-F1',
      figure: macroF1(all),
      baseline: BASELINE.macro,
      note: 'baseline is trained on the set',
    },
    { measure: 'rules: precision', figure: precisionOf(pooled(all)) },
    { measure: 'rules: recall', figure: recallOf(pooled(all)) },
    { measure: `rules: micro-F1 over the ${readable.length} practices they speak to`, figure: f1Of(pooled(ours)) },
    ...readable.map((practice) => {
      const tally = tallies.get(practice) as Tally;
      const note = `precision ${precisionOf(tally).toFixed(3)}, recall ${recallOf(tally).toFixed(3)}`;
      return { measure: `rules: F1, ${practice}`, figure: f1Of(tally), note };
    }),
  ];
  return { set: 'privacy', about: `${paragraphs.length} paragraphs, ${practices.length} practices`, figures };
}

/** Texts made to be slow, and too many of them. */
import { FAMILIES } from '../growth/families.ts';
import { type Attack, keepDoing, type Target } from './attack.ts';

const TEXT = 300_000;

/** Submissions of one attack at once. */
const AT_ONCE = 3;

async function submitText(target: Target, text: string, signal: AbortSignal): Promise<number> {
  const answer = await fetch(`${target.url}/api/review/text-review`, {
    method: 'POST',
    headers: { authorization: `Bearer ${target.key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ document_text: text, document_title: 'Attack', preset: 'quick' }),
    signal,
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** Of more lines a document is refused unread. */
const MOST_LINES = 100_000;

/** The families of these names in turn, those left out that would be refused. */
const texts = (name: string, names: RegExp, size = TEXT): Attack => ({
  name,
  run: (target, signal) => {
    const all = FAMILIES.filter((family) => names.test(family.name)).map(({ text }) => text(size));
    const read = all.filter((text) => text.split('\n').length < MOST_LINES);
    let next = 0;
    return keepDoing(AT_ONCE, signal, async (met) =>
      met.add(await submitText(target, read[next++ % read.length] as string, signal)),
    );
  },
});

export const hostileTexts: readonly Attack[] = [
  texts('texts of numbers and terms, 300 KB', /number|clauses|terms/),
  texts('texts of brackets, quotes and lines, 300 KB', /bracket|quote|line|space/),
  texts('texts of exhibits, periods and tokens, 300 KB', /token|exhibit|schedule|duration/i),
  {
    name: 'a submission of 1.9 MB after another',
    run: (target, signal) => {
      const text = (FAMILIES[0] as (typeof FAMILIES)[number]).text(1_900_000);
      return keepDoing(1, signal, async (met) => met.add(await submitText(target, text, signal)));
    },
  },
  {
    name: 'texts of 99,000 lines',
    run: (target, signal) =>
      keepDoing(AT_ONCE, signal, async (met) => met.add(await submitText(target, LINES, signal))),
  },
  texts('texts just short of the long lane, 48 KB', /number|clauses|terms|token|exhibit/, 48_000),
  {
    name: '100 small submissions at once',
    run: (target, signal) =>
      keepDoing(100, signal, async (met) =>
        met.add(await submitText(target, 'The Supplier shall deliver the goods within 30 days.', signal)),
      ),
  },
];

/** Just as many as a document may have. */
const LINES = 'a b\n'.repeat(99_000);

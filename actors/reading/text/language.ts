import { eld } from 'eld/extrasmall';
import type { Language } from '../parsed-document.ts';

/** Samples of this many UTF-16 units, from this many places: enough to tell, whatever the length of the text. */
const SAMPLE = 900;
const SAMPLES = 7;
/** Fewer letters than this say nothing about a language. */
const FEWEST_LETTERS = 20;
/** Share of the samples that must agree. */
const MAJORITY = 0.7;

/** The language of the text by n-grams (eld, 60 languages); `und` for mixed or unreadable text. Confidence 0..1. */
export function detectLanguage(text: string): Language {
  const votes = new Map<string, { count: number; score: number }>();
  let cast = 0;
  for (const sample of samples(text)) {
    if ((sample.match(/\p{L}/gu)?.length ?? 0) < FEWEST_LETTERS) continue;
    const result = eld.detect(sample);
    cast++;
    const code = result.language;
    const vote = votes.get(code) ?? { count: 0, score: 0 };
    votes.set(code, { count: vote.count + 1, score: vote.score + (result.getScores()[code] ?? 0) });
  }
  const best = [...votes].toSorted((a, b) => b[1].count - a[1].count || b[1].score - a[1].score)[0];
  if (!best || best[0] === '' || best[1].count / cast < MAJORITY) return { code: 'und', confidence: 0 };
  const confidence = Math.min(1, (best[1].score / best[1].count) * (best[1].count / cast));
  return { code: best[0], confidence: Math.round(confidence * 100) / 100 };
}

/** Capitals are read as small letters: headings would otherwise count as another language. */
function samples(text: string): string[] {
  if (text.length <= SAMPLE * 2) return [text.toLowerCase()];
  const step = (text.length - SAMPLE) / (SAMPLES - 1);
  return Array.from({ length: SAMPLES }, (_, i) =>
    text.slice(Math.floor(i * step), Math.floor(i * step) + SAMPLE).toLowerCase(),
  );
}

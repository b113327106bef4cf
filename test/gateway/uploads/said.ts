import { speak } from '../../../actors/languages/index.ts';
import type { Phrase } from '../../../protocols/index.ts';

/** Notes on the reading as an English report says them; each has to be sayable in Italian and Spanish, too. */
export function said(notes: readonly Phrase[]): string[] {
  for (const language of ['Italian', 'Spanish']) {
    const speaker = speak(language);
    for (const { key, values } of notes) speaker.text(key, values);
    if (speaker.gaps.size > 0) throw new Error(`${language} lacks ${[...speaker.gaps].join(', ')}`);
  }
  return notes.map(({ key, values }) => speak('English').text(key, values));
}

import type { ReviewResult } from '../../protocols/index.ts';
import type { Speaker } from './speaker.ts';

/** One sentence that names the claims that were not rejected and are no issues, each title once with its first place; undefined where there are none. */
export function setAsideLine({ set_aside = [] }: ReviewResult['consensus'], speaker: Speaker): string | undefined {
  const places = new Map<string, string>();
  for (const { title, section = '' } of set_aside) if (!places.get(title)) places.set(title, section);
  const named = [...places].map(([title, section]) => (section === '' ? title : `${title} (${section})`));
  return named.length === 0 ? undefined : speaker.text('report.issues.aside', { titles: speaker.list(named) });
}

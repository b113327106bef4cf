import type { ReviewResult } from '../../protocols/index.ts';
import type { Speaker } from './speaker.ts';

/** One sentence that names the claims that hold and are no issues, each title once; undefined where there are none. */
export function setAsideLine({ set_aside = [] }: ReviewResult['consensus'], speaker: Speaker): string | undefined {
  const titles = [...new Set(set_aside.map(({ title }) => title))];
  return titles.length === 0 ? undefined : speaker.text('report.issues.aside', { titles: speaker.list(titles) });
}

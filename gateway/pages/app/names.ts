import type { Speaker } from '../../../actors/languages/index.ts';
import type { ReviewResult } from '../../../protocols/index.ts';
import { type Html, html } from '../html.ts';
import type { Language } from '../languages.ts';

/**
 * The names that reports give to stages, severities, stances and the rest, in the reader's language. Loaded with the first
 * page that needs them: a service that nobody looks at does without the catalogues.
 */
export async function namesIn(language: Language): Promise<Speaker> {
  const { speak } = await import('../../../actors/languages/index.ts');
  return speak(language);
}

/** What the first page says of language models, stubs and experts from outside; undefined where there were none. */
export async function notedMakers(result: ReviewResult, names: Speaker): Promise<string | undefined> {
  const { madeBy } = await import('../../../actors/languages/index.ts');
  return madeBy(result, names).notice;
}

/** What the panel holds and no issue reports, in one sentence; undefined where there is none. */
export async function notedAside({ consensus }: ReviewResult, names: Speaker): Promise<string | undefined> {
  const { setAsideLine } = await import('../../../actors/languages/index.ts');
  return setAsideLine(consensus, names);
}

const FORMAT = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;

/** An instant (milliseconds since 1970-01-01 UTC) as the reader writes it; the machine's form beside it. */
export function instant(at: number, locale: Speaker['locale']): Html {
  const iso = new Date(at).toISOString();
  return html`<time datetime="${iso}">${new Intl.DateTimeFormat(locale, FORMAT).format(at)} UTC</time>`;
}

import type { Speaker } from '../../../actors/languages/index.ts';
import { type Html, html } from '../html.ts';

/** How many findings there are of each severity. */
export const pills = (severities: readonly (readonly [string, number])[], names: Speaker): Html =>
  html`${severities.map(([severity, count]) => html`<span class="pill ${severity}">${names.severity(severity)} ${count}</span> `)}`;

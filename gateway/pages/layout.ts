import { assetNamed } from './assets.ts';
import { type Html, html } from './html.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language, type Say } from './languages.ts';

export interface MenuItem {
  readonly href: string;
  readonly text: string;
  /** The page belongs to it. */
  readonly isCurrent?: boolean;
}

export interface Layout {
  readonly title: string;
  readonly body: Html;
  readonly language: Language;
  readonly say: Say;
  /** Where the service's name leads. */
  readonly home: string;
  readonly menu?: readonly MenuItem[];
  /** At the end of the header: who is signed in, and the way out. */
  readonly person?: Html;
  /** Names of assets, such as `live.js`. */
  readonly scripts?: readonly string[];
}

/** A whole page: header, menu, content, languages. */
export function layout({ title, body, language, say, home, menu = [], person, scripts = [] }: Layout): Html {
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Conclave</title><link rel="icon" href="${assetNamed('icon.svg').path}">
<link rel="stylesheet" href="${assetNamed('style.css').path}">
${scripts.map((name) => html`<script type="module" src="${assetNamed(name).path}"></script>`)}</head>
<body><a class="skip" href="#content">${say('page.skip')}</a>
<header class="top"><a class="brand" href="${home}">Conclave</a>${writeMenu(menu, say)}${person}</header>
<main id="content" tabindex="-1">${body}</main>
<footer class="bottom"><form method="get"><fieldset><legend>${say('page.language')}</legend>
${LANGUAGES.map((each) => html`<button name="lang" value="${each}" lang="${each}" aria-pressed="${String(each === language)}">${LANGUAGE_NAMES[each]}</button>`)}
</fieldset></form></footer></body></html>`;
}

const writeMenu = (menu: readonly MenuItem[], say: Say): Html | undefined =>
  menu.length === 0
    ? undefined
    : html`<nav aria-label="${say('page.menu')}"><ul>${menu.map(
        ({ href, text, isCurrent }) =>
          html`<li><a href="${href}"${isCurrent ? html` aria-current="page"` : ''}>${text}</a></li>`,
      )}</ul></nav>`;

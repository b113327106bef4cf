/** The form that begins a review: a file, and what is asked of the panel. */
import type { Speaker } from '../../../actors/languages/index.ts';
import { TIER_LIMITS } from '../../../protocols/account/index.ts';
import { creditsFor, DEEP_FACTOR } from '../../../protocols/index.ts';
import { LanguageModels } from '../../../protocols/models/index.ts';
import { consentOf } from '../../models/index.ts';
import { type Html, html } from '../html.ts';
import type { AppRequest } from './access.ts';
import type { AppServices } from './app-services.ts';

const PRESETS = ['comprehensive', 'quick', 'legal', 'technical', 'compliance'] as const;
const OUTPUT_LANGUAGES = ['English', 'Italian', 'Spanish'] as const;
const OWN_LANGUAGE = { en: 'English', it: 'Italian', es: 'Spanish' } as const;
const OWN_NAMES = { English: 'English', Italian: 'Italiano', Spanish: 'Español' } as const;

export function dropForm(services: AppServices, request: AppRequest, names: Speaker): Html {
  const { say, account, language } = request;
  const { tier, balance } = services.accounts.view(account.account_id);
  const isUnlimited = TIER_LIMITS[tier].creditsPerMonth === null;
  return html`<file-drop><form class="card drop" method="post" enctype="multipart/form-data" action="/app/reviews">
<label class="file"><span>${say('app.drop.file')}</span> <input type="file" name="file" required accept=".docx,.pdf,.txt,.md"></label>
<div class="row"><label>${say('app.drop.preset')} <select name="preset">${PRESETS.map((preset) => html`<option value="${preset}">${isUnlimited ? names.text(`preset.${preset}`) : say('app.drop.cost', { preset: names.text(`preset.${preset}`), credits: creditsFor(preset, false) })}</option>`)}</select></label>
<label>${say('app.drop.language')} <select name="output_language">${OUTPUT_LANGUAGES.map((each) => html`<option value="${each}"${each === OWN_LANGUAGE[language] ? html` selected` : ''}>${OWN_NAMES[each]}</option>`)}</select></label>
<label class="check"><input type="checkbox" name="enable_deep_review" value="true"> ${isUnlimited ? say('app.drop.deep') : say('app.drop.deep-cost', { factor: DEEP_FACTOR })}</label>
${positions(services, request)}
${languageModels(services, request)}
<button class="main">${say('app.drop.begin')}</button></div>
<p class="soft">${isUnlimited ? say('app.credits.unlimited') : say('app.credits.left', { credits: balance })}</p></form></file-drop>`;
}

/** Whom the review speaks for, and by which positions it goes. What is left blank is not asked for. */
function positions({ playbooks }: AppServices, { say, account }: AppRequest): Html {
  const known = playbooks.list(account.account_id).map(({ id, name }) => html`<option value="${id}">${name}</option>`);
  return html`<label>${say('app.drop.side')} <input name="side" maxlength="200" list="sides" autocomplete="off" placeholder="${say('app.drop.both')}"></label>
<datalist id="sides"><option value="customer">${say('app.drop.customer')}</option><option value="supplier">${say('app.drop.supplier')}</option></datalist>
<label>${say('app.drop.playbook')} <select name="playbook"><option value="">${say('app.drop.none')}</option>${known}</select></label>
<label>${say('app.drop.standard')} <input name="standard" maxlength="100" autocomplete="off" spellcheck="false" placeholder="rev_… / pb_…"></label>`;
}

/** The question to the person who begins the review, where operator and account have agreed to language models. */
function languageModels({ store, hasLanguageModels }: AppServices, { say, account }: AppRequest): Html | false {
  if (!hasLanguageModels || consentOf(store, account.account_id) === 'none') return false;
  const choices = LanguageModels.options.map(
    (each) => html`<option value="${each}">${say(`app.drop.models.${each}`)}</option>`,
  );
  return html`<label>${say('app.drop.models')} <select name="language_models">${choices}</select></label>`;
}

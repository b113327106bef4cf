import { beforeAll, expect, test } from 'vitest';
import { languageExperts, prepareLanguageExperts } from '../../../../actors/experts/language/index.ts';
import { language as en } from '../../../../actors/languages/en/language.ts';
import { language as es } from '../../../../actors/languages/es/language.ts';
import { language as it } from '../../../../actors/languages/it/language.ts';
import { parseDocument } from '../../../../actors/reading/index.ts';
import { findingsOf, tryExperts } from '../trial.ts';

beforeAll(prepareLanguageExperts);

const expertOf = (id: string) => languageExperts.find((expert) => expert.id === id) as (typeof languageExperts)[number];
const LONG = `The Tenant shall ${'carry the old chairs to the barn and '.repeat(20)} rest.`;
const HARD =
  'Notwithstanding administrative considerations, organizational representatives necessarily accumulate extraordinary institutional responsibilities regarding international telecommunication infrastructure. ';
const TERMS = `This Agreement is made between Alder Ltd (the "Supplier") and Birch Inc. (the "Customer").
1. Terms
1.1 "Fees" means the sums in the table.
1.2 The Customer pays the Fees. The Fees are net. All Fees are due in May.
`;

tryExperts('language', languageExperts, { en, es, it }, [
  {
    expert: 'ambiguity',
    rule: 'ambiguity.vague-time',
    positive: 'The Supplier shall mend the roof within a reasonable time.',
    negative: 'The Supplier shall mend the roof as soon as practicable, but in any event within 5 days.',
    defeated: {
      text: 'The Supplier shall mend the roof within a reasonable time and not later than 5 days after notice.',
      quoting: 'within a reasonable time',
      claim: { rule: 'ambiguity.vague-time', category: 'ambiguity' },
      reason: 'ambiguity.bounded',
    },
  },
  {
    expert: 'ambiguity',
    rule: 'ambiguity.optional-duty',
    positive: 'The Supplier may or may not mend the roof.',
    negative: 'The Supplier shall mend the roof.',
  },
  {
    expert: 'ambiguity',
    rule: 'ambiguity.vague-degree',
    positive: 'The Supplier shall generally mend the roof.',
    negative: 'The Supplier shall follow generally accepted practice.',
  },
  {
    expert: 'ambiguity',
    rule: 'ambiguity.permissive-duty',
    positive: 'The Supplier may reimburse the Customer for the loss.',
    negative: 'The Supplier shall reimburse the Customer for the loss.',
  },
  {
    expert: 'ambiguity',
    rule: 'ambiguity.vague-amount',
    positive: 'The Supplier shall keep a substantial portion of the price.',
    negative: 'The Supplier shall keep a tenth of the price, approximately 500 euro.',
  },
  {
    expert: 'ambiguity',
    rule: 'ambiguity.and-or',
    positive: 'The Tenant shall not keep cats and/or dogs.',
    negative: 'The Tenant shall not keep cats or dogs.',
  },
  {
    expert: 'grammar',
    rule: 'grammar.slip',
    positive: 'The Supplier shall rent a office in the old town for the whole of the year.',
    negative: 'The Supplier shall rent an office in the old town, as section 2(a) of the plan allows.',
    defeated: {
      text: 'The sign says “a office in town” in red letters.',
      quoting: 'a office in town',
      claim: { rule: 'grammar.slip', category: 'grammar', severity: 'low' },
      reason: 'grammar.quotation',
    },
  },
  {
    expert: 'inclusive-wording',
    rule: 'inclusive-wording.alternative',
    positive: 'The club elects a chairman every year.',
    negative: 'The club elects a chair every year. Chairman Smith retired.',
    defeated: {
      text: 'The rule follows Mr chairman of the guild.',
      quoting: 'chairman',
      claim: { rule: 'inclusive-wording.alternative', category: 'inclusive_wording', severity: 'info' },
      reason: 'inclusive-wording.title',
    },
  },
  {
    expert: 'passive-duties',
    rule: 'passive-duties.no-actor',
    positive: 'The keys shall be returned. The rooms must be inspected. The report will be submitted.',
    negative:
      'The keys shall be returned by the Tenant. The rooms must be inspected by the agent. The report will be submitted by the agent.',
    defeated: {
      text: 'The keys shall be returned in May by the Tenant.',
      quoting: 'shall be returned',
      claim: { rule: 'passive-duties.no-actor', category: 'passive_voice' },
      reason: 'passive-duties.actor-named',
    },
  },
  {
    expert: 'readability',
    rule: 'readability.difficult',
    type: 'privacy_policy',
    positive: HARD.repeat(25),
    negative: 'We keep your name. We do not sell it. You can ask us to drop it. '.repeat(40),
    defeated: {
      text: 'We keep your name for one year. We do not sell it to any other firm.',
      quoting: 'We keep your name',
      claim: { rule: 'readability.difficult', category: 'readability' },
      reason: 'readability.measured',
    },
  },
  {
    expert: 'repetition',
    rule: 'repetition.doubled',
    positive: 'The Tenant shall pay the the rent.',
    negative: 'The Tenant knows that he had had a lease.',
    defeated: {
      text: 'The first column ends with rent\nrent begins the second.',
      quoting: 'rent\nrent',
      claim: {
        rule: 'repetition.doubled',
        category: 'repetition',
        severity: 'low',
        change: { start: 27, end: 36, before: 'rent\nrent', after: 'rent' },
      },
      reason: 'repetition.layout',
    },
  },
  {
    expert: 'sentence-length',
    rule: 'sentence-length.long',
    positive: LONG,
    negative: 'The Tenant shall carry the chairs to the barn.',
    defeated: {
      text: 'The Tenant shall (a) carry chairs; (b) carry tables; and (c) close the barn.',
      quoting: 'The Tenant shall',
      claim: { rule: 'sentence-length.long', category: 'sentence_length', severity: 'info' },
      reason: 'sentence-length.list',
    },
  },
  {
    expert: 'spelling',
    rule: 'spelling.misspelled',
    positive: 'The Tenant shall recieve the keys. To receive them is a duty.',
    negative:
      'The Sublicensee shall indemnify Mr Wrzesniewski hereunder and organise noncustodial storage and enablement of the process.',
    defeated: {
      text: 'A frobnik is small. The frobnik hums. Each frobnik is round.',
      quoting: 'frobnik',
      claim: {
        rule: 'spelling.misspelled',
        category: 'spelling',
        severity: 'low',
        change: { start: 2, end: 9, before: 'frobnik', after: 'frolic' },
      },
      reason: 'spelling.own-word',
    },
  },
  {
    expert: 'ambiguity',
    rule: 'ambiguity.should',
    positive: 'The Tenant should paint the house.',
    negative: 'The Tenant shall paint the house.',
  },
  {
    expert: 'ambiguity',
    rule: 'ambiguity.weak-modal',
    positive: 'The Supplier can deliver the goods on Monday.',
    negative: 'The Supplier may deliver the goods on Monday.',
  },
  {
    expert: 'ambiguity',
    rule: 'ambiguity.efforts',
    positive: 'The Supplier shall use best efforts to deliver the goods on Monday.',
    negative: 'The Supplier shall deliver the goods on Monday.',
  },
  {
    expert: 'ambiguity',
    rule: 'ambiguity.no-promise',
    positive: 'The Supplier makes no guarantee that the goods arrive.',
    negative: 'The Supplier guarantees that the goods arrive.',
  },
  {
    expert: 'ambiguity',
    rule: 'ambiguity.open-ended-time',
    positive: 'The Tenant shall store the goods indefinitely.',
    negative: 'The Tenant shall store the goods until May.',
  },
  {
    expert: 'terminology',
    rule: 'terminology.two-terms',
    positive: `${TERMS}1.3 The Supplier may raise the Charges. The Customer accepts the Charges.\n`,
    negative: TERMS,
    defeated: {
      text: `${TERMS}1.3 "Charges" means taxes. The Supplier may raise the Charges.\n`,
      quoting: 'raise the Charges',
      claim: { rule: 'terminology.two-terms', category: 'terminology', values: { stray: 'Charges', main: 'Fees' } },
      reason: 'terminology.own-definition',
    },
  },
  {
    expert: 'tone',
    rule: 'tone.informal',
    positive: 'The Tenant shall pay. The Owner shall paint. Both shall clean up the stuff in the yard.',
    negative: 'The Tenant shall pay. The Owner shall paint. Both shall clean the yard.',
    defeated: {
      text: 'The trademark stuff® is registered.',
      quoting: 'stuff®',
      claim: { rule: 'tone.informal', category: 'tone', severity: 'info' },
      reason: 'tone.brand',
    },
  },
]);

test('language: the spelling expert leaves names, defined terms and words of the document alone', () => {
  const text = 'Zyntrix sells frobniks. The "Qworble" means a lamp. A qworble glows. A frobniks shop sells frobniks.';
  expect(findingsOf(expertOf('spelling'), parseDocument(text))).toEqual([]);
});

test('language: no grammar is made of the pieces of one word', () => {
  const torn = 'Acme keeps what it is given by Beta, except as may otherwise he rein be agreed by both of them.';
  expect(findingsOf(expertOf('grammar'), parseDocument(torn))).toEqual([]);
});

test('language: the recipient of something does nothing', () => {
  const sent = 'The shop can send you invoices and reminders by mail after each of the orders.';
  expect(findingsOf(expertOf('grammar'), parseDocument(sent))).toEqual([]);
  const does = 'The shop can send what you invoices by mail after each of the orders of the year.';
  expect(findingsOf(expertOf('grammar'), parseDocument(does)).map(({ rule }) => rule)).toEqual(['grammar.slip']);
});

test('language: a grammar repair keeps its place after an emoji', () => {
  const text = 'The blue 🙂 sign hangs in front of a office in the old town for the whole year.';
  const [finding] = findingsOf(expertOf('grammar'), parseDocument(text));
  const change = finding?.change;
  expect(change && text.slice(0, change.start) + change.after + text.slice(change.end)).toContain('an office');
});

import { dealSheet } from '../../actors/drafting/deal/deal-sheet.ts';
import { speak } from '../../actors/languages/index.ts';
import { parseDocument } from '../../actors/reading/index.ts';
import type { DealSheet } from '../../protocols/index.ts';
import { type DealTopic, QUOTED_TOPICS, type ReadDeal, readDeals } from './classifiers/read-deals.ts';
import type { Figure, Report } from './report.ts';

/** What the readers ask of a line that is shown. */
const AIM = 0.8;
/** Characters by which a quotation must reach into a reader's passage. */
const INTO = 10;

interface Judged {
  readonly deal: ReadDeal;
  readonly sheet: DealSheet;
}

/** The first page of a report against what careful readers took for the deal; the weights have not seen the test third. */
export function evalDeal(tell: (step: string) => void): Report {
  const { train, test } = readDeals();
  const judge = (deal: ReadDeal): Judged => ({
    deal,
    sheet: dealSheet(parseDocument(deal.text), [], speak('English')),
  });
  tell(`${test.length} contracts of the test third`);
  const tested = figuresOf('test', test.map(judge));
  tell(`${train.length} contracts that the weights have learned from`);
  const learned = figuresOf('train', train.map(judge), 'the weights have learned from these: no fair figure');
  return {
    set: 'deal',
    about: `${test.length} contracts set aside and ${train.length} to learn from, each read by one reader`,
    figures: [...tested, ...learned],
  };
}

function figuresOf(part: string, judged: readonly Judged[], note?: string): Figure[] {
  const lines = QUOTED_TOPICS.map((topic) => ({ topic, ...tallyOf(topic, judged) }));
  const all = lines.reduce((sum, line) => ({
    topic: line.topic,
    right: sum.right + line.right,
    wrong: sum.wrong + line.wrong,
    missing: sum.missing + line.missing,
    none: sum.none + line.none,
  }));
  const shown = [...lines, { ...all, topic: 'all topics' }].flatMap(
    ({ topic, right, wrong, missing, none }): Figure[] => {
      const counts = `${right} right, ${wrong} wrong, ${missing} missing, ${none} rightly none`;
      return [
        {
          measure: `${part}: ${topic}, shown lines that are right`,
          figure: share(right, right + wrong),
          aim: AIM,
          note: counts,
        },
        {
          measure: `${part}: ${topic}, contracts with a right answer`,
          figure: (right + none) / (right + wrong + missing + none),
        },
      ];
    },
  );
  return [...shown, ...namesOf(part, judged)].map((figure) =>
    note === undefined ? figure : { ...figure, note: figure.note ?? note },
  );
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** A line is right when one of its passages reaches into one of the reader's. */
function tallyOf(topic: DealTopic, judged: readonly Judged[]) {
  const tally = { right: 0, wrong: 0, missing: 0, none: 0 };
  for (const { deal, sheet } of judged) {
    const line = sheet.lines.find((each) => each.topic === topic);
    const shown = line?.passages ?? [];
    const gold = deal.topics[topic];
    // A line that only names a clause says nothing itself.
    const isSilent = (line?.facts ?? []).every((fact) => fact.startsWith('see '));
    if (shown.length === 0 && isSilent) tally[gold.length === 0 ? 'none' : 'missing']++;
    else if (shown.length === 0) tally.right++;
    else if (shown.some((own) => gold.some(([start, end]) => own.start < end - INTO && own.end > start + INTO)))
      tally.right++;
    else tally.wrong++;
  }
  return tally;
}

const FORMS =
  /\b(?:inc(?:orporated)?|corp(?:oration)?|co(?:mpany)?|llc|ltd|limited|plc|lp|llp|gmbh|ag|sa|nv|bv|the)\b/g;
const plain = (words: string): string => {
  const letters = words
    .toLowerCase()
    .replace(/\./g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return letters.replace(FORMS, '').replace(/\s+/g, ' ').trim() || letters;
};

/** Whether two printed names are one: the same words, or one is the other's beginning. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)];
  return a !== '' && b !== '' && (a === b || a.startsWith(`${b} `) || b.startsWith(`${a} `));
}

function namesOf(part: string, judged: readonly Judged[]): Figure[] {
  let [gold, found, said, wrong, roles, whole] = [0, 0, 0, 0, 0, 0];
  for (const { deal, sheet } of judged) {
    const facts = sheet.lines.find(({ topic }) => topic === 'parties')?.facts ?? [];
    const named = facts.map((fact) => fact.replace(/ \([^()]*\)$/, ''));
    const has = deal.parties.map(({ name }) => named.findIndex((each) => isSame(each, name)));
    const bad = named.filter(
      (each) => !deal.parties.some(({ name, role }) => isSame(each, name) || isSame(each, role)),
    );
    gold += deal.parties.length;
    found += has.filter((at) => at >= 0).length;
    roles += deal.parties.filter(({ role }, p) => {
      const fact = facts[has[p] as number] ?? '';
      return role === '' ? fact !== '' : plain(fact).includes(plain(role));
    }).length;
    said += named.length;
    wrong += bad.length;
    if (bad.length === 0 && has.every((at) => at >= 0)) whole++;
  }
  const titles = judged.filter(({ deal, sheet }) =>
    deal.title === '' ? sheet.title === '' : plain(deal.title) === plain(sheet.title),
  );
  const dates = judged.filter(({ deal, sheet }) => deal.date === sheet.date);
  return [
    { measure: `${part}: parties found`, figure: found / gold, note: `${found} of ${gold}` },
    { measure: `${part}: parties found with their role`, figure: roles / gold },
    { measure: `${part}: names shown that are no party`, figure: share(wrong, said), note: `${wrong} of ${said}` },
    { measure: `${part}: contracts with all parties and no other`, figure: whole / judged.length },
    { measure: `${part}: title as printed`, figure: titles.length / judged.length },
    { measure: `${part}: date, or rightly none`, figure: dates.length / judged.length },
  ];
}

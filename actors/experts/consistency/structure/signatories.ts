import type { Finding } from '../../../../protocols/index.ts';
import type { ParsedDocument, Span } from '../../../reading/index.ts';
import type { Expert } from '../../expert.ts';
import { CONTRACTS, report } from '../../toolkit/index.ts';
import { outsiders } from './outsiders.ts';

const PERSON =
  "(?!Name|Title)\\p{Lu}[\\p{L}'’-]*\\.?(?:[ \\t]+(?!Name|Title|Its\\b|Date|By\\b|Print)(?:\\p{Lu}[\\p{L}'’-]*\\.?|de|van|von|della|del|di)){1,3}";
/** A printed name or a signature given as text. */
const SIGNER = new RegExp(
  `(?:/s/\\s{0,4}|\\b(?:Name|Print(?:ed)? Name|Nome|Nombre|By|Firmado por)\\s{0,2}:\\s{0,12}(?:_{0,60}\\s{0,8})?(?:/s/\\s{0,3})?)(${PERSON})`,
  'gu',
);
/** Two signature lines are one below the other, UTF-16 units. */
const APART = 1_200;
/** How much of a signature block is read, UTF-16 units. */
const BLOCK = 4_000;
/** The name of the first party is above the first signature line, UTF-16 units. */
const OVER = 300;
/** Words of a company's form, and of an office, which are no person. */
const NO_PERSON =
  /\b(?:Inc|LLC|Ltd|Corp|Corporation|Company|Limited|Trust|Fund|Partners|Title|President|Director|Officer|Chief|Manager|Secretary|Date|Its|By|Name|Agreement|General|Managing|Authorized|Bank)\b/;

interface Signer extends Span {
  readonly person: string;
}

const plain = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

function signersOf(text: string, start: number, end: number): Signer[] {
  return [...text.slice(start, end).matchAll(SIGNER)].flatMap(({ 0: whole, 1: name = '', index }) => {
    const person = plain(name)
      .split(' ')
      .filter((word) => word.length > 1);
    return person.length < 2 || NO_PERSON.test(name)
      ? []
      : [{ person: `${person[0]} ${person.at(-1)}`, start: start + index, end: start + index + whole.length }];
  });
}

/** Whose name stands last over the place; undefined where another name is beside it, as in two columns. */
function partyOver(document: ParsedDocument, from: number, at: number): number | undefined {
  const over = document.text.slice(from, at).toLowerCase();
  const last = document.parties.map(({ name, role }) =>
    Math.max(...[name, role].map((words) => (words.length > 3 ? over.lastIndexOf(words.toLowerCase()) : -1))),
  );
  const place = Math.max(...last);
  const before = Math.max(-1, ...last.filter((one) => one < place));
  if (place < 0) return undefined;
  return before >= 0 && place - before < BESIDE && !SIGNED.test(over.slice(before, place))
    ? undefined
    : last.indexOf(place);
}

/** So near each other two names are the heads of two columns, UTF-16 units. */
const BESIDE = 160;
/** Somebody has signed between two names, or a sentence is there. */
const SIGNED = /\/s\/|\b(?:whereof|the parties|shall)\b|\bname\s{0,2}:|\btitle\s{0,2}:|_{6,}/;

/** One person signs for two parties: it is unclear who agreed to what, and whether anybody approved it. */
function samePerson(document: ParsedDocument): Finding[] {
  const block = document.clauses.find(({ kind }) => kind === 'signature');
  if (block === undefined || document.parties.length !== 2) return [];
  const from = Math.max(0, block.start - OVER);
  const end = Math.min(document.text.length, block.start + BLOCK);
  const first = new Map<string, { readonly signer: Signer; readonly party: number }>();
  for (const signer of signersOf(document.text, block.start, end)) {
    const party = partyOver(document, from, signer.start);
    if (party === undefined) continue;
    const earlier = first.get(signer.person);
    if (earlier === undefined) first.set(signer.person, { signer, party });
    else if (
      earlier.party !== party &&
      signer.start - earlier.signer.start < APART &&
      isAnother(document, earlier.party, party)
    )
      return [
        report(document, {
          rule: 'signatories.same-person',
          category: 'signature_block',
          severity: 'high',
          belief: 0.84,
          evidence: [earlier.signer, signer],
          values: {
            person: nameOf(document, signer),
            first: document.parties[earlier.party]?.name ?? '',
            other: document.parties[party]?.name ?? '',
          },
        }),
      ];
  }
  return [];
}

const nameOf = ({ text }: ParsedDocument, { start, end }: Span): string =>
  text
    .slice(start, end)
    .replace(/^.*?(?:\/s\/|:)[\s_]*(?:\/s\/)?/su, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Not one party under two names: neither name is part of the other. */
function isAnother({ parties }: ParsedDocument, a: number, b: number): boolean {
  const [one, two] = [plain(parties[a]?.name ?? ''), plain(parties[b]?.name ?? '')];
  return one !== '' && two !== '' && !one.includes(two) && !two.includes(one);
}

/** Who signs for whom. */
export const signatories: Expert = {
  id: 'signatories',
  domain: 'consistency',
  competence: ['signature_block'],
  serves: CONTRACTS,
  reads: 'any',
  quick: false,
  deepOnly: false,
  precision: 0.84,
  detectors: [samePerson, outsiders],
  defeaters: [],
};

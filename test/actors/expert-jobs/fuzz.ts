import { seededEntropy } from '../../../runtime/index.ts';
import { AGREEMENT } from './bad-input.ts';

const TERMS = `Terms of Service
1. Your account. You may cancel your account at any time. We may terminate your account at any time for any reason without notice.
2. Changes. We reserve the right to change these terms at our sole discretion, and your continued use means that you accept them.
3. Liability. To the maximum extent permitted by law we are not liable for any damage whatsoever, including death or personal injury.
4. Disputes. Any dispute shall be finally settled by binding arbitration in San Francisco, California. You waive any class action.
5. Content. We may remove your content without notice. By using the site you agree to these terms. The law of Ireland governs them.
`;

const REQUIREMENTS = `Software requirements
REQ-1 The system shall respond within 2 seconds to 95% of requests, if possible.
REQ-2 The user interface should be as user-friendly as feasible and/or support several formats etc.
REQ-3 Passwords must be at least 8 characters; all data is processed in approx. 5 ms. TBD.
`;

/** What readers and experts trip over: tokens at the edges of what their patterns mean. */
const HOSTILE = [
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '0%',
  '100%',
  '$0',
  '$999,999,999,999,999,999',
  '31 February 2025',
  '0 days',
  '1/0',
  'Section 0',
  'Section 99999999999999999999',
  '(the "")',
  '(the "T")',
  '{count}',
  '{{',
  '__proto__',
  'constructor',
  'toString',
  '\u0000',
  '\ud800',
  '\udc00',
  '\ufeff',
  '\u202e',
  '\u200b',
  '\u0130',
  'ß',
  'ﬁ',
  '\ud83d\ude00',
  '()',
  '[]',
  '“”',
  '"',
  '\n',
  '\n\n',
  '\r\n',
  '\t',
  ' . ',
  '…',
  'A.A.A.',
  '1.1.1.',
  '((((',
  '))))',
  'Schedule A',
  'within -3 days of',
  'thirty (40) days',
  '|',
  '---',
  '# ',
];

/** Documents as they come, cut, shuffled and with hostile pieces between: the same for the same seed. */
export function hostileTexts(count: number, seed: number): string[] {
  return [...texts(count, seed)].map((text) => Buffer.from(text).toString());
}

function* texts(count: number, seed: number): Generator<string> {
  const entropy = seededEntropy(seed);
  const below = (limit: number): number => Buffer.from(entropy.bytes(4)).readUInt32LE() % limit;
  const sources = [AGREEMENT, TERMS, REQUIREMENTS];
  const pick = <Value>(list: readonly Value[]): Value => list[below(list.length)] as Value;
  for (let made = 0; made < count; made++) {
    const source = pick(sources);
    const words = source.split(/(?<=[\s.,;])/u);
    switch (made % 5) {
      case 0:
        yield source.slice(below(source.length - 1), source.length - below(200));
        break;
      case 1:
        yield words.map(() => pick(words)).join('');
        break;
      case 2:
        yield words.map((word) => (below(8) === 0 ? `${pick(HOSTILE)} ${word}` : word)).join('');
        break;
      case 3:
        yield Array.from({ length: 80 }, () => pick(HOSTILE)).join(pick(['', ' ', '\n']));
        break;
      default:
        yield `${source}${pick(HOSTILE).repeat(40)}\n${pick(sources)}`.slice(below(300));
    }
  }
}

/** Quotations as models make them of a sentence: harmless ones that must be found, and altered ones that must not. */
import type { SeededRandom } from '../../../protocols/index.ts';

export interface Quotation {
  readonly quote: string;
  /** Index of the passage that is named; undefined: none. */
  readonly cited: number | undefined;
}

/** Undefined where the sentence has nothing to change. */
type Maker = (sentence: string, index: number, other: string, random: SeededRandom) => Quotation | undefined;

const words = (text: string): string[] => text.trim().split(/\s+/);
const joined = (text: string): string => words(text).join(' ');

/** The sentence with the first match replaced; undefined when nothing matches. */
const changed = (sentence: string, pattern: RegExp, by: (match: string) => string, index: number) => {
  const quote = joined(sentence).replace(pattern, (match) => by(match));
  return quote === joined(sentence) ? undefined : { quote, cited: index };
};

export const HARMLESS: Readonly<Record<string, Maker>> = {
  'as it is': (quote, cited) => ({ quote, cited }),
  'white space collapsed': (sentence, cited) => ({ quote: joined(sentence), cited }),
  'no passage named': (sentence) => ({ quote: joined(sentence), cited: undefined }),
  'a wrong passage named': (sentence, index) => ({ quote: joined(sentence), cited: Math.max(0, index - 2) }),
  'curly quotes and dashes': (sentence, cited) => ({
    quote: joined(sentence)
      .replace(/"([^"]*)"/g, '“$1”')
      .replace(/'/g, '’')
      .replace(/-/g, '–'),
    cited,
  }),
  'capital and full stop': (sentence, cited) => ({
    quote: joined(sentence)
      .replace(/^./, (sign) => sign.toUpperCase())
      .replace(/[.;,]?$/, '.'),
    cited,
  }),
  'ellipsis in the middle': (sentence, cited) => {
    const all = words(sentence);
    return all.length < 16 ? undefined : { quote: [...all.slice(0, 6), '...', ...all.slice(-6)].join(' '), cited };
  },
  'a small word dropped': (sentence, cited) => {
    const all = words(sentence);
    const at = all.findIndex(
      (word, index) => index > 2 && index < all.length - 2 && /^(?:the|of|a|in|its|such)$/.test(word),
    );
    return at < 0 || all.length < 14 ? undefined : { quote: all.filter((_, index) => index !== at).join(' '), cited };
  },
  'in quotation marks with its number': (sentence, index) => ({
    quote: `[${index + 1}] "${joined(sentence)}"`,
    cited: index,
  }),
};

const MODALS: Readonly<Record<string, string>> = { shall: 'may', may: 'shall', must: 'may', will: 'may' };

export const ALTERED: Readonly<Record<string, Maker>> = {
  'a number changed': (sentence, index) => changed(sentence, /\d/, (digit) => String((Number(digit) + 1) % 10), index),
  'not added': (sentence, index) => changed(sentence, /\b(?:shall|may|will|is|are)\b/, (word) => `${word} not`, index),
  'not dropped': (sentence, index) => changed(sentence, /\bnot /, () => '', index),
  'another modal': (sentence, index) =>
    changed(sentence, /\b(?:shall|may|must|will)\b/, (word) => MODALS[word] ?? word, index),
  'another unit of time': (sentence, index) =>
    changed(sentence, /\b(?:days|months|years)\b/, (unit) => (unit === 'days' ? 'months' : 'days'), index),
  'if for unless': (sentence, index) => changed(sentence, /\b(?:unless|except|without|only)\b/i, () => 'if', index),
  'another party': (sentence, index) =>
    changed(
      sentence,
      /(?<!^)\b(?:Licensee|Licensor|Buyer|Seller|Company|Distributor|Supplier|Customer|Consultant)\b/,
      (party) => (party === 'Company' ? 'Distributor' : 'Company'),
      index,
    ),
  'from another contract': (_, cited, other) => ({ quote: joined(other), cited }),
  'two places spliced': (sentence, cited, other) => {
    const [first, second] = [words(sentence), words(other)];
    const quote = [...first.slice(0, first.length / 2), ...second.slice(second.length / 2)].join(' ');
    return { quote, cited };
  },
  'a third of the words replaced': (sentence, cited, _, random) => {
    const others = ['service', 'invoice', 'written', 'party', 'mutual', 'delivery', 'approval'];
    const quote = words(sentence)
      .map((word, index) => (index % 3 === 1 ? (others[random.integer(0, others.length - 1)] as string) : word))
      .join(' ');
    return { quote, cited };
  },
};

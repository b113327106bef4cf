import { english as englishQuantities } from '../measures/english.ts';
import { italian as italianQuantities } from '../measures/italian.ts';
import type { QuantityRules } from '../measures/quantity-rules.ts';
import { spanish as spanishQuantities } from '../measures/spanish.ts';
import { english } from './english.ts';
import { italian } from './italian.ts';
import type { Lexicon } from './lexicon.ts';
import { spanish } from './spanish.ts';

export interface Language {
  readonly lexicon: Lexicon;
  readonly quantities: QuantityRules;
}

const LANGUAGES: Readonly<Record<string, Language>> = {
  en: { lexicon: english, quantities: englishQuantities },
  it: { lexicon: italian, quantities: italianQuantities },
  es: { lexicon: spanish, quantities: spanishQuantities },
};

/** The grammar of a language by ISO 639-1. A text too short or mixed to tell is tried as English; others are not read. */
export function languageOf(code: string): Language | undefined {
  return LANGUAGES[code === 'und' ? 'en' : code];
}

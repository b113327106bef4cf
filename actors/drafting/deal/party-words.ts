import type { Speaker } from '../../languages/index.ts';

/** A party whose only name is the pronoun that the document defines for it. */
const PRONOUN = 'you';

/** Both parties, either of them or the other one, in the words of the three languages, and nobody besides. */
const GENERIC: readonly (readonly [key: string, words: RegExp])[] = [
  ['other', /^(?:the other party|l['’]altra parte|la otra parte)$/iu],
  ['either', /^(?:either|any) party$|^una qualsiasi delle parti$|^cualquiera de las partes$/iu],
  [
    'each',
    /^(?:each|every|neither|no)(?: of the)? part(?:y|ies)$|^(?:ciascuna|ogni|nessuna)(?: delle| altra)? part[ei]$|^(?:cada(?: una de las)?|ninguna de las) partes?$/iu,
  ],
  [
    'all',
    /^(?:the |both |all |both of the )parties$|^(?:le|entrambe le|tutte le) parti$|^(?:las|ambas|todas las) partes$/iu,
  ],
];

/** Who it is, for a table: a name as the document has it, parties without a name in the language of the report. */
export function partyWords(name: string, speaker: Speaker): string {
  if (name.toLowerCase() === PRONOUN) return speaker.language === 'English' ? '“You”' : '«You»';
  const [key] = GENERIC.find(([, words]) => words.test(name)) ?? [];
  return key === undefined ? name : speaker.text(`drafting.party.${key}`);
}

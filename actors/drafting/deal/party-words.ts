import type { Speaker } from '../../languages/index.ts';

/** A party whose only name is the pronoun that the document defines for it. */
const PRONOUN = 'you';

/** Both parties, either of them or the other one, in the words of the three languages; what follows is of the sentence. */
const GENERIC: readonly (readonly [key: string, words: RegExp])[] = [
  ['other', /^(?:the other party|l['’]altra parte|la otra parte)(?!\p{L})/iu],
  ['either', /^(?:either|any) party(?!\p{L})|^una qualsiasi delle parti(?!\p{L})|^cualquiera de las partes(?!\p{L})/iu],
  [
    'each',
    /^(?:each|every|neither|no)(?: of the)? part(?:y|ies)(?!\p{L})|^(?:ciascuna|ogni|nessuna)(?: delle| altra)? part[ei](?!\p{L})|^(?:cada(?: una de las)?|ninguna de las) partes?(?!\p{L})/iu,
  ],
  [
    'all',
    /^(?:the |both |all |both of the )parties(?!\p{L})|^(?:le|entrambe le|tutte le) parti(?!\p{L})|^(?:las|ambas|todas las) partes(?!\p{L})/iu,
  ],
];

/** Who it is, for a table: a name as the document has it, parties without a name in the language of the report. */
export function partyWords(name: string, speaker: Speaker): string {
  if (name.toLowerCase() === PRONOUN) return '“You”';
  const [key] = GENERIC.find(([, words]) => words.test(name)) ?? [];
  return key === undefined ? name : speaker.text(`drafting.party.${key}`);
}

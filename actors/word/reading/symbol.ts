/** Signs of the fonts that give letters their own shape; documents use them for bullets, boxes and arrows. */
const SIGNS: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  symbol: {
    183: '•',
    167: '♣',
    174: '→',
    179: '≥',
    163: '≤',
    177: '±',
    180: '×',
    176: '°',
    45: '−',
    211: '©',
    210: '®',
    212: '™',
  },
  wingdings: {
    108: '●',
    110: '■',
    111: '□',
    113: '❑',
    114: '❒',
    118: '❖',
    159: '•',
    167: '▪',
    168: '☐',
    216: '➢',
    224: '→',
    240: '⇨',
    251: '✗',
    252: '✓',
    253: '☒',
    254: '☑',
  },
  'wingdings 2': { 79: '✗', 80: '✓', 81: '☒', 82: '☑', 163: '☐', 151: '•' },
  'wingdings 3': { 125: '▶' },
  webdings: { 97: '✓', 99: '☐', 103: '■', 114: '✗' },
};

/** The letter for a place in a font, `F0FE` or `00FE`; undefined when nobody could say which sign it is. */
export function symbol(font: string, hex: string): string | undefined {
  const code = Number.parseInt(hex, 16);
  if (!(code > 0 && code <= 0x10ffff)) return undefined;
  const table = SIGNS[font.toLowerCase()];
  const place = isPrivate(code) ? code - 0xf000 : code;
  if (table !== undefined) return table[place];
  return isPrivate(code) || (code >= 0xd800 && code <= 0xdfff) ? undefined : String.fromCodePoint(code);
}

/** A list's bullet as a plain sign: fonts put theirs into the private area, where the text would show nothing. */
export function bullet(text: string, font: string): string {
  return [...text.trim()]
    .map(
      (sign) =>
        symbol(font, (sign.codePointAt(0) ?? 0).toString(16)) ?? (isPrivate(sign.codePointAt(0) ?? 0) ? '•' : sign),
    )
    .join('');
}

const isPrivate = (code: number): boolean => code >= 0xf000 && code <= 0xf0ff;

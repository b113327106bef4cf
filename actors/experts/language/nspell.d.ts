declare module 'nspell' {
  interface Spelling {
    correct(word: string): boolean;
    suggest(word: string): string[];
    add(word: string): Spelling;
  }
  export default function nspell(dictionary: { readonly aff: Uint8Array; readonly dic: Uint8Array }): Spelling;
}

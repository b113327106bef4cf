/** The module build of bidi-js, whose own types describe its CommonJS build as if it were a module. */
declare module 'bidi-js/dist/bidi.mjs' {
  interface Bidi {
    /** Levels by UTF-16 unit: odd ones run from the right. */
    getEmbeddingLevels(text: string, base?: 'ltr' | 'rtl' | 'auto'): { readonly levels: Uint8Array };
    /** The bracket that looks the other way, or null. */
    getMirroredCharacter(sign: string): string | null;
  }
  const factory: () => Bidi;
  export default factory;
}

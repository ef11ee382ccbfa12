declare module 'bidi-js' {
  interface Bidi {
    /** Embedding levels (UAX 9) per UTF-16 unit. Odd levels run from right to left. */
    getEmbeddingLevels(
      text: string,
      direction?: 'ltr' | 'rtl',
    ): { readonly levels: Uint8Array; readonly paragraphs: readonly { readonly level: number }[] };
    /** The bracket that faces the other way; null for other characters. */
    getMirroredCharacter(character: string): string | null;
  }
  export default function bidiFactory(): Bidi;
}

declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2';
    readonly variationAxes?: Readonly<Record<string, number>>;
    readonly noHinting?: boolean;
    readonly dropTables?: readonly string[];
    /** Keeps every glyph; the text must be null then. */
    readonly keepAllGlyphs?: boolean;
  }
  /** A part, or an instance, of a font, made by HarfBuzz. */
  export default function subsetFont(
    font: Buffer,
    text: string | null,
    options: SubsetOptions,
  ): Promise<Buffer>;
}

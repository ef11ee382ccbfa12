declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2';
    readonly variationAxes?: Readonly<Record<string, number>>;
    readonly noHinting?: boolean;
    readonly dropTables?: readonly string[];
    /** Requires `text` to be null. */
    readonly keepAllGlyphs?: boolean;
  }
  export default function subsetFont(
    font: Buffer,
    text: string | null,
    options: SubsetOptions,
  ): Promise<Buffer>;
}

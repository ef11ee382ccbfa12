declare namespace PDFKit {
  interface PDFPage {
    /** The fonts that the page uses, by the names in its content. */
    readonly fonts: Record<string, PDFKitReference>;
    readonly xobjects: Record<string, PDFKitReference>;
  }
}

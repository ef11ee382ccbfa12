declare namespace PDFKit.Mixins {
  interface PDFFont {
    /** Also takes an open font of fontkit, which @types/pdfkit does not know. */
    registerFont(name: string, font: import('fontkit').Font): this;
  }
}

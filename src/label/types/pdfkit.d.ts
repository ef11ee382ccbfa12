import type { Font } from 'fontkit';

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** Also takes an open font of fontkit, which @types/pdfkit does not know. */
      registerFont(name: string, font: Font): this;
    }
  }
}

declare module 'linebreak' {
  /** Unicode line breaking (UAX 14). */
  export default class LineBreaker {
    constructor(text: string);
    /** Next allowed or required break, as an offset in UTF-16 units. */
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
}

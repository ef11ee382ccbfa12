declare module 'linebreak' {
  /** Unicode's line breaking (UAX 14) of a text. */
  export default class LineBreaker {
    constructor(text: string);
    /** The next place where a line may, or must, end: an offset in UTF-16 units. */
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
}

/** A cell has an invalid text. The message says what is valid. */
export class CellError extends Error {}

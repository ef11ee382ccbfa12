/** A cell's text isn't what its column holds; the message says what would be right. */
export class CellError extends Error {}

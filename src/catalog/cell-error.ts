export class CellError extends Error {}

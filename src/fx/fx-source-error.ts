/** The source gave no usable rate; the message says why, after its name, and holds nothing of its address. */
export class FxSourceError extends Error {
  override readonly name = 'FxSourceError';
}

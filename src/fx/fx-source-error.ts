/** The FX source returned no usable rate. The message never contains the URL, which may hold a key. */
export class FxSourceError extends Error {
  override readonly name = 'FxSourceError';
}

/** A document that cannot be compared. The message says which one, why and what to do. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

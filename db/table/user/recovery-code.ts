/** A code that replaces a code of the app once. */
export interface RecoveryCodeTable {
  user_id: string;
  /** SHA-256. */
  code_hash: Buffer;
}

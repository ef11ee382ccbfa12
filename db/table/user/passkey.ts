import type { Timestamp } from '../../timestamp.ts';

export interface PasskeyTable {
  id: string;
  user_id: string;
  /** Base64url, as the authenticator chose it. */
  credential_id: string;
  /** COSE. */
  public_key: Buffer;
  /** Signatures made so far; 0 for an authenticator that doesn't count. */
  counter: number;
  transports: string[];
  name: string;
  created_at: Timestamp;
  used_at: Timestamp | null;
}

/** A challenge that is not answered yet. */
export interface PasskeyChallengeTable {
  /** SHA-256 of the cookie that binds the challenge to a browser. */
  token_hash: Buffer;
  challenge: string;
  /** The user who adds a passkey; null: a sign-in. */
  user_id: string | null;
  created_at: Timestamp;
}

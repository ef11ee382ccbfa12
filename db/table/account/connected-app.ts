import type { Timestamp } from '../../timestamp.ts';

/** A program that registered itself (RFC 7591). Those that describe themselves at an address are not stored. */
export interface OauthClientTable {
  id: string;
  name: string;
  redirect_uris: string[];
  created_at: Timestamp;
  /** The latest consent of a user; null: none, so the row expires. */
  connected_at: Timestamp | null;
}

/** The consent of a user to an app. From the exchange of its code, the API key with the same id is active. */
export interface ConnectedAppTable {
  account_id: string;
  id: string;
  livemode: boolean;
  client_id: string;
  client_name: string;
  redirect_uri: string;
  scopes: string[];
  /** Address of the user. */
  connected_by: string;
  /** SHA-256, as of each token. */
  code_hash: Buffer;
  /** PKCE, S256. */
  code_challenge: string;
  code_expires_at: Timestamp;
  code_used_at: Timestamp | null;
}

export interface ConnectedAppTokenTable {
  account_id: string;
  app_id: string;
  token_hash: Buffer;
  kind: 'access' | 'refresh';
  expires_at: Timestamp;
  /** The first time a refresh token was exchanged. */
  replaced_at: Timestamp | null;
}

import type { Kysely } from 'kysely';
import { findOauthClient, insertOauthClient } from '../../db/query/account/connected-app.ts';
import type { Database } from '../../db/table/index.ts';
import type { OutboundClient } from '../outbound/client.ts';
import { randomBase62 } from '../runtime.ts';
import { OauthError } from './oauth-error.ts';

/** A program that asks users for access. It is public: it has no secret, and proves itself by PKCE. */
export interface OauthClient {
  readonly id: string;
  readonly name: string;
  readonly redirectUris: readonly string[];
}

const maxNameLength = 100;
const maxRedirectUris = 10;
const maxUriLength = 2_000;
const maxDocumentBytes = 16 * 1024;
const documentDeadlineMs = 5_000;

/**
 * A scheme of an app is a domain name in reverse (RFC 8252, section 7.1). A scheme without a dot may be one that the browser
 * or the operating system runs, such as `javascript:` or `ms-msdt:`.
 */
const appScheme = /^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+:$/;
const loopback = /^(127\.0\.0\.1|localhost|\[::1\])$/;

/** Registers a client (RFC 7591). @throws {OauthError} invalid_client_metadata, invalid_redirect_uri */
export async function registerClient(db: Kysely<Database>, metadata: unknown): Promise<OauthClient> {
  const { name, redirectUris } = describedClient(metadata);
  const client = { id: `app_${randomBase62(24)}`, name, redirectUris };
  await insertOauthClient(db, { id: client.id, name, redirect_uris: redirectUris });
  return client;
}

/**
 * Finds a client by its id: a registered one, or the one that the address of its id describes (Client ID Metadata
 * Documents). Null if there is none.
 */
export async function findClient(
  { db, outbound }: { readonly db: { readonly kysely: Kysely<Database> }; readonly outbound: OutboundClient },
  id: string,
): Promise<OauthClient | null> {
  if (/^https?:/.test(id)) return readDocument(outbound, id);
  const found = await findOauthClient(db.kysely, id);
  return found ? { id, name: found.name, redirectUris: found.redirect_uris } : null;
}

/** The outbound client refuses plain HTTP, except to the addresses that the operator permits. */
async function readDocument(outbound: OutboundClient, id: string): Promise<OauthClient | null> {
  const url = URL.parse(id);
  if (url === null || url.href !== id || url.pathname === '/' || url.hash || url.username) return null;
  const found = await outbound.stream({
    url: id,
    deadlineMs: documentDeadlineMs,
    maxBodyBytes: maxDocumentBytes,
  });
  if (found.outcome !== 'ok') return null;
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of found.body) chunks.push(chunk);
    if (found.status !== 200) return null;
    const metadata = JSON.parse(Buffer.concat(chunks).toString());
    return metadata.client_id === id ? { id, ...describedClient(metadata) } : null;
  } catch {
    return null;
  }
}

function describedClient(metadata: unknown): Omit<OauthClient, 'id'> {
  const { client_name: name, redirect_uris: uris } = Object(metadata);
  if (!Array.isArray(uris) || uris.length === 0 || uris.length > maxRedirectUris)
    throw new OauthError('invalid_redirect_uri', `redirect_uris must have 1 to ${maxRedirectUris} addresses`);
  const wrong = uris.find((uri) => !isRedirectUri(uri));
  if (wrong !== undefined)
    throw new OauthError(
      'invalid_redirect_uri',
      `a redirect URI must be an https address, an http address of this machine, or the address of an app whose scheme is a domain name in reverse, such as com.example.app:/callback, without a fragment: ${String(wrong).slice(0, 100)}`,
    );
  const shown = typeof name === 'string' ? name.replace(/[\p{C}\s]+/gu, ' ').trim() : '';
  return { name: shown.slice(0, maxNameLength) || new URL(uris[0]).host || uris[0], redirectUris: uris };
}

function isRedirectUri(uri: unknown): boolean {
  if (typeof uri !== 'string' || uri.length > maxUriLength || uri.includes('#')) return false;
  const url = URL.parse(uri);
  if (url === null || url.username || url.password) return false;
  if (url.protocol === 'http:') return loopback.test(url.hostname);
  return url.protocol === 'https:' || appScheme.test(url.protocol);
}

/** Compares exactly. An app on the user's machine may listen on any port (RFC 8252, section 7.3). */
export function hasRedirectUri({ redirectUris }: OauthClient, uri: string): boolean {
  return isRedirectUri(uri) && redirectUris.some((known) => known === uri || differsInPortOnly(known, uri));
}

function differsInPortOnly(known: string, uri: string): boolean {
  const [a, b] = [new URL(known), new URL(uri)];
  if (a.protocol !== 'http:' || !loopback.test(a.hostname)) return false;
  a.port = b.port;
  return a.href === b.href;
}

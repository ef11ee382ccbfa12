import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import {
  deletePasskey,
  findPasskey,
  insertChallenge,
  insertPasskey,
  listPasskeys,
  type Passkey,
  takeChallenge,
  usePasskey,
} from '../../db/query/user/passkey.ts';
import { noteProof, type SessionPerson } from '../../db/query/user/session.ts';
import { countAttempt, resetSessionFailures } from '../../db/query/user/sign-in-attempt.ts';
import { type DashboardUser, lockUser } from '../../db/query/user/user.ts';
import type { Database } from '../../db/table/index.ts';
import { userActor } from '../audit.ts';
import { commitChange, type RecordedChange } from '../change.ts';
import { cacheSuccess, newId } from '../runtime.ts';
import {
  completeSignIn,
  type OpenedSession,
  type ProofFault,
  recordFailure,
  type UserOrigin,
} from './sign-in.ts';
import { hashToken, newToken } from './token.ts';

export const maxPasskeys = 20;

/** COSE: EdDSA, ES256 and RS256. Every authenticator has one of them. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** Loaded at first use, because it takes 0.3 s and 26 MB. Should that fail, only passkeys are missing until a restart. */
const webAuthn = cacheSuccess(() => import('@simplewebauthn/server'));

/** Where passkeys are made and used. */
export interface PasskeySite {
  readonly origin: string;
  /** Relying party: the host name. */
  readonly rpId: string;
}

/**
 * Returns where passkeys of the service are valid. A browser refuses IP addresses: a service on this machine is
 * `localhost`, and one at another IP address has no passkeys (null).
 */
export function passkeySite(rootUrl: string): PasskeySite | null {
  const url = new URL(rootUrl);
  const ip = url.hostname.replaceAll(/[[\]]/g, '');
  if (isIP(ip) === 0) return { origin: url.origin, rpId: url.hostname };
  if (!/^127\.|^::1$/.test(ip)) return null;
  url.hostname = 'localhost';
  return { origin: url.origin, rpId: url.hostname };
}

/** Creates a challenge for a new passkey. It belongs to the session, which answers it once within 5 minutes. */
export async function startPasskey(
  db: Kysely<Database>,
  user: SessionPerson,
  { rpId }: PasskeySite,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await webAuthn();
  const known = await listPasskeys(db, user.id);
  const options = await generateRegistrationOptions({
    rpName: 'Sampan',
    rpID: rpId,
    userName: user.email,
    userDisplayName: user.email,
    userID: Uint8Array.from(Buffer.from(user.id)),
    challenge: newChallenge(),
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await insertChallenge(db, {
    token_hash: hashToken(user.session_id),
    challenge: options.challenge,
    user_id: user.id,
  });
  return options;
}

/** Adds the passkey that the browser made. False if the response does not answer the challenge of this session. */
export async function addPasskey(
  db: Kysely<Database>,
  {
    user,
    site,
    name,
    response,
  }: {
    readonly user: SessionPerson;
    readonly site: PasskeySite;
    readonly name: string;
    /** JSON of the browser. */
    readonly response: string;
  },
  origin: UserOrigin,
): Promise<boolean> {
  const challenge = await takeChallenge(db, { tokenHash: hashToken(user.session_id), userId: user.id });
  if (challenge === undefined) return false;
  const made = await verifiedOrNull(async ({ verifyRegistrationResponse }) =>
    verifyRegistrationResponse({
      response: JSON.parse(response) as RegistrationResponseJSON,
      supportedAlgorithmIDs,
      ...expected(site, challenge),
    }),
  );
  if (!made?.verified) return false;
  const { id, publicKey, counter, transports } = made.registrationInfo.credential;
  return commitChange(db, async (tx) => {
    const isAdded = await insertPasskey(tx, {
      id: newId('pky', origin.now),
      user_id: user.id,
      credential_id: id,
      public_key: Buffer.from(publicKey),
      counter,
      transports: [...(transports ?? [])],
      name,
    });
    return { result: isAdded, entry: isAdded && [userActor(user, origin), 'passkey.added', name] };
  });
}

/** Removes a passkey of the user. False if the user has no such passkey. */
export async function removePasskey(
  db: Kysely<Database>,
  { user, id }: { readonly user: SessionPerson; readonly id: string },
  origin: UserOrigin,
): Promise<boolean> {
  return commitChange(db, async (tx) => {
    await lockUser(tx, user.id);
    const removed = await deletePasskey(tx, user.id, id);
    return {
      result: removed !== undefined,
      entry: removed && [userActor(user, origin), 'passkey.removed', removed.name],
    };
  });
}

/** Creates a challenge for a sign-in, of any user. The browser that has the token answers it once within 5 minutes. */
export async function startPasskeySignIn(
  db: Kysely<Database>,
  { rpId }: PasskeySite,
): Promise<{ readonly options: PublicKeyCredentialRequestOptionsJSON; readonly token: string }> {
  const options = await requestOptions(rpId);
  const { token, tokenHash } = newToken();
  await insertChallenge(db, { token_hash: tokenHash, challenge: options.challenge, user_id: null });
  return { options, token };
}

/**
 * Opens a session by a passkey, which replaces the password and the second factor, because the authenticator verifies
 * its user. Null for a response that does not answer the challenge, an unknown passkey and a locked user.
 */
export async function signInByPasskey(
  db: Kysely<Database>,
  {
    token,
    site,
    response,
  }: { readonly token: string; readonly site: PasskeySite; readonly response: string },
  origin: UserOrigin,
): Promise<OpenedSession | null> {
  const challenge = await takeChallenge(db, { tokenHash: hashToken(token), userId: null });
  if (challenge === undefined) return null;
  const opened = await withPasskey(db, { challenge, site, response }, origin, (tx, user, { name }) =>
    completeSignIn(tx, user, origin, name),
  );
  return typeof opened === 'string' ? null : opened;
}

/** Creates a challenge by which a signed-in user proves who is at the browser. The session answers it once within 5 minutes. */
export async function startPasskeyProof(
  db: Kysely<Database>,
  user: SessionPerson,
  { rpId }: PasskeySite,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const options = await requestOptions(rpId, await listPasskeys(db, user.id));
  await insertChallenge(db, {
    token_hash: proofHash(user),
    challenge: options.challenge,
    user_id: user.id,
  });
  return options;
}

/** Proves by a passkey that the user is at the browser. */
export async function proveByPasskey(
  db: Kysely<Database>,
  {
    user,
    site,
    response,
  }: { readonly user: SessionPerson; readonly site: PasskeySite; readonly response: string },
  origin: UserOrigin,
): Promise<PasskeyFault | null> {
  const challenge = await takeChallenge(db, { tokenHash: proofHash(user), userId: user.id });
  if (challenge === undefined) return 'wrong_passkey';
  return withPasskey(db, { challenge, site, response, signedIn: user }, origin, async (tx) => {
    await resetSessionFailures(tx, user.id, user.session_id);
    await noteProof(tx, user.session_id);
    return { result: null, entry: null };
  });
}

type PasskeyFault = 'wrong_passkey' | Extract<ProofFault, 'locked'>;

/** Another challenge than the one of a new passkey, so that the two do not replace each other. */
function proofHash({ session_id }: SessionPerson): Buffer {
  return hashToken(`proof ${session_id}`);
}

/**
 * Uses a passkey and makes a change in the same transaction. Attempts count towards the lock. Refused are a response that
 * does not answer the challenge, an unknown passkey, and one of another user than the one who is signed in.
 */
async function withPasskey<Result>(
  db: Kysely<Database>,
  {
    challenge,
    site,
    response,
    signedIn,
  }: {
    readonly challenge: string;
    readonly site: PasskeySite;
    readonly response: string;
    readonly signedIn?: SessionPerson;
  },
  origin: UserOrigin,
  change: (tx: Kysely<Database>, user: DashboardUser, passkey: Passkey) => Promise<RecordedChange<Result>>,
): Promise<Result | PasskeyFault> {
  const userId = signedIn?.id;
  const given = credentialIn(response);
  const passkey = given && (await findPasskey(db, given.id));
  if (!given || !passkey || (userId !== undefined && passkey.user_id !== userId)) return 'wrong_passkey';
  // A browser may leave the user out if the challenge names the passkeys.
  const handle = given.response?.userHandle ?? (userId === undefined ? undefined : userHandle(userId));
  if (handle !== userHandle(passkey.user_id)) return 'wrong_passkey';
  const step = signedIn ? { sessionId: signedIn.session_id } : 'password';
  const attempt = await countAttempt(db, { id: passkey.user_id }, step, origin.from);
  const { user } = attempt;
  if (attempt.isLocked || !user || attempt.passwordHash === null) return 'locked';
  const used = await verifiedOrNull(async ({ verifyAuthenticationResponse }) =>
    verifyAuthenticationResponse({
      response: given,
      ...expected(site, challenge),
      credential: toCredential(passkey),
    }),
  );
  if (!used?.verified) {
    await recordFailure(db, attempt, origin);
    return 'wrong_passkey';
  }
  const { newCounter: counter } = used.authenticationInfo;
  return commitChange<Result | PasskeyFault>(db, async (tx) => {
    await lockUser(tx, user.id);
    const isUsed = await usePasskey(tx, { id: passkey.id, counter, before: passkey.counter });
    return isUsed ? change(tx, user, passkey) : { result: 'wrong_passkey', entry: null };
  });
}

function userHandle(userId: string): string {
  return Buffer.from(userId).toString('base64url');
}

function expected({ origin, rpId }: PasskeySite, challenge: string) {
  return {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
  };
}

function toCredential({ credential_id: id, public_key, counter, transports }: Passkey) {
  return { id, publicKey: Uint8Array.from(public_key), counter, transports };
}

/** Asks for any passkey, or for one of the known ones. The authenticator must verify its user. */
async function requestOptions(rpId: string, known?: readonly Passkey[]) {
  const { generateAuthenticationOptions } = await webAuthn();
  return generateAuthenticationOptions({
    rpID: rpId,
    challenge: newChallenge(),
    userVerification: 'required',
    ...(known && {
      allowCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports })),
    }),
  });
}

function newChallenge() {
  return Uint8Array.from(randomBytes(32));
}

/** The library throws for each fault of a response, and for JSON of another form. */
async function verifiedOrNull<Verified>(
  verify: (library: Awaited<ReturnType<typeof webAuthn>>) => Promise<Verified>,
): Promise<Verified | null> {
  const library = await webAuthn();
  try {
    return await verify(library);
  } catch {
    return null;
  }
}

function credentialIn(response: string): AuthenticationResponseJSON | null {
  try {
    const given = JSON.parse(response) as AuthenticationResponseJSON | null;
    return typeof given?.id === 'string' ? given : null;
  } catch {
    return null;
  }
}

import { hash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { moveFormSubmissions } from '../../db/query/user/form-submission.ts';
import {
  deleteSecondFactor,
  insertSecondFactor,
  replaceRecoveryCodes,
  useRecoveryCode,
  useTotpStep,
} from '../../db/query/user/second-factor.ts';
import {
  deleteSessionByToken,
  findWaitingUser,
  noteProof,
  type SessionPerson,
} from '../../db/query/user/session.ts';
import {
  countAttempt,
  resetSessionFailures,
  type SignInAttempt,
} from '../../db/query/user/sign-in-attempt.ts';
import { type DashboardUser, lockUser } from '../../db/query/user/user.ts';
import type { Database } from '../../db/table/index.ts';
import { userActor } from '../audit.ts';
import { commitChange, type Entry, entriesOf, type RecordedChange } from '../change.ts';
import { type KeyRing, SealError } from '../secret/key-ring.ts';
import { takePasswordTurn } from './password.ts';
import {
  completeSignIn,
  countProof,
  type OpenedSession,
  openSession,
  type ProofFault,
  recordFailure,
  type UserOrigin,
} from './sign-in.ts';
import { hashToken } from './token.ts';

const recoveryCodeCount = 10;
/** Seconds for which an app shows a code (RFC 6238). The codes before and after are accepted too. */
const period = 30;

/** Creates the secret that a user's app and the service share: 160 bits in base32. */
function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Returns the address that an app reads from a QR code. */
export function totpUri(secret: string, email: string): string {
  return createTotp(secret, email).toString();
}

/** Returns the time step of a valid code; null if the code is not valid now. */
function totpStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = createTotp(secret, '').validate({ token, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta;
}

/** Creates codes that replace the app once each. A code has 80 random bits, so a fast hash is enough. */
function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const letters = new Secret({ buffer: Uint8Array.from(randomBytes(10)).buffer }).base32.toLowerCase();
    return (letters.match(/.{4}/g) ?? []).join('-');
  });
}

/** Returns the stored form of a recovery code; letter case, spaces and hyphens don't count. */
function hashRecoveryCode(code: string): Buffer {
  return Buffer.from(hash('sha256', code.toLowerCase().replaceAll(/[\s-]/g, ''), 'hex'), 'hex');
}

function createTotp(secret: string, label: string): TOTP {
  return new TOTP({ issuer: 'Sampan', label, secret: Secret.fromBase32(secret), period });
}

/** The database and the keys that encrypt the secrets of the second factor. */
interface FactorStore {
  readonly db: Kysely<Database>;
  readonly secrets: KeyRing;
}

/** A secret that is not in use yet. The browser sends its sealed form back, so nothing is stored before it is confirmed. */
export interface DraftSecret {
  readonly secret: string;
  readonly sealed: string;
}

export function draftSecret(secrets: KeyRing, user: DashboardUser): DraftSecret {
  const secret = newTotpSecret();
  return { secret, sealed: secrets.encrypt(secret, secretContext(user)) };
}

/** Returns the secret of a draft; null if it was not made for this user. */
export function openDraft(secrets: KeyRing, user: DashboardUser, sealed: string): DraftSecret | null {
  try {
    return { secret: secrets.decrypt(sealed, secretContext(user)), sealed };
  } catch (error) {
    if (error instanceof SealError) return null;
    throw error;
  }
}

/** Turns the second factor on. Ends all sessions of the user and opens a new one. */
export async function turnOnSecondFactor(
  db: Kysely<Database>,
  {
    user,
    draft,
    password,
    code,
  }: {
    readonly user: SessionPerson;
    readonly draft: DraftSecret;
    readonly password: string;
    readonly code: string;
  },
  origin: UserOrigin,
): Promise<{ readonly token: string; readonly recoveryCodes: readonly string[] } | ProofFault> {
  using turn = takePasswordTurn();
  const attempt = await countProof(db, user, origin);
  if (!attempt) return 'locked';
  const isRight = await turn.verify(attempt.passwordHash, password);
  const step = totpStep(draft.secret, code, origin.now);
  if (!isRight || step === null) {
    await recordFailure(db, attempt, origin);
    return isRight ? 'wrong_code' : 'wrong_password';
  }
  const recoveryCodes = newRecoveryCodes();
  const codeHashes = recoveryCodes.map(hashRecoveryCode);
  return commitChange<{ token: string; recoveryCodes: string[] } | 'wrong_code'>(db, async (tx) => {
    const changed = await insertSecondFactor(tx, {
      userId: user.id,
      sealed: draft.sealed,
      step,
      codeHashes,
    });
    if (!changed) return { result: 'wrong_code', entry: null };
    await resetSessionFailures(tx, user.id, user.session_id);
    const { token } = await openSession(tx, changed, origin);
    return {
      result: { token, recoveryCodes },
      entry: [userActor(changed, origin), 'second_factor.turned_on'],
    };
  });
}

/** Shows that the person at the browser is the user. */
interface Proof {
  readonly user: SessionPerson;
  readonly password: string;
  /** Code of the app, or a recovery code. */
  readonly code: string;
}

/** Turns the second factor off. Ends all sessions of the user and opens a new one. */
export async function turnOffSecondFactor(
  store: FactorStore,
  proof: Proof,
  origin: UserOrigin,
): Promise<OpenedSession | ProofFault> {
  return withProof(store, proof, origin, async (tx) => {
    await deleteSecondFactor(tx, proof.user.id);
    const result = await openSession(tx, proof.user, origin);
    return { result, entry: [userActor(proof.user, origin), 'second_factor.turned_off'] };
  });
}

export async function renewRecoveryCodes(
  store: FactorStore,
  proof: Proof,
  origin: UserOrigin,
): Promise<readonly string[] | ProofFault> {
  return withProof(store, proof, origin, async (tx) => {
    const codes = newRecoveryCodes();
    await replaceRecoveryCodes(tx, proof.user.id, codes.map(hashRecoveryCode));
    return { result: codes, entry: [userActor(proof.user, origin), 'second_factor.codes_renewed'] };
  });
}

/** The password and the code are one attempt, so that a right password gives no further guesses at the code. */
async function withProof<Result>(
  store: FactorStore,
  { user, password, code }: Proof,
  origin: UserOrigin,
  change: (tx: Kysely<Database>) => Promise<RecordedChange<Result>>,
): Promise<Result | ProofFault> {
  using turn = takePasswordTurn();
  const attempt = await countProof(store.db, user, origin);
  if (!attempt) return 'locked';
  if (!(await turn.verify(attempt.passwordHash, password))) {
    await recordFailure(store.db, attempt, origin);
    return 'wrong_password';
  }
  const isDone = await withCode(store, { attempt, code }, origin, async (tx) => {
    await resetSessionFailures(tx, user.id, user.session_id);
    return change(tx);
  });
  return isDone ?? 'wrong_code';
}

/**
 * Completes a sign-in by a code of the app or a recovery code. Null for a wrong code and a locked user; `expired` if no
 * sign-in waits for a code.
 */
export async function completeSignInByCode(
  store: FactorStore,
  { token, code }: { readonly token: string; readonly code: string },
  origin: UserOrigin,
): Promise<OpenedSession | null | 'expired'> {
  const user = await findWaitingUser(store.db, hashToken(token));
  if (!user) return 'expired';
  const attempt = await countAttempt(store.db, { id: user.id }, 'code', origin.from);
  if (attempt.isLocked) return null;
  return withCode(store, { attempt, code }, origin, async (tx) => {
    await deleteSessionByToken(tx, hashToken(token));
    const signedIn = await completeSignIn(tx, user, origin);
    // A form that the sign-in carried is shown to the session that follows the code.
    await moveFormSubmissions(tx, hashToken(token), hashToken(signedIn.result.token));
    return signedIn;
  });
}

/** Proves by a code of the app or a recovery code that the user is at the browser. */
export async function proveByCode(
  store: FactorStore,
  { user, code }: { readonly user: SessionPerson; readonly code: string },
  origin: UserOrigin,
): Promise<ProofFault | null> {
  const attempt = await countProof(store.db, user, origin);
  if (!attempt) return 'locked';
  const isProved = await withCode(store, { attempt, code }, origin, async (tx) => {
    await resetSessionFailures(tx, user.id, user.session_id);
    await noteProof(tx, user.session_id);
    return { result: true, entry: null };
  });
  return isProved ? null : 'wrong_code';
}

/**
 * Uses a code up and makes a change in the same transaction. A code of the app and a recovery code work once each. Null
 * for a wrong code, and without a second factor.
 */
async function withCode<Result>(
  { db, secrets }: FactorStore,
  { attempt, code }: { readonly attempt: SignInAttempt; readonly code: string },
  origin: UserOrigin,
  change: (tx: Kysely<Database>) => Promise<RecordedChange<Result>>,
): Promise<Result | null> {
  const { user, totpSealed: sealed } = attempt;
  if (!user || sealed === null) return null;
  const step = totpStep(secrets.decrypt(sealed, secretContext(user)), code, origin.now);
  const result = await commitChange<Result | null>(db, async (tx) => {
    await lockUser(tx, user.id);
    const isUsed =
      step === null
        ? await useRecoveryCode(tx, user.id, hashRecoveryCode(code))
        : await useTotpStep(tx, { userId: user.id, sealed, step });
    if (!isUsed) return { result: null, entry: null };
    const changed = await change(tx);
    if (step !== null) return changed;
    const used: Entry = [userActor(user, origin), 'second_factor.code_used'];
    return { ...changed, entries: [used, ...entriesOf(changed)] };
  });
  if (result === null) await recordFailure(db, attempt, origin);
  return result;
}

/** `sealedColumns` has the same context (db/query/installation/sealed-value.ts). */
function secretContext({ id, account_id }: DashboardUser) {
  return { table: 'dashboard_user', column: 'totp_sealed', row: id, account: account_id ?? '' };
}

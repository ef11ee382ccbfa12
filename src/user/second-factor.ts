import type { Kysely } from 'kysely';
import {
  deleteSecondFactor,
  insertSecondFactor,
  replaceRecoveryCodes,
  useRecoveryCode,
  useTotpStep,
} from '../../db/query/user/second-factor.ts';
import { deleteSessionByToken, findWaitingUser } from '../../db/query/user/session.ts';
import { countAttempt, resetFailures } from '../../db/query/user/sign-in-attempt.ts';
import type { DashboardUser } from '../../db/query/user/user.ts';
import type { Database } from '../../db/table/index.ts';
import { type KeyRing, SealError } from '../secret/key-ring.ts';
import { audit } from './audit.ts';
import { hashRecoveryCode, newRecoveryCodes, newTotpSecret, totpStep } from './one-time-code.ts';
import {
  confirmPassword,
  type OpenedSession,
  openSession,
  recordFailure,
  type UserOrigin,
} from './sign-in.ts';
import { hashToken } from './token.ts';

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
  return { secret, sealed: secrets.encrypt(secret, placeOf(user)) };
}

/** Returns the secret of a draft; null if it was not made for this user. */
export function openDraft(secrets: KeyRing, user: DashboardUser, sealed: string): DraftSecret | null {
  try {
    return { secret: secrets.decrypt(sealed, placeOf(user)), sealed };
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
    readonly user: DashboardUser;
    readonly draft: DraftSecret;
    readonly password: string;
    readonly code: string;
  },
  origin: UserOrigin,
): Promise<
  { readonly token: string; readonly recoveryCodes: readonly string[] } | 'wrong_password' | 'wrong_code'
> {
  if (!(await confirmPassword(db, user, password, origin))) return 'wrong_password';
  const step = totpStep(draft.secret, code, origin.now);
  if (step === null) return 'wrong_code';
  const recoveryCodes = newRecoveryCodes();
  const codeHashes = recoveryCodes.map(hashRecoveryCode);
  return db.transaction().execute(async (tx) => {
    const changed = await insertSecondFactor(tx, {
      userId: user.id,
      sealed: draft.sealed,
      step,
      codeHashes,
    });
    if (!changed) return 'wrong_code';
    await audit(tx, actor(changed, origin), 'second_factor.turned_on');
    const { token } = await openSession(tx, changed, origin);
    return { token, recoveryCodes };
  });
}

/** Turns the second factor off. Ends all sessions of the user and opens a new one. Null for a wrong password. */
export async function turnOffSecondFactor(
  db: Kysely<Database>,
  { user, password }: { readonly user: DashboardUser; readonly password: string },
  origin: UserOrigin,
): Promise<OpenedSession | null> {
  if (!(await confirmPassword(db, user, password, origin))) return null;
  return db.transaction().execute(async (tx) => {
    const changed = await deleteSecondFactor(tx, user.id);
    if (!changed) return null;
    await audit(tx, actor(changed, origin), 'second_factor.turned_off');
    return openSession(tx, changed, origin);
  });
}

/** Replaces the recovery codes. Null for a wrong password, and without a second factor. */
export async function renewRecoveryCodes(
  db: Kysely<Database>,
  { user, password }: { readonly user: DashboardUser; readonly password: string },
  origin: UserOrigin,
): Promise<readonly string[] | null> {
  if (!user.second_factor || !(await confirmPassword(db, user, password, origin))) return null;
  const codes = newRecoveryCodes();
  await db.transaction().execute(async (tx) => {
    await replaceRecoveryCodes(tx, user.id, codes.map(hashRecoveryCode));
    await audit(tx, actor(user, origin), 'second_factor.codes_renewed');
  });
  return codes;
}

/**
 * Completes a sign-in by a code of the app or a recovery code. Each works once. Attempts count towards the lock of the
 * user. Null for a wrong code and a locked user; `expired` if no sign-in waits for a code.
 */
export async function completeSignIn(
  { db, secrets }: FactorStore,
  { token, code }: { readonly token: string; readonly code: string },
  origin: UserOrigin,
): Promise<OpenedSession | null | 'expired'> {
  const user = await findWaitingUser(db, hashToken(token));
  if (!user) return 'expired';
  const begun = await countAttempt(db, { id: user.id }, 'code', origin.from);
  if (!begun?.totpSealed) return null;
  const { totpSealed: sealed } = begun;
  const step = totpStep(secrets.decrypt(sealed, placeOf(user)), code, origin.now);
  const opened = await db.transaction().execute(async (tx) => {
    const isUsed =
      step === null
        ? await useRecoveryCode(tx, user.id, hashRecoveryCode(code))
        : await useTotpStep(tx, { userId: user.id, sealed, step });
    if (!isUsed) return null;
    await resetFailures(tx, user.id, origin.from);
    await deleteSessionByToken(tx, hashToken(token));
    if (step === null) await audit(tx, actor(user, origin), 'second_factor.code_used');
    await audit(tx, actor(user, origin), 'user.signed_in');
    return openSession(tx, user, origin);
  });
  if (!opened) await recordFailure(db, begun, origin);
  return opened;
}

function actor({ account_id, email }: DashboardUser, origin: UserOrigin) {
  return { accountId: account_id, email, ...origin };
}

/** Also bound to in `sealedColumns` (db/query/installation/sealed-column.ts). */
function placeOf({ id, account_id }: DashboardUser) {
  return { table: 'dashboard_user', column: 'totp_sealed', row: id, account: account_id ?? '' };
}

import { listUsers } from '../../db/query/user/user.ts';
import { ConfigError } from '../config/read-setting.ts';
import type { WorkContext } from '../context.ts';
import { inviteUser } from '../user/invite.ts';
import { type DemoFile, readDemoFile, whyNoDemo, writeDemoFile } from './demo-file.ts';
import { demoEmail, seedDemo } from './seed-demo.ts';

/** The address is on this machine. */
const askMs = 1_000;

interface RunningService {
  readonly context: Pick<WorkContext, 'config' | 'db' | 'clock' | 'catalog'>;
  readonly rootUrl: string;
  readonly databaseUrl: string;
}

export interface PreparedDemo {
  readonly demo: DemoFile;
  readonly isNew: boolean;
  /** Path of the sign-in link of the account's user; null after its first sign-in. */
  readonly signInPath: string | null;
}

/** Creates or renews the demonstration account, or returns why not. @throws {ConfigError} if it can't write. */
export async function prepareDemo({
  context,
  rootUrl,
  databaseUrl,
}: RunningService): Promise<PreparedDemo | string> {
  const { config, db, clock } = context;
  const reason = whyNoDemo(config);
  if (reason) return reason;
  const known = readDemoFile(config.home);
  const seeded = await seedDemo(db, { known, now: clock.now(), fetchesRate: config.fxSource !== null });
  await context.catalog.refresh();
  // Another process on this home keeps its address in the file while it responds at this address.
  const isOther = known !== null && known.database_url === databaseUrl && known.root_url !== rootUrl;
  const address = isOther && (await isServed(known.root_url)) ? known.root_url : rootUrl;
  const demo = { root_url: address, base_url: `${address}/api/v1`, ...seeded, database_url: databaseUrl };
  try {
    writeDemoFile(config.home, demo);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(
      `SAMPAN_HOME: the demonstration account's keys cannot be written to this folder (${reason})`,
    );
  }
  const signInPath = await signInPathOf(context, demo.account_id);
  return { demo, isNew: known?.account_id !== demo.account_id, signInPath };
}

/** Asks the address itself: a process that was killed a moment ago still counts as alive in the database. */
async function isServed(rootUrl: string): Promise<boolean> {
  try {
    return (await fetch(`${rootUrl}/healthz`, { signal: AbortSignal.timeout(askMs) })).ok;
  } catch {
    return false;
  }
}

/** Renews the link until it is used: only its hash is stored. */
async function signInPathOf(
  { db, clock }: Pick<WorkContext, 'db' | 'clock'>,
  accountId: string,
): Promise<string | null> {
  const users = await listUsers(db.kysely, accountId);
  if (users.some(({ has_password }) => has_password)) return null;
  const user = { accountId, email: demoEmail, role: 'owner', now: clock.now() } as const;
  return (await inviteUser(db.kysely, user))?.path ?? null;
}

import { expect, it } from '@jest/globals';
import { insertAccount } from '../../db/query/account/account.ts';
import { updateLowBalance } from '../../db/query/wallet/low-balance.ts';
import { readChangelog } from '../../src/changelog.ts';
import { readConfig } from '../../src/config/config.ts';
import type { WorkContext } from '../../src/context.ts';
import { sendMails } from '../../src/job/send-mail.ts';
import { announceChanges } from '../../src/mail/digest.ts';
import { newId } from '../../src/runtime.ts';
import type { KeyRing } from '../../src/secret/key-ring.ts';
import { inviteUser } from '../../src/user/invite.ts';
import { draftLowBalance } from '../../src/wallet/funds.ts';
import { subscribeAddress } from '../support/digest.ts';
import { startMailServer } from '../support/mail-server.ts';
import { startChildService } from '../support/process/child-service.ts';
import { testSecretKeys } from '../support/secret-keys.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';
import { TestClock } from '../support/test-clock.ts';
import { workContext } from '../support/work-context.ts';

const three = ['ada@shop.example', 'ben@shop.example', 'cy@shop.example'];

/** Queues a mail of a kind to each of the three. */
const causes: Readonly<Record<string, (database: TestDatabase, context: WorkContext) => Promise<void>>> = {
  digest: async (database, context) => {
    for (const email of three) await subscribeAddress(database, email);
    await announceChanges(context);
  },
  invitation: async (database, context) => {
    const accountId = await newAccount(database);
    await inviteThree(database, accountId, {
      secrets: context.secrets,
      rootUrl: 'https://api.sampan.example',
    });
  },
  notification: async (database) => {
    const accountId = await newAccount(database);
    await inviteThree(database, accountId);
    await database.db.pool.query("update dashboard_user set password_hash = 'set'");
    const warning = draftLowBalance(new Date());
    await updateLowBalance(database.db.kysely, { accountId, lowBalanceCents: 100, warning });
  },
};

async function newAccount({ db }: TestDatabase): Promise<string> {
  const account = { id: newId('acc', new Date()), name: 'Test', email: 'test@shop.example' };
  return (await insertAccount(db.kysely, account)).id;
}

async function inviteThree(
  { db }: TestDatabase,
  accountId: string,
  mail?: { readonly secrets: KeyRing; readonly rootUrl: string },
): Promise<void> {
  for (const email of three) {
    const made = { accountId, email, role: 'owner', now: new Date() } as const;
    await inviteUser(db.kysely, mail ? { ...made, mail } : made);
  }
}

const points = [
  { crashpoint: 'mail-after-claim', sentBefore: 0, mails: 3 },
  { crashpoint: 'mail-after-send', sentBefore: 1, mails: 4 },
  { crashpoint: 'mail-after-mark', sentBefore: 1, mails: 3 },
];

it.each(
  Object.keys(causes).flatMap((kind) => points.map((point) => ({ kind, ...point }))),
)('a worker that is killed at $crashpoint loses no $kind; only $mails leave, with three Message-IDs and texts', async ({
  kind,
  crashpoint,
  sentBefore,
  mails,
}) => {
  await using database = await createTestDatabase();
  await using server = await startMailServer();
  const env = {
    SECRET_KEYS: testSecretKeys,
    SMTP_URL: server.url,
    MAIL_FROM: 'changes@sampan.example',
    PUBLIC_URL: 'https://api.sampan.example',
  };
  const context = {
    ...workContext(database.db, readConfig(env), new TestClock()),
    changelog: readChangelog(),
  };
  await causes[kind]?.(database, context);
  // Another job of the same worker may have begun the next mail.
  server.acceptAtMost(1);
  const victim = await startChildService(database.url, {
    ...env,
    SAMPAN_ROLES: 'worker',
    SAMPAN_CRASHPOINT: crashpoint,
  });
  expect((await victim.ended).signal).toBe('SIGKILL');
  expect(server.mails).toHaveLength(sentBefore);
  server.acceptAtMost(three.length + 1);
  await database.setClock('2 minutes');
  await sendMails(context);
  expect(new Set(server.mails.map(({ to }) => to))).toEqual(new Set(three));
  expect(server.mails).toHaveLength(mails);
  expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(3);
  expect(new Set(server.mails.map(({ body }) => body)).size).toBe(3);
});

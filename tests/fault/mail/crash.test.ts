import { expect, it } from '@jest/globals';
import { readChangelog } from '../../../src/changelog/changelog.ts';
import { readConfig } from '../../../src/config/config.ts';
import { announceChanges } from '../../../src/job/announce-changes.ts';
import { sendMails } from '../../../src/job/send-mail.ts';
import { subscribeAddress } from '../../support/digest.ts';
import { startMailServer } from '../../support/mail-server.ts';
import { startChildService } from '../../support/process/child-service.ts';
import { testSecretKeys } from '../../support/secret-keys.ts';
import { createTestDatabase } from '../../support/store/database.ts';
import { TestClock } from '../../support/test-clock.ts';
import { workContext } from '../../support/work-context.ts';

const three = ['ada@shop.example', 'ben@shop.example', 'cy@shop.example'];

it.each([
  { crashpoint: 'mail-after-claim', sentBefore: 0, mails: 3 },
  { crashpoint: 'mail-after-send', sentBefore: 1, mails: 4 },
  { crashpoint: 'mail-after-mark', sentBefore: 1, mails: 3 },
])('a worker that is killed at $crashpoint loses no mail; only $mails leave, with three Message-IDs', async ({
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
  for (const email of three) await subscribeAddress(database, email);
  await announceChanges(context);
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
});

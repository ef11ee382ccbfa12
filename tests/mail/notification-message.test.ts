import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { updateLowBalance } from '../../db/query/wallet/low-balance.ts';
import { lockWebhook } from '../../db/query/webhook/webhook-endpoint.ts';
import type { NotificationChoice, UserRole } from '../../db/table/user.ts';
import { commitChange } from '../../src/change.ts';
import { runJob } from '../../src/job/maintenance.ts';
import { dropMails, sendMails } from '../../src/job/send-mail.ts';
import { inviteUser } from '../../src/user/invite.ts';
import { draftLowBalance } from '../../src/wallet/funds.ts';
import { disableWebhook } from '../../src/webhook/attempt.ts';
import { invitedPath, signedInUser } from '../support/dashboard.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { startTestService, type TestAccount, type TestService } from '../support/service.ts';

let server: MailServer;
let service: TestService;
let account: TestAccount;
let accountId: string;
let tests = 0;
beforeAll(async () => {
  server = await startMailServer();
  service = await startTestService({
    env: {
      TRUSTED_PROXIES: '127.0.0.1',
      OUTBOUND_ALLOW: '127.0.0.1',
      SMTP_URL: server.url,
      MAIL_FROM: 'dashboard@sampan.example',
      PUBLIC_URL: 'https://api.sampan.example',
    },
  });
});
afterAll(async () => {
  await service.stop();
  await server[Symbol.asyncDispose]();
});
beforeEach(async () => {
  await service.database.setClock('0');
  await service.database.db.pool.query('delete from mail');
  account = await service.createAccount();
  accountId = account.id;
});

const rows = async (query: string, ...values: unknown[]) =>
  (await service.database.db.pool.query(query, values)).rows;
const person = async (role: UserRole, choices?: readonly NotificationChoice[]) => {
  const { email } = await signedInUser(service, { accountId, role, address: `198.51.100.${++tests}` });
  if (choices) await rows('update dashboard_user set notifications = $2 where email = $1', email, choices);
  return email;
};
/** Sends `wallet.low_balance` as a change of the threshold does. */
const crossThreshold = (lowBalanceCents: number | null = 50_000) =>
  updateLowBalance(service.database.db.kysely, {
    accountId,
    lowBalanceCents,
    warning: draftLowBalance(new Date()),
  });
const post = async (key: string, path: string, body: object) => {
  const call = supertest(service.server).post(`/api/v1${path}`).set('Authorization', `Bearer ${key}`);
  const reply = await call.set('Idempotency-Key', `key-${++tests}`).send(body);
  return reply.body.data;
};
const endpoint = async (key: string): Promise<string> =>
  (await post(key, '/webhooks', { url: 'https://127.0.0.1:9/hooks', events: ['*'] })).id;
const disable = async (key: string) => {
  const id = await endpoint(key);
  const scope = { accountId, livemode: key.startsWith('mk_live') };
  await commitChange(service.database.db.kysely, async (tx) => {
    await lockWebhook(tx, scope, id);
    const event = await disableWebhook(tx, scope, id, 'consecutive_failures', new Date());
    return { result: undefined, entry: null, event };
  });
  return id;
};
const queued = async () => {
  const found = await rows(
    `select u.email, e.type, e.livemode from mail m join dashboard_user u on u.id = m.user_id
      join event e on e.id = m.event_id where m.kind = 'notification' order by u.email, e.type`,
  );
  return found.map(({ email, type, livemode }) => [email, `${type}:${livemode ? 'live' : 'test'}`]);
};
const sent = async () => {
  const before = server.mails.length;
  await sendMails(service.context);
  return server.mails.slice(before);
};

describe('a low balance', () => {
  it('is mailed once to each owner of the account and to users who chose it, and to no other user', async () => {
    const owner = await person('owner');
    const chosen = await person('viewer', ['wallet.low_balance:live']);
    await person('developer');
    await person('viewer');
    await person('owner', []);
    await signedInUser(service, { address: '198.51.100.250' });
    await invitedPath(service, { accountId, email: `unseen${tests}@shop.example` });
    await crossThreshold();
    await crossThreshold();
    expect(await queued()).toEqual([owner, chosen].sort().map((email) => [email, 'wallet.low_balance:live']));
    expect((await sent()).map(({ to }) => to).sort()).toEqual([owner, chosen].sort());
    expect(await sent()).toEqual([]);
  });

  it('has the operators’ text about adding money, if there is one', async () => {
    await person('owner');
    await crossThreshold();
    const [plain] = await sent();
    expect(plain?.body).toMatch(/Top up the wallet in time\.\s+Open the page/);
    await crossThreshold(null);
    await rows("insert into payment_instruction values ('en', 'Pay by FPS 1.\nAsk Kit.')");
    await crossThreshold();
    const [mail] = await sent();
    await rows('delete from payment_instruction');
    expect(mail?.body).toMatch(/Top up the wallet in time\.\s+Pay by FPS 1\.\s+Ask Kit\.\s+Open the page/);
  });

  it('is queued in the transaction of its cause', async () => {
    await person('owner');
    const { kysely } = service.database.db;
    const change = kysely.transaction().execute(async (tx) => {
      const warning = draftLowBalance(new Date());
      await updateLowBalance(tx, { accountId, lowBalanceCents: 50_000, warning });
      expect((await tx.selectFrom('mail').select('id').execute()).length).toBe(1);
      throw new Error('undone');
    });
    await expect(change).rejects.toThrow('undone');
    expect(await queued()).toEqual([]);
    await crossThreshold();
    expect(await queued()).toHaveLength(1);
  });

  it('is mailed at most 20 times in an hour', async () => {
    await person('owner');
    for (let count = 0; count < 22; count++) {
      await crossThreshold();
      await crossThreshold(null);
    }
    expect(await queued()).toHaveLength(20);
    await service.database.setClock('61 minutes');
    await crossThreshold();
    expect(await queued()).toHaveLength(21);
  });

  it('states the amount, leads to the wallet, and stops with one click', async () => {
    const email = await person('owner');
    await rows("update dashboard_user set language = 'en' where email = $1", email);
    await crossThreshold();
    const [mail] = await sent();
    expect(mail?.headers.get('subject')).toBe('Sampan: Low balance: HKD 0.00 available');
    expect(mail?.body).toContain('The available balance of Test is HKD 0.00.');
    expect(mail?.body).toMatch(/^https:\/\/api\.sampan\.example\/dashboard\/live\/wallet\r?$/m);
    const link = mail?.headers.get('list-unsubscribe') ?? '';
    expect(link).toMatch(/^<https:\/\/api\.sampan\.example\/dashboard\/notifications\/off\?[^>]+>$/);
    expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(mail?.body).toContain(link.slice(1, -1));
    expect(link).not.toContain(email);
    expect(await sent()).toEqual([]);
  });

  it.each([
    ['zh-Hant', /可用結餘/, /available balance/],
    ['en', /available balance/, /可用結餘/],
  ])('is written in the language of the user: %s', async (language, words, others) => {
    const email = await person('owner');
    await rows('update dashboard_user set language = $2 where email = $1', email, language);
    await crossThreshold();
    const text = (await sent())[0]?.body;
    expect(text).toMatch(words);
    expect(text).not.toMatch(others);
  });

  it('does not delete an invitation that waits, nor is it deleted by one', async () => {
    const email = await person('owner');
    await crossThreshold();
    const { context } = service;
    const mail = { secrets: context.secrets, rootUrl: 'https://api.sampan.example' };
    await inviteUser(context.db.kysely, { accountId, email, role: 'owner', now: new Date(), mail });
    await crossThreshold(null);
    await crossThreshold();
    expect((await rows('select kind from mail order by kind')).map(({ kind }) => kind)).toEqual([
      'invitation',
      'notification',
      'notification',
    ]);
  });
});

describe('a disabled endpoint', () => {
  it('is mailed in the mode that a user chose, with a link to the endpoint', async () => {
    const live = await person('developer');
    const both = await person('viewer', ['webhook.disabled:live', 'webhook.disabled:test']);
    await person('viewer', ['wallet.low_balance:live']);
    await disable(account.testKey);
    expect(await queued()).toEqual([[both, 'webhook.disabled:test']]);
    const [mail] = await sent();
    expect(mail?.headers.get('subject')).toContain('Test mode');
    const id = await disable(account.liveKey);
    expect(await queued()).toEqual(
      expect.arrayContaining([
        [live, 'webhook.disabled:live'],
        [both, 'webhook.disabled:live'],
      ]),
    );
    const bodies = (await sent()).map(({ body }) => body);
    expect(bodies).toHaveLength(2);
    for (const body of bodies) {
      expect(body).toContain(`https://api.sampan.example/dashboard/live/webhooks/${id}`);
      expect(body).toContain('https://127.0.0.1:9/hooks');
    }
  });

  it('is not mailed for a sample event of testWebhook', async () => {
    await person('owner', ['webhook.disabled:test', 'webhook.disabled:live']);
    const id = await endpoint(account.testKey);
    const sample = await post(account.testKey, `/webhooks/${id}/test`, { event_type: 'webhook.disabled' });
    expect(await rows('select type from event where id = $1', sample.event_id)).toEqual([
      { type: 'webhook.disabled' },
    ]);
    expect(await queued()).toEqual([]);
  });
});

describe('a notification that waited', () => {
  const states = async () =>
    (await rows('select state, last_error, attempt_count from mail')).map((row) => Object.values(row));

  it('an hour is sent', async () => {
    await person('owner');
    await crossThreshold();
    await service.database.setClock('1 hour');
    expect(await sent()).toHaveLength(1);
  });

  it.each([
    ['a low balance', '25 hours', crossThreshold],
    ['a disabled endpoint', '73 hours', () => disable(account.liveKey)],
  ])('longer than it helps is dropped and logged: %s after %s', async (_, age, cause) => {
    await person('owner');
    await cause();
    await service.database.setClock(age);
    const lines: unknown[] = [];
    const log = Object.assign(Object.create(service.context.log), {
      error: (...line: unknown[]) => void lines.push(line),
    });
    const before = server.mails.length;
    await sendMails({ ...service.context, log });
    expect(server.mails).toHaveLength(before);
    expect(await states()).toEqual([['failed', 'too old', 0]]);
    expect(lines).toEqual([[{ mails: 1 }, 'Emails waited too long; they are not sent']]);
    expect(await sent()).toEqual([]);
  });

  it('is tried again until then', async () => {
    const email = await person('owner');
    await crossThreshold();
    server.refuse(email, 451);
    await sent();
    await service.database.setClock('20 hours');
    await sent();
    expect(await states()).toEqual([['pending', 'response 451 to RCPT TO', 2]]);
    server.refuse(email, null);
    await service.database.setClock('23 hours');
    expect(await sent()).toEqual([]);
    await service.database.setClock('26 hours');
    expect(await sent()).toEqual([]);
    expect(await states()).toEqual([['failed', 'too old', 2]]);
  });

  it('is neither dropped nor given up while a jump of the clock makes it look old', async () => {
    const email = await person('owner');
    await crossThreshold();
    expect(await runJob(service.context, 'expire-events')).toBe(0);
    await service.database.setClock('40 days');
    const withoutMail = { ...service.context, config: { ...service.context.config, mail: null } };
    expect(await dropMails(withoutMail)).toBe(0);
    expect(await states()).toEqual([['pending', null, 0]]);
    server.refuse(email, 451);
    expect(await sent()).toEqual([]);
    expect(await states()).toEqual([['pending', 'response 451 to RCPT TO', 1]]);
    server.refuse(email, null);
    await service.database.setClock('41 days');
    expect(await sent()).toHaveLength(1);
    await rows('delete from retention_clock');
  });

  it('longer than its event is kept is dropped', async () => {
    await person('owner');
    await crossThreshold();
    await rows('delete from event where id in (select event_id from mail)');
    expect(await sent()).toEqual([]);
    expect(await states()).toEqual([['failed', 'its event was deleted', 0]]);
  });

  it('is dropped without a mail server too, and nothing is logged', async () => {
    await person('owner');
    await crossThreshold();
    await service.database.setClock('23 hours');
    const context = { ...service.context, config: { ...service.context.config, mail: null } };
    expect(await dropMails(context)).toBe(0);
    await service.database.setClock('25 hours');
    expect(await dropMails(context)).toBe(1);
    expect(await states()).toEqual([['failed', 'too old', 0]]);
  });
});

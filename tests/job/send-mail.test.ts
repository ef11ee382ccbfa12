import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readChangelog } from '../../src/changelog.ts';
import { readConfig } from '../../src/config/config.ts';
import type { WorkContext } from '../../src/context.ts';
import { sendMails } from '../../src/job/send-mail.ts';
import { announceChanges } from '../../src/mail/digest.ts';
import { newestChange, subscribeAddress, subscribeNewAccount } from '../support/digest.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { testSecretKeys } from '../support/secret-keys.ts';
import { createTestDatabase, type TestDatabase } from '../support/store/database.ts';
import { TestClock } from '../support/test-clock.ts';
import { workContext } from '../support/work-context.ts';

let database: TestDatabase;
let server: MailServer;
let context: WorkContext;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.stop());
beforeEach(async () => {
  server = await startMailServer();
  context = contextFor(server.url);
});
afterEach(async () => {
  await server[Symbol.asyncDispose]();
  await database.setClock('0');
  await database.db.pool.query('delete from digest_subscriber');
});

const mailEnv = (url: string) => ({
  SMTP_URL: url,
  MAIL_FROM: 'changes@sampan.example',
  PUBLIC_URL: 'https://api.sampan.example',
});
const contextFor = (url: string): WorkContext => ({
  ...workContext(database.db, readConfig({ SECRET_KEYS: testSecretKeys, ...mailEnv(url) }), new TestClock()),
  changelog: readChangelog(),
});
const receivers = () => server.mails.map(({ to }) => to).sort();
const states = async () => {
  const { rows } = await database.db.pool.query<{
    email: string;
    state: string;
    attempts: number;
    error: string;
  }>(
    `select coalesce(s.email, a.email) as email, m.state, m.attempt_count as attempts, m.last_error as error
      from mail m join digest_subscriber s on s.id = m.subscriber_id left join account a on a.id = s.account_id
      order by 1`,
  );
  return rows.map(({ email, state, attempts, error }) => [email, state, attempts, error]);
};
const three = ['ada@shop.example', 'ben@shop.example', 'cy@shop.example'] as const;
const subscribeThree = async () => {
  await subscribeAddress(database, three[0]);
  await subscribeAddress(database, three[1]);
  await subscribeNewAccount(database, three[2]);
};

describe('a breaking change', () => {
  it('is sent once to each subscriber, by address or account, with the headers of one-click unsubscribing', async () => {
    await subscribeThree();
    expect(await announceChanges(context)).toBe(3);
    expect(await sendMails(context)).toBe(3);
    expect(await announceChanges(context)).toBe(0);
    expect(await sendMails(context)).toBe(0);
    expect(receivers()).toEqual(three);
    const [{ headers, body, messageId }] = server.mails as [MailServer['mails'][0]];
    expect(messageId).toMatch(/^<eml_[0-9a-f]{32}@sampan\.example>$/);
    const link = /https:\/\/api\.sampan\.example\/changelog\/unsubscribe\?token=[\w.]+/.exec(body)?.[0];
    expect(headers.get('list-unsubscribe')).toBe(`<${link}>`);
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(headers.get('from')).toBe('Sampan <changes@sampan.example>');
    expect(headers.get('subject')).toBe('Sampan API: a breaking change');
    expect(body).toContain(`https://api.sampan.example/changelog#${newestChange}`);
  });

  it('is sent once if several workers run at the same time', async () => {
    await subscribeThree();
    await Promise.all([1, 2, 3].map(() => announceChanges(context)));
    await Promise.all([1, 2, 3, 4].map(() => sendMails(context)));
    await sendMails(context);
    expect(receivers()).toEqual(three);
  });

  it('is sent once to an address that is subscribed by itself and by an account', async () => {
    await subscribeAddress(database, 'Ada@shop.example');
    await subscribeNewAccount(database, 'ada@SHOP.example');
    await announceChanges(context);
    await sendMails(context);
    expect(server.mails).toHaveLength(1);
    expect(await announceChanges(context)).toBe(0);
  });

  it('is sent to the new contact address of an account', async () => {
    const accountId = await subscribeNewAccount(database, three[2]);
    await announceChanges(context);
    await database.db.pool.query("update account set email = 'new@shop.example' where id = $1", [accountId]);
    await sendMails(context);
    expect(receivers()).toEqual(['new@shop.example']);
  });

  it('is not sent to an address that has not confirmed, or that unsubscribed before the mail left', async () => {
    await database.db.pool.query(
      "insert into digest_subscriber (id, email, created_at) values ('sub_1', 'eve@shop.example', sampan_clock())",
    );
    const leaving = await subscribeAddress(database, three[0]);
    expect(await announceChanges(context)).toBe(1);
    await database.db.pool.query('delete from digest_subscriber where id = $1', [leaving]);
    expect(await sendMails(context)).toBe(0);
    expect(server.mails).toEqual([]);
  });
});

describe('a mail that fails', () => {
  const minutesUntilDue = async () => {
    const { rows } = await database.db.pool.query<{ minutes: number }>(
      "select round(extract(epoch from due_at - sampan_clock()) / 60)::integer as minutes from mail where state = 'pending'",
    );
    return rows[0]?.minutes;
  };

  it('because its address is refused for good is not tried again, and the others are sent', async () => {
    await subscribeThree();
    await announceChanges(context);
    server.refuse(three[0], 550);
    expect(await sendMails(context)).toBe(2);
    await database.setClock('5 days');
    expect(await sendMails(context)).toBe(0);
    expect(receivers()).toEqual([three[1], three[2]]);
    expect((await states())[0]).toEqual([three[0], 'failed', 1, 'response 550 to RCPT TO']);
  });

  it('because its address is refused for now is tried again after longer and longer pauses, for four days', async () => {
    await subscribeThree();
    await announceChanges(context);
    server.refuse(three[0], 451);
    expect(await sendMails(context)).toBe(2);
    expect(await minutesUntilDue()).toBe(1);
    await database.setClock('8 hours');
    await sendMails(context);
    expect(await minutesUntilDue()).toBe(120);
    await database.setClock('3 days');
    await sendMails(context);
    expect(await minutesUntilDue()).toBe(240);
    await database.setClock('97 hours');
    await sendMails(context);
    expect((await states())[0]).toEqual([three[0], 'failed', 4, 'response 451 to RCPT TO']);
    server.refuse(three[0], null);
    await database.setClock('30 days');
    expect(await sendMails(context)).toBe(0);
  });

  it('because the mail server is down is sent once the server is back, and no other mail is tried for a minute', async () => {
    await subscribeThree();
    await announceChanges(context);
    const { port } = server;
    await server[Symbol.asyncDispose]();
    expect(await sendMails(context)).toBe(0);
    expect(await sendMails(context)).toBe(0);
    expect((await states()).map(([, state, attempts]) => [state, attempts]).sort()).toEqual([
      ['pending', 0],
      ['pending', 0],
      ['pending', 1],
    ]);
    server = await startMailServer(port);
    await database.setClock('2 minutes');
    expect(await sendMails(context)).toBe(3);
    expect(receivers()).toEqual(three);
  });

  it('is not sent to a contact address that could hold a second receiver or a header', async () => {
    await subscribeNewAccount(database, 'a@shop.example>,<b@shop.example');
    await announceChanges(context);
    expect(await sendMails(context)).toBe(0);
    expect(server.mails).toEqual([]);
    expect((await states()).map(([, ...rest]) => rest)).toEqual([['failed', 1, 'the address is not valid']]);
  });
});

describe('during a rolling deployment, a worker that does not know', () => {
  const older = (known: readonly string[]) => ({
    ...context,
    changelog: context.changelog.filter(({ id }) => known.includes(id)),
  });

  it.each([
    ['the change', []],
    ['all changes', [newestChange]],
  ])('%s of a mail leaves it to a newer worker, which sends it in full', async (_, known) => {
    await subscribeAddress(database, three[0]);
    const change = {
      id: 'newer-change',
      recorded: '2026-11-30',
      kind: 'breaking',
      text: 'It is gone.',
    } as const;
    context = { ...context, changelog: [...context.changelog, change] };
    await announceChanges(context);
    expect(await sendMails(older(known))).toBe(0);
    expect(server.mails).toEqual([]);
    expect(await states()).toEqual([[three[0], 'pending', 1, 'this version does not know all changes']]);

    await database.setClock('2 minutes');
    expect(await sendMails(context)).toBe(1);
    expect(server.mails[0]?.headers.get('subject')).toBe('Sampan API: 2 breaking changes');
    expect(server.mails[0]?.body).toContain('#newer-change');
    expect(server.mails[0]?.body).toContain(`#${newestChange}`);
  });

  it('the kind of a mail leaves it alone, and sends the mails after it', async () => {
    const { pool } = database.db;
    await pool.query('alter table mail drop constraint mail_kind_check');
    await subscribeAddress(database, three[0]);
    await announceChanges(context);
    await pool.query("update mail set kind = 'newer'");
    await database.setClock('1 second');
    await subscribeAddress(database, three[1]);
    await announceChanges(context);
    expect(await sendMails(context)).toBe(1);
    expect(receivers()).toEqual([three[1]]);
    expect(await states()).toEqual([
      [three[0], 'pending', 0, null],
      [three[1], 'sent', 1, null],
    ]);
    await pool.query('delete from mail');
    await pool.query(
      "alter table mail add constraint mail_kind_check check (kind in ('confirmation', 'digest', 'invitation', 'notification', 'reset', 'security'))",
    );
  });
});

it('the log names no address', async () => {
  const lines: unknown[] = [];
  const record = (...line: unknown[]) => void lines.push(line);
  const log = Object.assign(Object.create(context.log), { warn: record, error: record });
  await subscribeThree();
  await announceChanges(context);
  server.refuse(three[0], 550);
  server.refuse(three[1], 451);
  await sendMails({ ...context, log });
  expect(lines).toHaveLength(2);
  expect(JSON.stringify(lines)).not.toContain('shop.example');
});

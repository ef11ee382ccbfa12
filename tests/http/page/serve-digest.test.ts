import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { runJob } from '../../../src/job/maintenance.ts';
import { sendMails } from '../../../src/job/send-mail.ts';
import { announceChanges } from '../../../src/mail/digest.ts';
import { digestLink } from '../../../src/mail/mail-link.ts';
import { newestChange, subscribeAddress } from '../../support/digest.ts';
import { type MailServer, startMailServer } from '../../support/mail-server.ts';
import { startTestService, type TestService } from '../../support/service.ts';

const publicUrl = 'https://api.sampan.example';
let server: MailServer;
let service: TestService;
beforeAll(async () => {
  server = await startMailServer();
  service = await startTestService({
    env: {
      SMTP_URL: server.url,
      MAIL_FROM: 'changes@sampan.example',
      PUBLIC_URL: publicUrl,
      TRUSTED_PROXIES: '127.0.0.1',
    },
  });
});
afterAll(async () => {
  await service.stop();
  await server[Symbol.asyncDispose]();
});
beforeEach(async () => {
  await service.database.db.pool.query('delete from digest_subscriber');
});

let client = 0;
/** Sends requests to the service's own port. Each test is another client, because requests are limited per client. */
const request = (path: string, init: RequestInit = {}, from = `198.51.100.${client}`) => {
  const { port } = service.server.address() as { port: number };
  return fetch(`http://127.0.0.1:${port}${path.replace(publicUrl, '')}`, {
    ...init,
    headers: { 'X-Forwarded-For': from, ...init.headers },
  });
};
beforeEach(() => {
  client++;
});
const subscribe = (email: string, from?: string) =>
  request('/changelog/subscribe', { method: 'POST', body: new URLSearchParams({ email }) }, from);
const post = (path: string, body: string | FormData | URLSearchParams | null = null) =>
  request(path, { method: 'POST', body });
const rows = async (query: string) => (await service.database.db.pool.query(query)).rows;
const subscribers = () =>
  rows('select email, confirmed_at is not null as confirmed from digest_subscriber order by 1');
const queuedMails = async () => (await rows('select 1 from mail')).length;
const linkTo = (email: string) => {
  const mail = server.mails.findLast(({ to }) => to === email);
  return /https:\S+token=\S+/.exec(mail?.body ?? '')?.[0] ?? '';
};

describe('subscribing', () => {
  it('needs a confirmation from the mailbox, and a GET of its link changes nothing', async () => {
    const answer = await subscribe('ada@shop.example');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([202, 'no-store']);
    expect(await subscribers()).toEqual([{ email: 'ada@shop.example', confirmed: false }]);
    await sendMails(service.context);
    const link = linkTo('ada@shop.example');
    expect(link).toMatch(/^https:\/\/api\.sampan\.example\/changelog\/confirm\?token=/);
    expect(link).not.toContain('shop');
    const page = await request(link);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<form method="post">')]);
    expect((await subscribers())[0].confirmed).toBe(false);
    expect((await post(link)).status).toBe(200);
    expect((await subscribers())[0].confirmed).toBe(true);
    expect((await post(link)).status).toBe(200);
    expect(await announceChanges(service.context)).toBe(0);
  });

  it('answers in the same way for a known address, and sends it nothing', async () => {
    await subscribeAddress(service.database, 'ada@shop.example');
    const [known, unknown] = [await subscribe('ADA@shop.example'), await subscribe('ben@shop.example')];
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
    expect(await queuedMails()).toBe(1);
    expect(await subscribers()).toHaveLength(2);
  });

  it.each([
    '',
    'ada',
    'ada@127.0.0.1',
    'a@b.example,c@d.example',
    'ada@shop.example\r\nBcc: eve@shop.example',
    `${'a'.repeat(250)}@shop.example`,
  ])('refuses %j and stores nothing', async (email) => {
    expect((await subscribe(email)).status).toBe(400);
    expect(await subscribers()).toEqual([]);
  });

  it('refuses a form without an address, with two, or of another media type', async () => {
    expect((await post('/changelog/subscribe', new URLSearchParams())).status).toBe(400);
    const two = new URLSearchParams('email=a@shop.example&email=b@shop.example');
    expect((await post('/changelog/subscribe', two)).status).toBe(400);
    expect((await post('/changelog/subscribe', '{"email":"a@shop.example"}')).status).toBe(415);
    expect(
      (await post('/changelog/subscribe', new URLSearchParams({ email: 'a'.repeat(3000) }))).status,
    ).toBe(413);
    expect(await subscribers()).toEqual([]);
  });

  it('sends one mail per hour and three per day to an address, from any number of clients', async () => {
    const ask = async (from: string) => {
      expect((await subscribe('ada@shop.example', from)).status).toBe(202);
      return queuedMails();
    };
    const all = await Promise.all(Array.from({ length: 8 }, (_, index) => ask(`203.0.113.${index}`)));
    expect(Math.max(...all)).toBe(1);
    const later: number[] = [];
    for (const hours of [2, 4, 6, 8]) {
      await service.database.setClock(`${hours} hours`);
      later.push(await ask('203.0.113.9'));
    }
    expect(later).toEqual([2, 3, 3, 3]);
    await service.database.setClock('0');
  });

  it('is refused to a client after ten requests in an hour', async () => {
    for (let count = 0; count < 10; count++)
      expect((await subscribe(`a${count}@shop.example`)).status).toBe(202);
    const answer = await subscribe('b@shop.example');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '3600']);
    expect(await subscribers()).toHaveLength(10);
  });
});

describe('a link', () => {
  const tokenOf = (action: 'confirm' | 'unsubscribe', subscriberId: string, expires: number) =>
    new URL(digestLink(service.context, { action, subscriberId, expires })).search;
  const nextDay = () => Math.floor(service.clock.now().getTime() / 1000) + 86_400;

  it.each([
    '',
    '?token=',
    '?token=sub_1.0.00',
    `?token=sub_1.0.${'0'.repeat(64)}`,
  ])('with the query %j is not valid', async (query) => {
    for (const action of ['confirm', 'unsubscribe'])
      for (const method of ['GET', 'POST'])
        expect((await request(`/changelog/${action}${query}`, { method })).status).toBe(404);
  });

  it('for one action, subscriber or time is not valid for another', async () => {
    const id = await subscribeAddress(service.database, 'ada@shop.example');
    const token = tokenOf('confirm', id, nextDay());
    expect((await post(`/changelog/unsubscribe${token}`)).status).toBe(404);
    expect((await post(`/changelog/confirm${token.replace(id, 'sub_other')}`)).status).toBe(404);
    expect((await post(`/changelog/confirm${token.replace(/\.(\d+)\./, '.0.')}`)).status).toBe(404);
    expect(await subscribers()).toHaveLength(1);
  });

  it('that confirms expires after a day', async () => {
    await subscribe('ada@shop.example');
    await sendMails(service.context);
    const link = linkTo('ada@shop.example');
    service.clock.advance(24 * 3_600_000 + 60_000);
    expect((await post(link)).status).toBe(410);
    service.clock.advance(-24 * 3_600_000 - 60_000);
    expect(await subscribers()).toEqual([{ email: 'ada@shop.example', confirmed: false }]);
  });

  it('of an address that was deleted, because it was not confirmed in a day, has expired', async () => {
    await subscribe('ada@shop.example');
    await sendMails(service.context);
    await service.database.setClock('25 hours');
    expect(await runJob(service.context, 'delete-expired-subscriptions')).toBeGreaterThan(0);
    await service.database.setClock('0');
    expect(await subscribers()).toEqual([]);
    expect((await post(linkTo('ada@shop.example'))).status).toBe(410);
  });
});

describe('unsubscribing', () => {
  it('takes one POST without a session, deletes the address, and may be repeated', async () => {
    await subscribeAddress(service.database, 'ada@shop.example');
    await announceChanges(service.context);
    await sendMails(service.context);
    const mail = server.mails.findLast(({ to }) => to === 'ada@shop.example');
    expect(mail?.body).toContain(newestChange);
    const link = mail?.headers.get('list-unsubscribe')?.slice(1, -1) ?? '';
    expect((await request(link)).status).toBe(200);
    expect(await subscribers()).toHaveLength(1);
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    const answer = await post(link, form);
    expect([answer.status, answer.redirected]).toEqual([200, false]);
    expect(await subscribers()).toEqual([]);
    expect(await queuedMails()).toBe(0);
    expect((await post(link, new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }))).status).toBe(200);
  });
});

describe('the page /changelog', () => {
  it('has the form, which its policy allows', async () => {
    const answer = await request('/changelog');
    expect(await answer.text()).toContain('<form method="post" action="changelog/subscribe">');
    expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'");
  });

  it('shows without a mail server that emails are not available, and nothing is stored', async () => {
    const plain = await startTestService();
    try {
      expect(await (await fetch(`${plain.rootUrl}/changelog`)).text()).toMatch(/Emails are not available/);
      const body = new URLSearchParams({ email: 'ada@shop.example' });
      const answer = await fetch(`${plain.rootUrl}/changelog/subscribe`, { method: 'POST', body });
      expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('Use a feed')]);
      expect((await plain.database.db.pool.query('select 1 from digest_subscriber')).rows).toEqual([]);
    } finally {
      await plain.stop();
    }
  });
});

it.each([
  ['subscribe', 'GET', 'POST'],
  ['confirm', 'DELETE', 'GET, HEAD, POST'],
  ['unsubscribe', 'PUT', 'GET, HEAD, POST'],
])('/changelog/%s refuses %s', async (path, method, allow) => {
  const answer = await request(`/changelog/${path}`, { method });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow]);
});

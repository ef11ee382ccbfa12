import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { topUp } from '../../db/query/wallet/ledger.ts';
import { changeBrand } from '../../src/account/brand.ts';
import { commandLineActor } from '../../src/audit.ts';
import { readConfig } from '../../src/config/config.ts';
import type { WorkContext } from '../../src/context.ts';
import { sendMails } from '../../src/job/send-mail.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { startChildService } from '../support/process/child-service.ts';
import { testSecretKeys } from '../support/secret-keys.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { order } from '../support/shipment/order.ts';
import { bookParcel } from '../tracking/parcel.ts';

/*
 * The guarantee: the recipient of a shipment gets the email about a state once. A second copy leaves only if the mail server
 * accepted the first and its answer, or our note of it, was lost; it has the same Message-ID and the same text.
 */

const email = 'mila@courrier.example';
let service: TestService;
let server: MailServer;
let context: WorkContext;
beforeAll(async () => {
  service = await startTestService({ env: { TEST_FEED_SECONDS: '0' } });
  const accountId = service.account.id;
  await topUp(service.database.db.pool, { accountId, amountCents: 10_000_000, transactionId: 'txn_mail' });
  await changeBrand(service.database.db.kysely, commandLineActor(accountId, service.clock.now()), {
    name: 'Lantau Tea',
    mail_states: ['picked_up', 'delivered'],
  });
});
afterAll(() => service.stop());
const mailEnv = () => ({
  SECRET_KEYS: testSecretKeys,
  SMTP_URL: server.url,
  MAIL_FROM: 'parcels@sampan.example',
  PUBLIC_URL: service.rootUrl,
});
beforeEach(async () => {
  server = await startMailServer();
  context = { ...service.context, config: readConfig(mailEnv()), rootUrl: () => service.rootUrl };
});
afterEach(async () => {
  await server[Symbol.asyncDispose]();
  await service.database.setClock('0 seconds');
  await query('delete from mail');
  await query('delete from recipient_mail_stop');
});

const query = async (text: string, values: unknown[] = []) =>
  (await service.database.db.pool.query(text, values)).rows;
const states = async () =>
  (await query('select state from mail order by created_at')).map(({ state }) => state);
const book = (live = true) =>
  bookParcel(service, { live, change: { recipient: { ...order().recipient, email } } });
const pickedUp = async (live = true) => {
  const parcel = await book(live);
  await parcel.checkpoint(1, { status: 'picked_up' });
  return parcel;
};
/** Sends what is due, now and at some times of the next two days. */
async function sendForTwoDays(): Promise<void> {
  for (const hours of [0, 1, 2, 6, 12, 23, 36, 48]) {
    await service.database.setClock(`${hours} hours`);
    await sendMails(context);
  }
}
const copies = () => ({
  sent: server.mails.length,
  ids: new Set(server.mails.map(({ messageId }) => messageId)).size,
  texts: new Set(server.mails.map(({ body }) => body)).size,
});

describe('the email about a state is sent once', () => {
  it.each([
    ['refuses the address for now', () => server.refuse(email, 451)],
    ['refuses the message for now', () => server.answer('refuse for now')],
    ['refuses the message for good, and takes it later', () => server.answer('refuse for good')],
    ['hangs', () => server.answer('hang')],
    ['ends the connection in the middle of the message', () => server.answer('break')],
  ])(
    'although the mail server %s',
    async (_, fail) => {
      await pickedUp();
      fail();
      await sendMails(context);
      expect([copies().sent, await states()]).toEqual([0, ['pending']]);
      server.refuse(email, null);
      server.answer('accept');
      await sendForTwoDays();
      expect([copies(), await states()]).toEqual([{ sent: 1, ids: 1, texts: 1 }, ['sent']]);
    },
    60_000,
  );

  it('although the carrier repeats the state, and several workers send', async () => {
    const parcel = await pickedUp();
    await parcel.checkpoint(2, { status: 'picked_up' });
    await Promise.all([1, 2, 3, 4].map(() => sendMails(context)));
    await sendForTwoDays();
    expect(copies()).toEqual({ sent: 1, ids: 1, texts: 1 });
  });
});

it('is sent a second time, with the same Message-ID and text, if the response of the mail server was lost', async () => {
  await pickedUp();
  server.answer('lose the answer');
  await sendMails(context);
  expect([copies().sent, await states()]).toEqual([1, ['pending']]);
  server.answer('accept');
  await sendForTwoDays();
  expect(copies()).toEqual({ sent: 2, ids: 1, texts: 1 });
}, 60_000);

it('is never sent to an address that the mail server refuses for good', async () => {
  await pickedUp();
  server.refuse(email, 550);
  await sendMails(context);
  server.refuse(email, null);
  await sendForTwoDays();
  expect([copies().sent, await states()]).toEqual([0, ['failed']]);
});

it('is given up after a day without a mail server, because its news is old', async () => {
  await pickedUp();
  server.refuse(email, 451);
  await sendForTwoDays();
  server.refuse(email, null);
  await service.database.setClock('72 hours');
  await sendMails(context);
  expect([copies().sent, await states()]).toEqual([0, ['failed']]);
});

it.each([
  ['mail-after-claim', 1],
  ['mail-after-send', 2],
  ['mail-after-mark', 1],
])(
  'a worker that is killed at %s sends the email %d times at most',
  async (crashpoint, sent) => {
    await pickedUp();
    const victim = await startChildService(service.database.url, {
      ...mailEnv(),
      SAMPAN_ROLES: 'worker',
      SAMPAN_CRASHPOINT: crashpoint,
    });
    expect((await victim.ended).signal).toBe('SIGKILL');
    await sendForTwoDays();
    expect(copies()).toEqual({ sent, ids: 1, texts: 1 });
    expect(await states()).toEqual(['sent']);
  },
  120_000,
);

describe('nothing is sent', () => {
  it('after one click on the link of an email, also those that wait or are queued then', async () => {
    const parcel = await pickedUp();
    await sendMails(context);
    const link = /^<(.*)>$/.exec(server.mails[0]?.headers.get('list-unsubscribe') ?? '')?.[1] ?? '';
    server.answer('hang');
    await parcel.checkpoint(2, { status: 'delivered' });
    await sendMails(context);
    expect(await states()).toEqual(['sent', 'pending']);
    expect((await fetch(link, { method: 'POST', body: 'List-Unsubscribe=One-Click' })).status).toBe(200);
    server.answer('accept');
    await sendForTwoDays();
    await pickedUp();
    await sendForTwoDays();
    expect(copies().sent).toBe(1);
  }, 60_000);

  it('of a shipment in test mode', async () => {
    const parcel = await pickedUp(false);
    await parcel.checkpoint(2, { status: 'delivered' });
    await sendForTwoDays();
    expect([copies().sent, await states()]).toEqual([0, []]);
  });

  it('while the shop has turned the emails off', async () => {
    const { kysely } = service.database.db;
    const actor = commandLineActor(service.account.id, service.clock.now());
    await changeBrand(kysely, actor, { mail_states: [] });
    const parcel = await pickedUp();
    await changeBrand(kysely, actor, { mail_states: ['picked_up', 'delivered'] });
    await sendForTwoDays();
    expect([copies().sent, await states()]).toEqual([0, []]);
    await parcel.checkpoint(2, { status: 'delivered' });
    await sendForTwoDays();
    expect(copies().sent).toBe(1);
  });

  it('of the pending ones when the shop turns the emails off', async () => {
    await pickedUp();
    const { kysely } = service.database.db;
    const actor = commandLineActor(service.account.id, service.clock.now());
    await changeBrand(kysely, actor, { mail_states: ['delivered'] });
    await sendForTwoDays();
    await changeBrand(kysely, actor, { mail_states: ['picked_up', 'delivered'] });
    await sendForTwoDays();
    expect([copies().sent, await states()]).toEqual([0, ['failed']]);
  });
});

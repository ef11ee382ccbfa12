import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { settleShipment } from '../../src/booking/settle.ts';
import { readConfig } from '../../src/config/config.ts';
import type { WorkContext } from '../../src/context.ts';
import { dropMails, sendMails } from '../../src/job/send-mail.ts';
import { signedInOperator, signedInUser, type TestBrowser, userRecords } from '../support/dashboard.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { testSecretKeys } from '../support/secret-keys.ts';
import { startTestService, type TestAccount, type TestService } from '../support/service.ts';
import { order } from '../support/shipment/order.ts';
import { fundedAccount } from '../support/shipment/partner-booking.ts';

const rootUrl = 'https://api.sampan.example';
let server: MailServer;
let service: TestService;
/** The service with a mail server. */
let mailing: WorkContext;
let account: TestAccount;
let owner: TestBrowser;
let ownerEmail = '';
let operator: TestBrowser;
beforeAll(async () => {
  server = await startMailServer();
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  const env = { SMTP_URL: server.url, MAIL_FROM: 'dashboard@sampan.example', PUBLIC_URL: rootUrl };
  const { mail } = readConfig({ SECRET_KEYS: testSecretKeys, ...env });
  const { context } = service;
  mailing = { ...context, config: { ...context.config, mail }, rootUrl: () => rootUrl };
  account = await fundedAccount(service);
  ({ browser: owner, email: ownerEmail } = await signedInUser(service, { accountId: account.id }));
  await signedInUser(service, { accountId: account.id, role: 'clerk', address: '198.51.100.14' });
  operator = await signedInOperator(service, 'ops@sampan.example');
  await signedInOperator(service, 'desk@sampan.example', '198.51.100.13', 'operator_support');
});
afterAll(async () => {
  await service.stop();
  await server[Symbol.asyncDispose]();
});

const { rows } = userRecords(() => service);
let seen = 0;
let id = '';
beforeEach(async () => {
  await rows('delete from mail');
  const booked = await service
    .call('post', '/shipments', account.liveKey)
    .set('Idempotency-Key', crypto.randomUUID())
    .send(order())
    .expect(201);
  id = booked.body.data.id;
  await settleShipment(service.context, account.id, id, { chargedCents: 9_000, measuredWeightMg: 700_000 });
  seen = server.mails.length;
});
const dispute = (reason: string) => owner.post(`/live/shipments/${id}/dispute`, { reason });
const chargePath = () => `/operator/accounts/${account.id}/charges/${id}`;
/** Sends what is due, and returns it. */
const sent = async () => {
  seen = server.mails.length;
  await sendMails(mailing);
  return server.mails
    .slice(seen)
    .map(({ to, headers, body }) => ({ to, subject: headers.get('subject'), body }));
};

it('goes to operators who may refund, once, with the reason and the way to the charge', async () => {
  await dispute('Weighs 0.5 kg');
  await dispute('Again');
  const mails = await sent();
  expect(mails).toMatchObject([{ to: 'ops@sampan.example', subject: 'Sampan: A charge is disputed' }]);
  expect(mails[0]?.body).toContain(`${rootUrl}/dashboard${chargePath()}`);
  expect(mails[0]?.body).toContain('Weighs 0.5 kg');
});

it.each([
  ['refusal', { answer: 'The scan shows 0.7 kg' }, 'Your dispute was answered without a refund'],
  [
    'refund',
    { amount: '5', reason: 'The scan shows 0.7 kg', confirmed: 'yes' },
    'Your dispute was answered with a refund',
  ],
])('goes to those who may dispute when it is closed by a %s', async (how, form, subject) => {
  await dispute('Weighs 0.5 kg');
  await sent();
  await operator.post(`${chargePath()}/${how}`, form);
  const mails = await sent();
  expect(mails).toMatchObject([{ to: ownerEmail, subject: `Sampan: ${subject}` }]);
  expect(mails[0]?.body).toContain(`${rootUrl}/dashboard/live/shipments/${id}`);
  expect(mails[0]?.body).toContain('The scan shows 0.7 kg');
});

it('is not sent about a refund without a dispute, nor about a dispute that was refused as a form', async () => {
  await operator.post(`${chargePath()}/refund`, { amount: '1', reason: 'Late' });
  expect((await dispute(' ')).status).toBe(400);
  expect(await rows('select kind from mail')).toEqual([]);
});

it('is at most 20 per hour, and dropped after 72 hours', async () => {
  await dispute('Weighs 0.5 kg');
  await rows(
    `insert into mail select copy.* from mail m, generate_series(1, 19) n,
      jsonb_populate_record(m, jsonb_build_object('id', m.id || n)) copy`,
  );
  const [{ account_id }] = await rows(
    'select account_id from audit_entry where action = $1 limit 1',
    'charge.disputed',
  );
  expect(account_id).toBe(account.id);
  const booked = await service
    .call('post', '/shipments', account.liveKey)
    .set('Idempotency-Key', crypto.randomUUID())
    .send(order())
    .expect(201);
  const other = booked.body.data.id;
  await settleShipment(service.context, account.id, other, {
    chargedCents: 9_000,
    measuredWeightMg: 700_000,
  });
  await owner.post(`/live/shipments/${other}/dispute`, { reason: 'Weighs 0.5 kg' });
  expect(await rows('select count(*)::int from mail')).toEqual([{ count: 20 }]);
  await rows("update mail set created_at = created_at - interval '73 hours'");
  expect(await dropMails(mailing)).toBe(20);
  expect(await sent()).toEqual([]);
});

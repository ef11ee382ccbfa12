import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { addressCalls, savedRecipient, savedSender } from '../support/address/saved-addresses.ts';
import { shownParty } from '../support/address/shown-party.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { order } from '../support/shipment/order.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const { added, change, remove, book } = addressCalls(() => service);

/** An order without parties. */
const goods = (() => {
  const { recipient: _, ...rest } = order();
  return rest;
})();
const shipment = async (id: string) => (await service.call('get', `/shipments/${id}`)).body.data;
const shipments = async () => {
  const { rows } = await service.database.db.pool.query('select count(*)::integer as n from shipment');
  return rows[0].n;
};
const validate = (body: object) => service.call('post', '/shipments/validate').send(body);

it('copies saved parties into the order, so that a change or deletion changes no shipment', async () => {
  const [sender, recipient] = [await added(savedSender), await added(savedRecipient)];
  const body = { ...goods, recipient_id: recipient.id, sender_id: sender.id };
  expect((await validate(body)).body.data).toMatchObject({ valid: true, violations: [] });
  const { status, body: booked } = await book(body);
  expect(status).toBe(201);
  const { role: _, ...party } = savedRecipient;
  expect(booked.data.recipient).toEqual(shownParty('recipient', { ...party, country_code: 'GB' }));
  expect(booked.data.sender).toMatchObject({ contact_name: 'Wong Ka Yan', city: 'Kwun Tong' });
  await change(recipient.id, { contact_name: 'Another Person' });
  await remove(recipient.id);
  await remove(sender.id);
  const after = await shipment(booked.data.id);
  expect([after.recipient, after.sender]).toEqual([booked.data.recipient, booked.data.sender]);
});

it.each([
  ['an unknown id', () => ({ recipient_id: `adr_${'0'.repeat(32)}` }), ['recipient_id']],
  ['a sender as recipient', async () => ({ recipient_id: (await added(savedSender)).id }), ['recipient_id']],
  [
    'a party of the other mode',
    async () => ({ recipient_id: (await added(savedRecipient, service.account.liveKey)).id }),
    ['recipient_id'],
  ],
  [
    'both the id and the party',
    async () => ({ recipient: order().recipient, recipient_id: (await added(savedRecipient)).id }),
    ['recipient_id'],
  ],
  ['neither', () => ({}), ['recipient']],
  ['an id of another type', () => ({ recipient_id: 5 }), ['recipient_id']],
  ['an empty id', () => ({ recipient_id: '' }), ['recipient_id']],
])('refuses %s with the name of the field, and books nothing', async (_, parties, path) => {
  const before = await shipments();
  const body = { ...goods, ...(await parties()) };
  const dry = await validate(body);
  expect(dry.body.data.violations.map((one: { path: string[] }) => one.path)).toEqual([path]);
  const { status, body: answer } = await book(body);
  expect([status, answer.data.map((one: { path: string[] }) => one.path)]).toEqual([400, [path]]);
  expect(await shipments()).toBe(before);
});

it('calls the carrier again after a rejection, because the saved party may have been corrected', async () => {
  const { id } = await added(savedRecipient);
  const body = { ...goods, recipient_id: id, reference_no: 'SANDBOX-REJECT' };
  for (let round = 0; round < 2; round += 1) {
    const { status, body: answer } = await book(body);
    expect([status, answer.data.negative_cache]).toEqual([422, false]);
  }
});

it('replays a booking after the deletion of its saved recipient', async () => {
  const { id } = await added(savedRecipient);
  const key = randomUUID();
  const send = () =>
    service
      .call('post', '/shipments')
      .set('Idempotency-Key', key)
      .send({ ...goods, recipient_id: id });
  const first = await send();
  await remove(id);
  const second = await send();
  expect([first.status, second.status, second.body.data.id]).toEqual([201, 201, first.body.data.id]);
});

it('books with a copy or refuses, while the saved recipient is being deleted', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id } = await added(savedRecipient);
    const [booked, removed] = await Promise.all([book({ ...goods, recipient_id: id }), remove(id)]);
    expect(removed.status).toBe(200);
    expect([201, 400]).toContain(booked.status);
    if (booked.status === 201)
      expect((await shipment(booked.body.data.id)).recipient.contact_name).toBe('Eleanor Whitfield');
    else expect(booked.body.data[0].path).toEqual(['recipient_id']);
  }
});

it('freezes the default sender for the label of an order without a sender; its sender stays null', async () => {
  const stored = async (id: string) => {
    const { rows } = await service.database.db.pool.query(
      'select sender, account_sender from shipment where tracking_number = $1',
      [id],
    );
    return rows[0];
  };
  const none = (await book(order())).body.data;
  expect(await stored(none.id)).toEqual({ sender: null, account_sender: null });
  const sender = await added({ ...savedSender, is_default: true });
  const first = (await book(order())).body.data;
  expect(first.sender).toBe(null);
  await change(sender.id, { contact_name: 'Chan Tai Man' });
  const second = (await book(order())).body.data;
  const named = (await book({ ...goods, recipient: order().recipient, sender_id: sender.id })).body.data;
  await remove(sender.id);
  const third = (await book(order())).body.data;
  const names = [];
  for (const { id } of [first, second, named, third])
    names.push((await stored(id)).account_sender?.contact_name);
  expect(names).toEqual(['Wong Ka Yan', 'Chan Tai Man', undefined, undefined]);
  expect((await stored(first.id)).sender).toBe(null);
  const label = await service.call('get', `/shipments/${first.id}/label`).buffer(true);
  expect(label.status).toBe(200);
});

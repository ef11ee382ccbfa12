import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { reconcileHere } from '../support/fault/crash-recovery.ts';
import { type FaultWorld, openFaultWorld } from '../support/fault/fault-world.ts';
import { storiesOf, storyOf } from '../support/fault/shipment-story.ts';
import { apiClient } from '../support/http-client.ts';
import { pollUntil } from '../support/poll.ts';

let world: FaultWorld;
beforeAll(async () => {
  world = await openFaultWorld('sandbox');
});
afterAll(() => world.stop());

it('one run of the reconciler finishes every booking that a killed process had in flight', async () => {
  const sent = 50;
  const account = await world.account(100_000_000);
  const service = await world.start({ SAMPAN_ROLES: 'api' });
  const client = apiClient(service.rootUrl, account.liveKey);
  const answers = Array.from({ length: sent }, () =>
    client.post('/shipments', {
      idempotencyKey: randomUUID(),
      body: world.order({ reference_no: 'SANDBOX-SLOW' }),
    }),
  );
  const cutOff = Promise.allSettled(answers);
  const allBooked = async () => (await world.bookings()).length === sent;
  expect(await pollUntil(allBooked, 60_000)).toBe(true);
  service.signal('SIGKILL');
  await cutOff;

  await world.passLock();
  // The carrier answers after 3 s: on a busy machine the first bookings may have ended.
  const isPending = ({ dispatch }: { readonly dispatch: string }) => dispatch === 'pending';
  const inFlight = (await storiesOf(world.database, account.id)).filter(isPending).length;
  expect(inFlight).toBeGreaterThan(0);
  expect(await reconcileHere(world)).toBe(inFlight);
  const stories = await storiesOf(world.database, account.id);
  expect(stories).toHaveLength(sent);
  for (const story of stories) expect(story).toMatchObject(storyOf.booked);
});

it('the reconciler continues with the other shipments if one fails, and finishes that one later', async () => {
  const account = await world.account();
  const client = apiClient((await world.bystander()).rootUrl, account.liveKey);
  const create = async (reference_no: string) =>
    client.post('/shipments', { idempotencyKey: randomUUID(), body: world.order({ reference_no }) });
  for (let index = 0; index < 3; index++) expect((await create('SANDBOX-DROP')).status).toBe(503);
  const { body } = await create('SANDBOX-CANCEL-DROP');
  expect((await client.post(`/shipments/${body.data.id}/cancel`)).status).toBe(503);
  const [stuck = ''] = (await storiesOf(world.database, account.id)).map(({ id }) => id);
  await world.query(`create function refuse_one() returns trigger language plpgsql as $$
    begin raise exception 'this row can not be written'; end $$`);
  await world.query(`create trigger refuse_one before update on shipment for each row
    when (new.tracking_number = '${stuck}') execute function refuse_one()`);

  expect(await reconcileHere(world)).toBe(4);
  const kinds = async () =>
    (await storiesOf(world.database, account.id)).map(({ dispatch, status }) => `${dispatch} ${status}`);
  expect(await kinds()).toEqual([
    'pending label_created',
    'accepted label_created',
    'accepted label_created',
    'accepted cancelled',
  ]);
  await world.query('drop trigger refuse_one on shipment');
  await world.passLock();
  expect(await reconcileHere(world)).toBe(1);
  expect((await kinds())[0]).toBe('accepted label_created');
});

it('the reconciler asks once per run while the carrier gives no clear answer, and keeps the hold', async () => {
  const account = await world.account();
  const client = apiClient((await world.bystander()).rootUrl, account.liveKey);
  const request = {
    idempotencyKey: randomUUID(),
    body: world.order({ reference_no: 'SANDBOX-SILENT' }),
  };
  expect(await client.post('/shipments', request)).toMatchObject({ status: 503, retryAfterSeconds: 15 });
  const undecided = { visible: true, dispatch: 'pending', hold: 'pending', events: [] };
  for (let run = 0; run < 3; run++) {
    expect(await reconcileHere(world)).toBe(1);
    expect(await storiesOf(world.database, account.id)).toMatchObject([undecided]);
  }
  await world.query(
    "update sandbox_booking set state = 'booked', sandbox_reference = null where sandbox_reference = 'SANDBOX-SILENT'",
  );
  expect(await reconcileHere(world)).toBe(1);
  expect(await storiesOf(world.database, account.id)).toMatchObject([storyOf.booked]);
  expect((await client.post('/shipments', request)).status).toBe(201);
  expect(await reconcileHere(world)).toBe(0);
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { reconcileHere } from '../../support/fault/crash-recovery.ts';
import { type FaultWorld, openFaultWorld } from '../../support/fault/fault-world.ts';
import { storiesOf, storyOf } from '../../support/fault/shipment-story.ts';
import { apiClient } from '../../support/http-client.ts';

const points = ['carrier-after-response', 'before-finish', 'after-finish', 'before-respond'] as const;
const by = ['same request', 'reconciler'] as const;
const cases = points.flatMap((point) => by.map((who) => ({ point, who })));

describe.each(['sandbox', 'http'] as const)('a create that is killed, with the carrier %s,', (carrier) => {
  let world: FaultWorld;
  beforeAll(async () => {
    world = await openFaultWorld(carrier);
  });
  afterAll(() => world.stop());

  /** Orders from a process that dies at the point; `again` repeats the request to another process. */
  async function cutOff(point: string, reference_no: string, env: Record<string, string> = {}) {
    const account = await world.account();
    const request = { idempotencyKey: randomUUID(), body: world.order({ reference_no }) };
    const dying = await world.start({ SAMPAN_ROLES: 'api', SAMPAN_CRASHPOINT: point, ...env });
    const lost = apiClient(dying.rootUrl, account.liveKey).post('/shipments', request);
    await expect(lost).rejects.toThrow('fetch failed');
    expect(await dying.ended).toEqual({ code: null, signal: 'SIGKILL' });
    await world.passLock();
    const client = apiClient((await world.bystander()).rootUrl, account.liveKey);
    return {
      again: () => client.post('/shipments', request),
      stories: () => storiesOf(world.database, account.id),
      held: async () => (await client.get('/wallet/balance')).body.data.held as number,
    };
  }

  it.each(
    cases,
  )('at $point and repeated by the $who stays rejected and holds nothing, if the carrier rejected it', async ({
    point,
    who,
  }) => {
    const { again, stories, held } = await cutOff(point, 'SANDBOX-REJECT');
    if (who === 'reconciler') await reconcileHere(world);
    for (let time = 0; time < 2; time++) expect((await again()).status).toBe(422);
    expect(await held()).toBe(0);
    expect(await stories()).toMatchObject([
      { visible: false, dispatch: 'rejected', hold: 'voided', events: [] },
    ]);
  });

  it.each(
    cases,
  )('at $point and repeated by the $who is booked once, if the dispatch was unconfirmed', async ({
    point,
    who,
  }) => {
    const { again, stories } = await cutOff(point, 'SANDBOX-DROP');
    if (who === 'reconciler') expect(await reconcileHere(world)).toBe(1);
    const answer = await again();
    expect(answer.status).toBe(201);
    expect((await again()).text).toBe(answer.text);
    expect(await stories()).toMatchObject([storyOf.booked]);
  });

  if (carrier === 'http') {
    it.each(
      points,
    )('at %s is booked once by the same request and keeps no other hold, if the carrier was unreachable', async (point) => {
      const { again, stories } = await cutOff(point, 'ordinary', { CARRIER_HTTP_URL: 'http://127.0.0.1:9' });
      expect((await again()).status).toBe(201);
      const all = await stories();
      expect(all.at(-1)).toMatchObject(storyOf.booked);
      for (const story of all.slice(0, -1))
        expect(story).toMatchObject({ dispatch: 'rejected', hold: 'voided' });
    });
  }
});

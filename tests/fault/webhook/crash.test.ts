import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { pollUntil } from '../../support/poll.ts';
import { startChildService } from '../../support/process/child-service.ts';
import { testSecretKeys } from '../../support/secret-keys.ts';
import { describeOnBothStores } from '../../support/store/own-redis.ts';
import { startWorld, type World } from '../../webhook/world.ts';

const events = 40;
const concurrency = 4;

describeOnBothStores('a delivery worker over %s that is killed', (redisUrl) => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld(redisUrl, { WEBHOOK_TIMEOUT_MS: '2000', WEBHOOK_LEASE_MS: '2500' });
  });
  afterAll(async () => {
    await world[Symbol.asyncDispose]();
  });

  afterEach(() => world.deleteEndpoints());

  const startVictim = (crashpoint: string) =>
    startChildService(world.service.database.url, {
      SAMPAN_ROLES: 'worker',
      SECRET_KEYS: testSecretKeys,
      WEBHOOK_POLL_MS: '20',
      WEBHOOK_TIMEOUT_MS: '1000',
      WEBHOOK_LEASE_MS: '1001',
      WEBHOOK_REQUEUE_MS: '1000',
      WEBHOOK_ENDPOINT_SLOTS: String(concurrency),
      ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
      SAMPAN_CRASHPOINT: crashpoint,
    });

  it.each([
    'relay-after-take',
    'delivery-after-claim',
    'delivery-before-send',
    'delivery-after-send',
  ])('at %s loses nothing, and repeats at most its deliveries in flight', async (crashpoint) => {
    const { id } = await world.endpoint(`/${crashpoint}`, ['wallet.low_balance']);
    const victim = await startVictim(crashpoint);
    const sent = await world.emit(events);
    expect((await victim.ended).signal).toBe('SIGKILL');
    await using _survivor = world.work();
    const of = () => world.receiver.received.filter(({ path }) => path === `/${crashpoint}`);
    const ended = async () => (await world.deliveries(id)).every(({ state }) => state === 'succeeded');
    expect(await pollUntil(ended, 20_000)).toBe(true);
    expect(new Set(of().map(({ eventId }) => eventId))).toEqual(new Set(sent));
    expect(of().length - events).toBeLessThanOrEqual(concurrency);
  });
});

import type { Environment } from '../../../support/command-line.ts';
import { type ChildService, startChildService } from '../../../support/process/child-service.ts';
import type { World } from '../../../webhook/world.ts';

/** Worker processes on a world's stores, with the service's own settings unless `env` overrides them. */
export interface Fleet extends AsyncDisposable {
  /** The ready workers, the oldest first. */
  readonly members: readonly ChildService[];
  /** Kills the oldest ready worker and starts another; resolves after the exit. */
  replaceOldest(): Promise<void>;
  /** Resolves when the replacements are ready. */
  complete(): Promise<void>;
  /** The number of workers that exited by themselves. */
  deaths(): number;
}

export async function startFleet(
  { service, connection }: World,
  count: number,
  env: Environment = {},
): Promise<Fleet> {
  const settings: Environment = {
    SAMPAN_ROLES: 'worker',
    TEST_FEED_SECONDS: '0',
    ...(connection.redisUrl ? { REDIS_URL: connection.redisUrl } : {}),
    ...env,
  };
  const expected = new Set<ChildService>();
  let deaths = 0;
  const start = async () => {
    const member = await startChildService(service.database.url, settings);
    void member.ended.then(() => {
      if (!expected.has(member)) deaths++;
    });
    return member;
  };
  const members = await Promise.all(Array.from({ length: count }, start));
  const starting = new Set<Promise<void>>();
  return {
    members,
    async replaceOldest() {
      if (members.length === 0) await Promise.race(starting);
      const oldest = members.shift();
      if (!oldest) throw new Error('nobody is ready');
      expected.add(oldest);
      oldest.signal('SIGKILL');
      await oldest.ended;
      const replacement: Promise<void> = start()
        .then((next) => void members.push(next))
        .finally(() => starting.delete(replacement));
      starting.add(replacement);
    },
    async complete() {
      await Promise.all(starting);
    },
    deaths: () => deaths,
    async [Symbol.asyncDispose]() {
      await Promise.all(starting);
      await Promise.all(
        members.map((member) => {
          expected.add(member);
          return member.stop();
        }),
      );
    },
  };
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { openDb } from '../../db/client.ts';
import { readDemoFile } from '../../src/demo/demo-file.ts';
import { inviteUser } from '../../src/user/invite.ts';
import { startServer, startServiceProcess } from '../frame/processes.ts';
import { startBenchRedis, startStore, temporaryHome } from '../frame/stores.ts';
import type { LoopReport } from './loop-pause.ts';

/** The fuzzed service and its environment. */
export interface Target {
  readonly rootUrl: string;
  readonly keys: { readonly test: string; readonly live: string };
  /** A signed-in user of the dashboard. */
  readonly session: { readonly cookie: string; readonly userId: string };
  /** Local webhook receiver. */
  readonly receiverUrl: string;
  /** Returns event loop pauses since the last call. */
  loop(): Promise<LoopReport>;
}

const loopModule = path.join(import.meta.dirname, 'loop-pause.ts');
const simulatorProgram = path.join(import.meta.dirname, '..', 'carrier-simulator', 'main.ts');
const simulatorSecret = 'a-secret-of-the-fuzzer';

interface Setting {
  /** Existing database; default: a new one with the demonstration catalog and account. */
  readonly database?: { readonly url: string; readonly accountId: string; readonly keys: Target['keys'] };
  /** NODE_ENV=production: no response check. Also no carrier gateway, because the simulator has no TLS. */
  readonly production?: boolean;
  /** Uses a Redis server of this run for rate limits and queue. */
  readonly redis?: boolean;
}

/**
 * Starts the service with raised limits, a carrier simulator and a webhook receiver; disposes of all with the stack.
 */
export async function startTarget(
  stack: AsyncDisposableStack,
  { database, production = false, redis = false }: Setting = {},
): Promise<Target> {
  const home = temporaryHome(stack);
  const redisUrl = redis ? await startBenchRedis(home, stack) : undefined;
  if (redisUrl === null)
    throw new Error('--redis needs redis-server on the PATH. Install it, or omit the option');
  const store = database ?? (production ? await startProductionStore(home, stack) : undefined);
  const receiver = stack.adopt(
    createServer((request, response) => {
      request.resume();
      // Some deliveries fail, to have some to redeliver.
      request.on('end', () => response.writeHead(request.url?.includes('fail') ? 500 : 200).end('received'));
    }),
    (server) => {
      server.close();
      server.closeAllConnections();
    },
  );
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const simulator = production
    ? null
    : stack.use(await startServer(simulatorProgram, {}, [], ['--port', '0', '--secret', simulatorSecret]));
  const service = stack.use(
    await startServiceProcess(
      {
        ...(simulator ? { CARRIER_HTTP_URL: simulator.url, CARRIER_HTTP_SECRET: simulatorSecret } : {}),
        NODE_ENV: production ? 'production' : 'development',
        OUTBOUND_ALLOW: '127.0.0.1',
        SAMPAN_HOME: home,
        DATABASE_URL: store?.url,
        REDIS_URL: redisUrl,
        RATE_LIMIT_PER_SECOND: '1000000',
        RATE_LIMIT_PER_DAY: '100000000',
        // The fuzzer reports contract violations itself.
        LOG_LEVEL: 'fatal',
      },
      [loopModule],
    ),
  );
  const demo = store ? null : readDemoFile(home);
  const keys = store?.keys ?? { test: demo?.test_key ?? '', live: demo?.live_key ?? '' };
  return {
    rootUrl: service.url,
    keys,
    session: await signIn(
      service.url,
      store?.url ?? demo?.database_url ?? '',
      store?.accountId ?? demo?.account_id ?? '',
    ),
    receiverUrl: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`,
    loop: async () => (await service.report()) as unknown as LoopReport,
  };
}

/** Creates the demonstration account, which a production start does not. */
async function startProductionStore(home: string, stack: AsyncDisposableStack) {
  const { url, accountId, testKey, liveKey } = await startStore(home, stack);
  return { url, accountId, keys: { test: testKey, live: liveKey } };
}

/** Invites a user, and accepts the invitation. */
async function signIn(rootUrl: string, databaseUrl: string, accountId: string): Promise<Target['session']> {
  await using db = openDb({ url: databaseUrl, poolSize: 1 });
  const email = 'fuzz@sampan.example';
  const invited = await inviteUser(db.kysely, { accountId, role: 'owner', email, now: new Date() });
  if (!invited) throw new Error(`${email} is a user of another account`);
  const password = 'ferry lantern bamboo';
  const token = invited.path.split('token=')[1] ?? '';
  const answer = await fetch(rootUrl + invited.path, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams({ token, password }),
    redirect: 'manual',
  });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return { cookie: cookies.join('; '), userId: invited.user.id };
}

import { randomUUID } from 'node:crypto';
import {
  type Document,
  type ExampleObject,
  type MediaTypeObject,
  resolve,
} from '../../../codegen/document.ts';
import { listOperations } from '../../../codegen/document-parts.ts';
import { type DemoAccount, seedDemo } from '../../../src/demo/seed-demo.ts';
import { startDeliveries } from '../../../src/job/deliver-webhook.ts';
import { createOutboundClient } from '../../../src/outbound/client.ts';
import { OutboxRelay } from '../../../src/webhook/relay.ts';
import { sampan } from '../../support/command-line.ts';
import { patient } from '../../support/deadline.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { type LabelGateway, startLabelGateway } from '../../support/shipment/label-gateway.ts';
import { type Receiver, startReceiver } from '../../webhook/receiver.ts';

/** A service, a demonstration account that no other example uses, and everything that they talk to. */
export interface ExampleWorld {
  readonly service: TestService;
  readonly demo: DemoAccount;
  readonly receiver: Receiver;
  readonly gateway: LabelGateway;
  /** Delays the look-up of slow.example.com until it is settled. */
  readonly nameServer: { slow: Promise<void> };
  /** Returns the value of a request example. */
  body(operationId: string, name: string): Body;
  /** Runs a command of the command line, which must succeed. */
  operator(command: string): Promise<void>;
}

export type Body = Readonly<Record<string, unknown>>;

export interface ExampleWorlds extends AsyncDisposable {
  /** Opens the next world, with a new demonstration account. */
  next(): Promise<ExampleWorld>;
  /** The request examples that were used, as `<operationId> <name>`. */
  readonly usedBodies: ReadonlySet<string>;
}

const addresses: Readonly<Record<string, string>> = {
  'hooks.example.com': '127.0.0.1',
  'old.example.com': '127.0.0.1',
  'slow.example.com': '127.0.0.1',
  'hooks.internal.example': '10.0.0.5',
};

export async function openExampleWorlds(document: Document): Promise<ExampleWorlds> {
  const stack = new AsyncDisposableStack();
  const receiver = stack.use(await startReceiver());
  const gateway = await startLabelGateway();
  stack.defer(() => gateway.stop());
  const service = await startTestService({
    headersTimeoutMs: Math.min(patient(500), 30_000),
    env: {
      ...gateway.env,
      WEBHOOK_POLL_MS: '20',
      WEBHOOK_SCHEDULE: '0,5ms',
    },
  });
  stack.defer(() => service.stop());
  const nameServer = { slow: Promise.resolve() };
  const { config, db, log } = service.context;
  const outbound = stack.use(
    createOutboundClient({
      allow: config.outboundAllow,
      lookup: async (host) => {
        if (host === 'slow.example.com') await nameServer.slow;
        return [addresses[host] ?? '192.0.2.1'];
      },
    }),
  );
  Object.assign(service.context, { outbound });
  const connection = { databaseUrl: service.database.url, redisUrl: null };
  const relay = stack.use(new OutboxRelay({ db, log, connection, ...config.webhook }));
  stack.use(startDeliveries({ ...service.context, relay }, connection));
  const usedBodies = new Set<string>();
  return {
    usedBodies,
    async next() {
      await db.kysely
        .updateTable('account')
        .set({ email: `${randomUUID()}@sampan.example` })
        .execute();
      const demo = await seedDemo(db, { known: null, now: service.clock.now(), fetchesRate: false });
      return {
        service,
        demo,
        receiver,
        gateway,
        nameServer,
        body(operationId, name) {
          usedBodies.add(`${operationId} ${name}`);
          return requestExamples(document, operationId)[name] as Body;
        },
        async operator(command) {
          const { exitCode, stderr } = await sampan(command.split(' '), {
            DATABASE_URL: service.database.url,
          });
          if (exitCode !== 0) throw new Error(`sampan ${command}: ${stderr}`);
        },
      };
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

/** Returns the values of an operation's request examples, by name. */
export function requestExamples(document: Document, operationId: string): Readonly<Record<string, unknown>> {
  const placed = listOperations(document).find(({ name }) => name === operationId);
  const body = placed?.operation.requestBody && resolve(document, placed.operation.requestBody);
  const media = (body?.content['application/json'] ?? {}) as MediaTypeObject;
  return Object.fromEntries(
    Object.entries(media.examples ?? {}).map(([name, example]) => [
      name,
      resolve<ExampleObject>(document, example).value,
    ]),
  );
}

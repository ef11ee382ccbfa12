import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSimulator } from '../../../scripts/carrier-simulator/server.ts';
import { carrierDeadline } from '../deadline.ts';
import { startTestService, type TestAccount, type TestService } from '../service.ts';
import { order } from '../shipment/order.ts';
import { bookLive, fundedAccount } from '../shipment/partner-booking.ts';

/** Fault of the gateway in a call about manifests. */
type Fault =
  /** Does it, and loses the response. */
  | 'lose'
  /** Drops the connection before it does anything. */
  | 'drop'
  | { readonly status: number; readonly body: unknown; readonly headers?: Record<string, string> };

interface ReceivedCall {
  readonly operation: string;
  readonly body: { readonly reference: string; readonly bookings: readonly string[] };
  readonly answered: number | null;
}

/** A service with a partner's gateway that has manifests of its own, and an account that may book with it. */
export interface ManifestWorld {
  readonly service: TestService;
  readonly account: TestAccount;
  /** Of each call that closes a manifest; null: none. */
  manifestFault: Fault | null;
  /** Of each call that gets a document; null: none. */
  documentFault: Fault | null;
  /** Books a live shipment through the gateway. */
  book(): Promise<string>;
  /** Closes a manifest of the gateway in live mode. */
  close(body?: object, key?: string): ReturnType<TestService['call']>;
  /** Returns the calls of an operation that the gateway received. */
  received(operation: string): Promise<ReceivedCall[]>;
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  stop(): Promise<void>;
}

const secret = 'a-secret-of-the-simulator';

export async function openManifestWorld(): Promise<ManifestWorld> {
  const simulator = createSimulator({ name: 'http', secret, bookFile: null, slowMs: 0 });
  const gateway = createServer((request, response) => {
    const { url = '', method } = request;
    const isManifest = url.startsWith('/manifests');
    const fault = !isManifest ? null : method === 'POST' ? world.manifestFault : world.documentFault;
    if (fault === 'drop') return void request.socket.destroy();
    if (fault === 'lose') {
      response.writeHead = () => response;
      response.end = () => response.destroy() as typeof response;
    } else if (fault) {
      response.writeHead(fault.status, { 'Content-Type': 'application/json', ...fault.headers });
      return void response.end(JSON.stringify(fault.body));
    }
    simulator.emit('request', request, response);
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  const service = await startTestService({
    env: { CARRIER_HTTP_URL: url, CARRIER_HTTP_SECRET: secret, CARRIER_DEADLINE_MS: carrierDeadline(1_250) },
  });
  const account = await fundedAccount(service);
  const world: ManifestWorld = {
    service,
    account,
    manifestFault: null,
    documentFault: null,
    book: () => bookLive(service, account),
    close: (body = {}, key = randomUUID()) =>
      service
        .call('post', '/manifests', account.liveKey)
        .set('Idempotency-Key', key)
        .send({ carrier_code: 'http', ...body }),
    async received(operation) {
      const { calls } = (await (await fetch(`${url}/_calls`)).json()) as {
        calls: ReceivedCall[];
      };
      return calls.filter((call) => call.operation === operation);
    },
    query: async (text, values = []) => (await service.database.db.pool.query(text, values)).rows,
    async stop() {
      await service.stop();
      gateway.closeAllConnections();
      await new Promise((resolve) => gateway.close(resolve));
    },
  };
  return world;
}

let keys = 0;

/** Closes a manifest of the sandbox carrier, by default in test mode, and returns the response. */
export function closeManifest(service: TestService, body: object = {}, key = service.account.testKey) {
  return service
    .call('post', '/manifests', key)
    .set('Idempotency-Key', `manifest-${keys++}`)
    .send({ carrier_code: 'sandbox', ...body });
}

/** Copies a shipment of an account until it has so many. */
export async function copyShipment({ query }: Pick<ManifestWorld, 'query'>, id: string, total: number) {
  await query(
    `insert into shipment select (jsonb_populate_record(s, jsonb_build_object('tracking_number', 'SMP9' || lpad(n::text, 12, '0'),
        'printed_reference', null, 'track_token', s.tracking_number || n, 'updated_at', s.updated_at + n * interval '1 microsecond'))).*
      from shipment s, generate_series(1, $2) n where s.tracking_number = $1`,
    [id, total - 1],
  );
}

/** Books some shipments in test mode. Returns their numbers. */
export async function bookTest(
  service: TestService,
  count: number,
  key = service.account.testKey,
): Promise<string[]> {
  const sampan = service.sdk(key);
  const booked: string[] = [];
  for (let index = 0; index < count; index++) booked.push((await sampan.shipments.create(order())).id);
  return booked;
}

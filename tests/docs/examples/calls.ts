import { randomUUID } from 'node:crypto';
import { pollUntil } from '../../support/poll.ts';
import { parseAnswer, rawHttp } from '../../support/raw-http.ts';
import type { Body, ExampleWorld } from './example-world.ts';

/** A response: the body, parsed if it is JSON. */
export interface Answer {
  // biome-ignore lint/suspicious/noExplicitAny: each caller knows the shape of its response
  readonly body: any;
  /** By lower-case names. Undefined if only the body was read. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

/** Sends the request of an example. */
export type Send = (world: ExampleWorld) => PromiseLike<Answer>;
export type Mode = 'test' | 'live';
type Method = 'get' | 'post' | 'patch' | 'delete';

export interface CallOptions {
  readonly mode?: Mode;
  readonly body?: object;
  readonly idempotencyKey?: string;
}

export const keyOf = ({ demo }: ExampleWorld, mode: Mode = 'test') =>
  mode === 'test' ? demo.test_key : demo.live_key;

/** Sends a request with a key of the demonstration account. */
export function call(world: ExampleWorld, method: Method, path: string, options: CallOptions = {}) {
  const request = world.service.call(method, path, keyOf(world, options.mode));
  const key = options.idempotencyKey ?? (needsKey(method, path) ? randomUUID() : undefined);
  if (key !== undefined) request.set('Idempotency-Key', key);
  return options.body ? request.send(options.body) : request;
}

function needsKey(method: Method, path: string): boolean {
  return method === 'post' && /^\/(shipments(\/batch|\/\w+\/return)?|manifests|webhooks)$/.test(path);
}

export const get =
  (path: string, mode: Mode = 'test'): Send =>
  (world) =>
    call(world, 'get', path, { mode });

/** Sends a request with this text as its JSON body. */
export const raw =
  (path: string, text: string, method: 'post' | 'patch' = 'post'): Send =>
  (world) =>
    call(world, method, path).set('Content-Type', 'application/json').send(text);

/** Sends bytes that no HTTP client would send. */
export const bytes =
  (text: (world: ExampleWorld) => string): Send =>
  async (world) => ({
    body: JSON.parse(parseAnswer(await rawHttp(world.service.rootUrl, text(world))).body),
  });

export const minimal = (world: ExampleWorld) => world.body('createShipment', 'minimal');

export function create(world: ExampleWorld, body: object, options: Omit<CallOptions, 'body'> = {}) {
  return call(world, 'post', '/shipments', { ...options, body });
}

/** Creates the shipment of a request example with a change, and returns its tracking number. */
export async function booked(
  world: ExampleWorld,
  { example = 'standard', change = {}, ...options }: Booking = {},
): Promise<string> {
  const { body } = await create(world, { ...world.body('createShipment', example), ...change }, options);
  if (body.status !== 201) throw new Error(`not booked: ${body.message}`);
  return body.data.id;
}

export interface Booking extends Omit<CallOptions, 'body'> {
  readonly example?: string;
  readonly change?: object;
}

/** Takes the next checkpoint of a test shipment, or all up to a status. */
export function advance(world: ExampleWorld, id: string, body: object = {}) {
  return call(world, 'post', `/test_helpers/shipments/${id}/advance`, { body });
}

/** Books a shipment whose carrier never confirms, and returns its tracking number. */
export async function unconfirmed(world: ExampleWorld): Promise<string> {
  await create(world, { ...minimal(world), reference_no: 'SANDBOX-SILENT' });
  const { body } = await call(world, 'get', '/shipments');
  return body.data.data[0].id;
}

/** Takes money from the wallet, so that this much is available. */
export async function leave(world: ExampleWorld, hkd: number): Promise<void> {
  const { body } = await call(world, 'get', '/wallet/balance', { mode: 'live' });
  const amount = (hkd - body.data.available).toFixed(2);
  await world.operator(
    `wallet adjust --account ${world.demo.account_id} --amount-hkd ${amount} --reason Test`,
  );
}

export function accountSet({ operator, demo }: ExampleWorld, settings: string): Promise<void> {
  return operator(`account set ${demo.account_id} ${settings}`);
}

/** Registers the endpoint of the example `some`, with a change. */
export function register(world: ExampleWorld, change: object = {}, mode: Mode = 'test') {
  return call(world, 'post', '/webhooks', {
    mode,
    body: { ...world.body('createWebhook', 'some'), ...change },
  });
}

export async function endpoint(world: ExampleWorld, change: object = {}, mode: Mode = 'test'): Promise<Body> {
  const { body } = await register(world, change, mode);
  if (body.status !== 201) throw new Error(`not registered: ${body.message}`);
  return body.data;
}

/** Registers the endpoint of the example `some` at the receiver, with a change. */
export async function reachable(world: ExampleWorld, change: object = {}) {
  const path = `/${randomUUID()}`;
  const { id } = await endpoint(world, { url: world.receiver.url + path, ...change });
  return { id: String(id), path };
}

export async function until(condition: () => Promise<boolean>): Promise<void> {
  if (!(await pollUntil(condition, 10_000))) throw new Error('the condition was never true');
}

/** Makes statements run, and undoes them after the request. */
export const during =
  (begin: string, end: string, send: Send): Send =>
  async (world) => {
    const { pool } = world.service.database.db;
    await pool.query(begin);
    try {
      return await send(world);
    } finally {
      await pool.query(end);
    }
  };

import { AsyncLocalStorage } from 'node:async_hooks';
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import pg from 'pg';
import type { RecordedStatement } from './statement.ts';

/**
 * Loaded into the service with `--import`: returns the statements of each request with the header `X-Bench-Record`.
 * The measured service runs without it.
 */
const recording = new AsyncLocalStorage<RecordedStatement[]>();
const clients = new Map<unknown, number>();

const emit = Server.prototype.emit as (...args: unknown[]) => boolean;
Server.prototype.emit = function (this: Server, event: string, ...args: unknown[]): boolean {
  const [request, response] = args as [IncomingMessage, ServerResponse];
  if (event !== 'request' || !request.headers['x-bench-record']) return emit.call(this, event, ...args);
  const statements: RecordedStatement[] = [];
  response.once('finish', () => process.send?.({ statements }));
  return recording.run(statements, () => emit.call(this, event, ...args));
} as typeof emit;

const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
pg.Client.prototype.query = function (this: unknown, ...args: unknown[]): unknown {
  recording.getStore()?.push(readStatement(this, args));
  return query.apply(this, args);
} as typeof pg.Client.prototype.query;

function readStatement(client: unknown, [config, values]: unknown[]): RecordedStatement {
  const number = clients.get(client) ?? clients.size;
  clients.set(client, number);
  const {
    text,
    name,
    values: own,
  } = typeof config === 'string' ? ({ text: config } as pg.QueryConfig) : (config as pg.QueryConfig);
  const bound = (Array.isArray(values) ? values : own) ?? [];
  return { client: number, text, ...(name ? { name } : {}), values: bound.map(storable) };
}

/** Converts bytes to PostgreSQL's text format, for JSON. */
function storable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(storable);
  return Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value;
}

import { hash, randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import type pg from 'pg';
import { openDb } from '../../../db/client.ts';
import { announcePort } from '../announce.ts';
import {
  claimStatement,
  type Filled,
  fenceColumn,
  putFence,
  type RecordedStatement,
  recordedFence,
  refill,
} from './statement.ts';

export interface RecordedOperation {
  readonly method: 'GET' | 'POST';
  /** In Fastify's syntax. */
  readonly route: string;
  readonly idempotencyKey: string | null;
  readonly statements: readonly RecordedStatement[];
  /** The first statement checks and counts the API key. */
  readonly admits: boolean;
}

/**
 * The minimum that runs recorded statements: Fastify, the service's pool, one route per operation. No validation, pricing
 * or envelope.
 */
const operations = JSON.parse(
  readFileSync(process.env.BENCH_OPERATIONS ?? '', 'utf8'),
) as RecordedOperation[];
const { pool } = openDb({ url: process.env.DATABASE_URL ?? '', poolSize: 10 });
const app = fastify();
app.setErrorHandler((error, _request, reply) => {
  console.error(`replay: ${error instanceof Error ? error.message : String(error)}`);
  return reply.code(500).send();
});

for (const { method, route, idempotencyKey, statements, admits } of operations) {
  const next = refill(statements, idempotencyKey);
  const oldFence = recordedFence(statements);
  app.route({
    method,
    url: route,
    handler: async (request, reply) => {
      const filled = next(String(request.headers['idempotency-key']), drawDigits);
      if (admits && !(await admit(filled.shift(), request.headers.authorization)))
        return reply.code(401).send();
      const data = await runAll(filled, oldFence);
      return reply.code(method === 'GET' ? 200 : 201).send({ status: 200, message: 'ok', data });
    },
  });
}

async function admit(statement: Filled | undefined, authorization = ''): Promise<boolean> {
  if (!statement) return false;
  statement.values[0] = [`\\x${hash('sha256', authorization.slice('Bearer '.length))}`];
  return ((await pool.query(statement)).rowCount ?? 0) > 0;
}

/** Runs the statements as the service did, those of a transaction on one connection. */
async function runAll(statements: readonly Filled[], oldFence: number | null): Promise<unknown[]> {
  const answers: unknown[] = [];
  let client: pg.PoolClient | undefined;
  for (const statement of statements) {
    if (/^(begin|start transaction)/i.test(statement.text)) client = await pool.connect();
    const { rows } = await (client ?? pool).query(statement);
    if (oldFence !== null && statement.name === claimStatement)
      putFence(statements, oldFence, rows[0][fenceColumn]);
    answers.push(rows);
    if (/^(commit|rollback)/i.test(statement.text)) {
      client?.release();
      client = undefined;
    }
  }
  return answers;
}

function drawDigits(length: number): string {
  let digits = '';
  while (digits.length < length) digits += randomInt(1e9, 1e10);
  return digits.slice(0, length);
}

await app.listen({ host: '127.0.0.1', port: 0 });
announcePort((app.server.address() as AddressInfo).port);

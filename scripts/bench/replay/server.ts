import { hash, randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import type pg from 'pg';
import { openDb } from '../../../db/client.ts';
import { announcePort } from '../announce.ts';
import {
  admitStatement,
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

for (const { method, route, idempotencyKey, statements } of operations) {
  const next = refill(statements, idempotencyKey);
  const oldFence = recordedFence(statements);
  app.route({
    method,
    url: route,
    handler: async (request, reply) => {
      const filled = next(String(request.headers['idempotency-key']), drawDigits);
      const data = await runAll(filled, oldFence, request.headers.authorization);
      if (!data) return reply.code(401).send();
      return reply.code(method === 'GET' ? 200 : 201).send({ status: 200, message: 'ok', data });
    },
  });
}

/** Runs the statements as the service did, those of a transaction on one connection. Undefined: the key is refused. */
async function runAll(
  statements: readonly Filled[],
  oldFence: number | null,
  authorization = '',
): Promise<unknown[] | undefined> {
  const answers: unknown[] = [];
  let client: pg.PoolClient | undefined;
  for (const statement of statements) {
    const admits = statement.name === admitStatement;
    if (admits) statement.values[0] = [`\\x${hash('sha256', authorization.slice('Bearer '.length))}`];
    if (/^(begin|start transaction)/i.test(statement.text)) client = await pool.connect();
    const { rows } = await (client ?? pool).query(statement);
    if (admits && rows.length === 0) return undefined;
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

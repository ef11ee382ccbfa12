import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { announce } from '../contestant/announce.ts';
import {
  claimStatement,
  fenceColumn,
  putFence,
  type RecordedStatement,
  recordedFence,
  refill,
} from '../database/statement.ts';
import { toSample } from '../results.ts';

/** Recorded creates by mode. */
export interface RecordedCreate {
  readonly idempotencyKey: string;
  readonly statements: readonly RecordedStatement[];
}

/**
 * A bare loop over the driver in its own process: each connection replays the prepared statements of a create as fast
 * as possible. `GET /?mode=live&seconds=1` runs one measurement.
 */
const recorded = JSON.parse(readFileSync(process.env.BENCH_CREATES ?? '', 'utf8')) as Record<
  string,
  RecordedCreate
>;
const connections = Number(process.env.BENCH_CONNECTIONS);
const options = '-c timezone=UTC -c statement_timeout=30000';
const clients = await Promise.all(
  Array.from({ length: connections }, async () => {
    const client = new pg.Client({ connectionString: process.env.DATABASE_URL, options });
    await client.connect();
    return client;
  }),
);
let count = 0;

async function loop(client: pg.Client, { idempotencyKey, statements }: RecordedCreate, until: number) {
  const next = refill(statements, idempotencyKey);
  const oldFence = recordedFence(statements);
  const latencies: number[] = [];
  for (let begin = performance.now(); begin < until; ) {
    const filled = next(`replay-${process.pid}-${count++}`, drawDigits);
    for (const statement of filled) {
      const { rows } = await client.query(statement);
      if (oldFence !== null && statement.name === claimStatement)
        putFence(filled, oldFence, rows[0][fenceColumn]);
    }
    const end = performance.now();
    latencies.push(end - begin);
    begin = end;
  }
  return latencies;
}

function drawDigits(length: number): string {
  let digits = '';
  while (digits.length < length) digits += randomInt(1e9, 1e10);
  return digits.slice(0, length);
}

announce(async (request, response) => {
  const asked = new URL(request.url ?? '', 'http://localhost').searchParams;
  const create = recorded[asked.get('mode') ?? ''];
  if (!create) return response.writeHead(404).end();
  const cpu = process.cpuUsage();
  const begin = performance.now();
  try {
    const until = begin + Number(asked.get('seconds')) * 1000;
    const latencies = await Promise.all(clients.map((client) => loop(client, create, until)));
    const seconds = (performance.now() - begin) / 1000;
    const { user, system } = process.cpuUsage(cpu);
    response.end(JSON.stringify(toSample(latencies.flat(), seconds, user + system)));
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
});

import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { newApiKey } from '../../../src/key-format.ts';
import { basePath } from '../../frame/api.ts';
import { type ServerProcess, startServer } from '../../frame/processes.ts';
import { closedLoop, type Load, type LoadRequest } from '../load.ts';
import { findRow } from '../results.ts';
import type { Bench } from '../run.ts';
import { answerData, quoteRequest } from './pipeline/contract.ts';

const ours = 'Sampan';
const express = 'bare Express 5';
const backend = 'openapi-backend';
const peers = [express, backend, 'express-openapi-validator', 'Fastify 5'];

interface PipelineRequest extends LoadRequest {
  readonly data: unknown;
}

/**
 * Measures routing, body parsing, validation and envelope in our pipeline and in other servers with the same operations
 * and payloads. Ours includes authentication and limits in memory.
 */
export async function benchPipeline(bench: Bench): Promise<void> {
  const key = newApiKey('test');
  await using stack = new AsyncDisposableStack();
  const folder = path.join(import.meta.dirname, 'pipeline');
  const servers = new Map<string, ServerProcess>();
  for (const name of [ours, ...peers]) {
    const file = path.join(folder, name === ours ? 'sampan.ts' : 'peers.ts');
    const env = { BENCH_KEY: key, BENCH_PEER: name, NODE_ENV: 'production' };
    servers.set(name, stack.use(await startServer(file, env)));
  }
  const requests = requestsWith(key);
  for (const [name, server] of servers) await checkContestant(name, server, requests);
  const turns = requests.flatMap((request) =>
    [...servers].map(([contestant, server]) => ({
      subject: request.title,
      contestant,
      measure: (load: Load) => closedLoop(server, request, load),
    })),
  );
  const rows = await bench.compare(turns, {
    rounds: 6,
    ratioOf: { contestant: ours, measure: 'perSecond' },
  });
  for (const { title } of requests) {
    const { ratio } = findRow(rows, title, backend);
    bench.atLeast(`${title}, relative to ${backend}:`, ratio?.median, 2, ' ×');
  }
}

function requestsWith(key: string): PipelineRequest[] {
  const body = JSON.stringify(quoteRequest);
  const headers = { Authorization: `Bearer ${key}` };
  return [
    {
      title: 'POST /rates, 1.1 kB',
      method: 'POST',
      path: `${basePath}/rates`,
      headers: { ...headers, 'Content-Type': 'application/json' },
      body,
      data: answerData.quoteRates,
    },
    {
      title: 'GET a shipment',
      method: 'GET',
      path: `${basePath}/shipments/${answerData.getShipment.id}`,
      headers,
      data: answerData.getShipment,
    },
  ];
}

/** Checks that a contestant returns the same data and, if it validates, refuses an invalid body. */
async function checkContestant(
  name: string,
  server: ServerProcess,
  requests: PipelineRequest[],
): Promise<void> {
  for (const { method, path: address, headers, body, data, title } of requests) {
    const answer = await fetch(server.url + address, { method, headers, ...(body ? { body } : {}) });
    const json = (await answer.json()) as { data?: unknown };
    if (answer.status !== 200 || !isDeepStrictEqual(json.data, data)) {
      throw new Error(
        `${name} returned for ${title}: ${answer.status} ${JSON.stringify(json).slice(0, 500)}`,
      );
    }
    if (!body) continue;
    const wrong = JSON.stringify({ ...quoteRequest, items: [{ description: '', quantity: 0 }] });
    const refused = await fetch(server.url + address, { method, headers, body: wrong });
    await refused.arrayBuffer();
    if (refused.status !== (name === express ? 200 : 400)) {
      throw new Error(`${name} returned ${refused.status} for an invalid body`);
    }
  }
}

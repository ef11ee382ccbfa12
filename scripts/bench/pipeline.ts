import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { newApiKey } from '../../src/account/key-format.ts';
import { basePath } from '../frame/api.ts';
import { type ServerProcess, startServer } from '../frame/processes.ts';
import { answerData, quoteRequest } from './contestant/contract.ts';
import type { Findings } from './results.ts';
import { compareServers, type LoadRequest, type RoundsOptions } from './rounds.ts';

const ours = 'Sampan';
const express = 'bare Express 5';
const backend = 'openapi-backend';

const withoutValidation = [express, 'Express 5 with ETag'];

/** Each server's program and environment. */
const programs: Readonly<Record<string, readonly [program: string, env?: Record<string, string>]>> = {
  [ours]: ['sampan.ts'],
  [express]: ['bare-express.ts'],
  'Express 5 with ETag': ['bare-express.ts', { BENCH_ETAG: 'weak' }],
  [backend]: ['openapi-backend.ts'],
  'express-openapi-validator': ['express-openapi-validator.ts'],
  'Fastify 5': ['fastify.ts'],
};

interface PipelineRequest extends LoadRequest {
  readonly data: unknown;
}

/**
 * Measures routing, body parsing, validation and envelope in our pipeline and in four other servers with the same
 * operations and payloads. Ours includes authentication and limits in memory.
 */
export async function benchPipeline(options: RoundsOptions): Promise<Findings> {
  const key = newApiKey('test');
  await using stack = new AsyncDisposableStack();
  const servers = new Map<string, ServerProcess>();
  for (const [name, [program, settings]] of Object.entries(programs)) {
    const file = path.join(import.meta.dirname, 'contestant', program);
    servers.set(
      name,
      stack.use(await startServer(file, { BENCH_KEY: key, NODE_ENV: 'production', ...settings })),
    );
  }
  const requests = requestsWith(key);
  for (const [name, server] of servers) await checkContestant(name, server, requests);
  return await compareServers(
    {
      part: 'pipeline',
      title: 'Pipeline: routing, body, validation, envelope',
      servers,
      requests,
      ours,
      base: express,
      target: { against: backend, atLeast: 2 },
    },
    options,
  );
}

function requestsWith(key: string): PipelineRequest[] {
  const body = JSON.stringify(quoteRequest);
  const headers = { Authorization: `Bearer ${key}` };
  return [
    {
      title: `POST /rates with a body of ${body.length} bytes`,
      method: 'POST',
      path: `${basePath}/rates`,
      headers: { ...headers, 'Content-Type': 'application/json' },
      body,
      data: answerData.quoteRates,
    },
    {
      title: 'GET /shipments/{shipment_id}',
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
    if (refused.status !== (withoutValidation.includes(name) ? 200 : 400)) {
      throw new Error(`${name} returned ${refused.status} for an invalid body`);
    }
  }
}

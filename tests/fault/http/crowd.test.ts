import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { root } from '../../support/paths.ts';

const longestTurnMs = 100;
const megabyte = 1_000_000;

let child: ChildProcessByStdio<Writable, Readable, null>;
let lines: AsyncIterableIterator<string>;
let rootUrl: string;
let key: string;
beforeAll(async () => {
  const program = path.join(root, 'tests', 'support', 'event-loop-cost', 'turns.ts');
  child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
  lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  ({ rootUrl, key } = JSON.parse((await lines.next()).value));
}, 60_000);
afterAll(async () => {
  child.stdin.end();
  if (child.exitCode === null) await once(child, 'exit');
});

const tell = async (line: string): Promise<number> => {
  child.stdin.write(`${line}\n`);
  return JSON.parse((await lines.next()).value).longestMs;
};

/** Returns the shortest of three longest turns, because other work of the process may run in between. */
async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3; round++) {
    await tell('begin');
    await work();
    best = Math.min(best, await tell('end'));
  }
  return best;
}

const post = async (body: string) => {
  const response = await fetch(`${rootUrl}/api/v1/shipments`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
    },
    body,
  });
  return { status: response.status, text: await response.text() };
};

/** Sends a text on a connection; returns the number of responses until `expected` have arrived or the connection ends. */
const pipelined = (text: string, expected: number) =>
  new Promise<number>((resolve) => {
    const { hostname, port } = new URL(rootUrl);
    let received = 0;
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      received += chunk.split('HTTP/1.1 200').length - 1;
      if (received >= expected) socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(received));
  });

describe('many clients at once hold the event loop for at most 100 ms a turn', () => {
  it.each([
    ['line feeds before a syntax error', `${'\n'.repeat(megabyte)}x`, 'line 1000001, column 1'],
    ['a text that does not end', `{"reference_no":"${'a\\n'.repeat(megabyte / 3)}`, 'it ends too early'],
    ['a text beyond its bound', `{"reference_no":"${'a'.repeat(megabyte)}"}`, 'at most 64 characters'],
    ['escapes beyond a bound', `{"reference_no":"${'\\"'.repeat(megabyte / 2)}"}`, 'at most 64 characters'],
  ])(
    '40 bodies of 1 MB: %s',
    async (_, body, said) => {
      const turn = await longestTurn(async () => {
        const answers = await Promise.all(Array.from({ length: 40 }, () => post(body)));
        // A slow machine refuses those that would wait too long.
        const parsed = answers.filter(({ status }) => status !== 503);
        expect(parsed.length).toBeGreaterThan(0);
        expect(parsed.filter(({ status, text }) => status !== 400 || !text.includes(said))).toEqual([]);
      });
      console.info(`40 bodies: longest turn ${turn.toFixed(0)} ms`);
      expect(turn).toBeLessThan(longestTurnMs);
    },
    60_000,
  );

  it('90 pipelined requests on each of 400 connections, which are all answered', async () => {
    const text = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(90);
    const turn = await longestTurn(async () => {
      const counts = await Promise.all(Array.from({ length: 400 }, () => pipelined(text, 90)));
      expect(counts.filter((count) => count !== 90)).toEqual([]);
    });
    console.info(`90 x 400 pipelined requests: longest turn ${turn.toFixed(0)} ms`);
    expect(turn).toBeLessThan(longestTurnMs);
  }, 60_000);
});

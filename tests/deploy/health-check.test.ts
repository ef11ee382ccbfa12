import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { root } from '../support/paths.ts';
import { runToEnd } from '../support/sdk/run.ts';

const dockerfile = readFileSync(path.join(root, 'Dockerfile'), 'utf8');
const [program = '', ...args] = JSON.parse(
  /^HEALTHCHECK .*\\\n {2}CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]',
) as string[];

/** Runs the image's health check, with a process that listens at one of the two ports. */
async function checkHealth(setting: 'PORT' | 'PROBE_PORT', status: number): Promise<number | null> {
  const paths: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url);
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    // Nothing listens at port 1.
    const ports = { PORT: '1', PROBE_PORT: '1', [setting]: String((server.address() as AddressInfo).port) };
    const { code } = await runToEnd(program, args, { cwd: root, env: { ...process.env, ...ports } });
    expect(paths).toEqual(['/readyz']);
    return code;
  } finally {
    server.close();
  }
}

it.each(['PORT', 'PROBE_PORT'] as const)('the image is healthy if /readyz is 200 at %s', async (setting) => {
  expect(await checkHealth(setting, 200)).toBe(0);
  expect(await checkHealth(setting, 503)).toBe(1);
});

import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it } from '@jest/globals';
import { root } from '../../support/paths.ts';
import { loopbackOnlyEnv, loopbackOnlyFlags } from '../../support/process/loopback-only.ts';

const command = [...loopbackOnlyFlags, path.join(root, 'scripts/mock/main.ts')];
const env = { ...process.env, ...loopbackOnlyEnv, PORT: '0' };

describe('npm run mock', () => {
  it('prints its address and a working curl command, and ends on SIGTERM', async () => {
    const child = spawn(process.execPath, command, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(child, 'exit');
    try {
      const lines: string[] = [];
      for await (const line of createInterface({ input: child.stdout })) {
        if (lines.push(line) === 2) break;
      }
      expect(lines[0]).toMatch(/^The mock server is ready: http:\/\/127\.0\.0\.1:\d+\/api\/v1$/);
      const curl = /^Try it: (curl .+)$/.exec(lines[1] ?? '')?.[1] ?? '';
      const printed = execFileSync('sh', ['-c', `${curl} --silent`], { encoding: 'utf8' });
      expect(printed).toMatch(/^HTTP\/1\.1 404 .*"message":"NOT_FOUND: /s);
    } finally {
      child.kill('SIGTERM');
    }
    expect(await ended).toEqual([0, null]);
  });

  it.each([
    [['--port', '99999'], '--port is "99999"; it must be a whole number from 0 to 65535\n'],
    [['--status'], expect.stringContaining("Unknown option '--status'")],
  ])('refuses %j', (options, message) => {
    const { status, stderr } = spawnSync(process.execPath, [...command, ...options], {
      env,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([2, message]);
  });

  it('--help explains how to choose a response', () => {
    const { status, stdout } = spawnSync(process.execPath, [...command, '--help'], { env, encoding: 'utf8' });
    expect(status).toBe(0);
    expect(stdout).toContain('Prefer: status=409, example=reused');
  });
});

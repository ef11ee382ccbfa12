import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it } from '@jest/globals';
import { root } from '../support/place.ts';
import type { WorstCost } from '../support/worst-case-child.ts';

/** In CPU time of the serving thread, which a busy machine doesn't lengthen as it does the clock's. */
const longestHoldMs = 100;
const longestRefusalBytes = 65_536;

let child: ChildProcess | undefined;
afterEach(() => void child?.kill());

async function costsOf(mode: 'watched' | 'production'): Promise<WorstCost[]> {
  const program = path.join(root, 'tests', 'support', 'worst-case-child.ts');
  const started = spawn(process.execPath, [program, mode], { stdio: ['ignore', 'pipe', 'inherit'] });
  child = started;
  const ended = new Promise<number | null>((resolve) => started.once('exit', resolve));
  const costs: WorstCost[] = [];
  for await (const line of createInterface({ input: started.stdout })) costs.push(JSON.parse(line));
  expect(await ended).toBe(0);
  return costs;
}

describe('the worst requests that the contract lets through to a validator', () => {
  it.each([
    'production',
    'watched',
  ] as const)('hold the event loop for 100 ms at most and are refused in 64 KiB (%s)', async (mode) => {
    const costs = await costsOf(mode);
    expect(new Set(costs.map(({ operation }) => operation)).size).toBeGreaterThan(8);
    expect(costs.filter(({ holdMs }) => holdMs > longestHoldMs)).toEqual([]);
    expect(costs.filter(({ answerBytes }) => answerBytes > longestRefusalBytes)).toEqual([]);
    expect(costs.filter(({ status }) => status >= 500)).toEqual([]);
  }, 600_000);
});

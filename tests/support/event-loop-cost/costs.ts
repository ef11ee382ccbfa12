import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect } from '@jest/globals';
import { root } from '../paths.ts';
import type { WorstCost } from './child.ts';

const longestHoldMs = 100;
const longestRefusalBytes = 65_536;

/** Sends the worst bodies to a service in its own process. */
export function worstCosts(mode: 'watched' | 'production', cases: 'all' | 'known'): Promise<WorstCost[]> {
  return printedCosts('child.ts', [mode, cases]);
}

/** Runs a program of this folder, and returns what it prints: a JSON value per line. */
export async function printedCosts<Cost>(name: string, parameters: readonly string[] = []): Promise<Cost[]> {
  const program = path.join(root, 'tests', 'support', 'event-loop-cost', name);
  const child = spawn(process.execPath, ['--expose-gc', program, ...parameters], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const costs: Cost[] = [];
  try {
    for await (const line of createInterface({ input: child.stdout })) costs.push(JSON.parse(line));
  } finally {
    child.kill();
  }
  expect(await ended).toBe(0);
  return costs;
}

/** Expects that no request holds the event loop for over 100 ms, and that no refusal has over 64 KiB or a 5xx. */
export function expectWithinBounds(costs: readonly WorstCost[]): void {
  expect(costs.filter(({ holdMs }) => holdMs > longestHoldMs)).toEqual([]);
  expect(
    costs.filter(({ status, answerBytes }) => status >= 400 && answerBytes > longestRefusalBytes),
  ).toEqual([]);
  expect(costs.filter(({ status }) => status >= 500)).toEqual([]);
}

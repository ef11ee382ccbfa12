import { execFile } from 'node:child_process';
import path from 'node:path';
import type { SettleResult } from '../../db/query/settle-billing.ts';
import { root } from './place.ts';
import type { Environment } from './sampan-process.ts';

export interface Settlement {
  readonly accountId: string;
  readonly trackingNumber: string;
  readonly chargedCents: number;
}

/** Settles a shipment in a process of its own; the signal that ended it where one did. */
export function settleInProcess(
  databaseUrl: string,
  { accountId, trackingNumber, chargedCents }: Settlement,
  env: Environment = {},
): Promise<{ readonly result: SettleResult | null; readonly signal: NodeJS.Signals | null }> {
  const script = path.join(root, 'tests', 'support', 'settle-child.ts');
  const args = [script, accountId, trackingNumber, String(chargedCents), '500000'];
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      args,
      { env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, ...env } },
      (error, stdout, stderr) => {
        if (error && !error.signal) reject(new Error(`${error.message}\n${stderr}`));
        else resolve({ result: stdout ? JSON.parse(stdout) : null, signal: error?.signal ?? null });
      },
    );
  });
}

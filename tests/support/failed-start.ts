import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '../../src/config/config.ts';
import { ConfigError } from '../../src/config/read-setting.ts';
import { createLog } from '../../src/log/log.ts';
import { startService } from '../../src/start.ts';
import type { Environment } from './command-line.ts';
import { startEntry } from './process/sampan-process.ts';

/** The result of a start that must fail. */
export interface FailedStart {
  readonly code: number | null;
  /** Its lines on stderr. */
  readonly said: readonly string[];
}

/** Starts the service with only these settings and waits for its exit; `during` runs meanwhile. */
export async function failedStart(
  env: Environment,
  during: (child: ReturnType<typeof startEntry>) => void = () => {},
): Promise<FailedStart> {
  const child = startEntry('src/main.ts', [], { LOG_LEVEL: 'silent', ...env });
  let stderr = '';
  child.stdout.resume();
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  during(child);
  const code = await ended;
  return { code, said: stderr.split('\n').filter((line) => line !== '') };
}

/** Starts the service in this process with only these settings, and stops it. */
export async function startHere(env: Environment): Promise<void> {
  const service = await startService(readConfig(env), createLog('silent'));
  await service.stop();
}

/** Starts the service in this process with settings that it must refuse; returns the reason. */
export async function refusedStart(env: Environment): Promise<string> {
  try {
    await startHere(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'it started';
}

/** Starts the service on an initialized home, and sends the signal as soon as its database server runs. */
export function signaledStart(home: string, signal: NodeJS.Signals): Promise<FailedStart> {
  return failedStart({ SAMPAN_HOME: home, PORT: '0' }, (child) => {
    const watch = setInterval(() => {
      if (!existsSync(path.join(home, 'postgres', 'postmaster.pid'))) return;
      clearInterval(watch);
      child.kill(signal);
    }, 1);
    child.on('exit', () => clearInterval(watch));
  });
}

/** Lists the PostgreSQL processes whose data is below a folder. */
export function serversBelow(folder: string): string[] {
  const processes = execFileSync('ps', ['-ww', '-eo', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  return processes.filter((line) => line.includes(` -D ${folder}/`));
}

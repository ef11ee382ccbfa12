import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDb } from '../../../db/client.ts';
import { startEmbeddedPostgres } from '../../../db/embedded/start.ts';
import type { DemoFile } from '../../../src/demo/demo-file.ts';
import { root } from '../paths.ts';

export interface ServiceProcess {
  readonly pid: number;
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Resolves with the line that starts with `Sampan is ready`; rejects if the process exits before. */
  readonly ready: Promise<string>;
  readonly exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  signal(signal: NodeJS.Signals, whom: 'process' | 'group'): void;
}

/** Runs `npm start` in its own process group. */
export function npmStart(home: string, env: Record<string, string> = {}): ServiceProcess {
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(npm_|TEST_|NODE_ENV$|REDIS_URL$|DATABASE_URL$)/.test(name),
    ),
  );
  const child = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    env: { ...inherited, SAMPAN_HOME: home, PORT: '0', LOG_LEVEL: 'silent', ...env } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return watch(child);
}

function watch(child: ChildProcess): ServiceProcess {
  let stdout = '';
  let stderr = '';
  const exited = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal }));
  });
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      stdout += chunk;
      const line = /^Sampan is ready.*$/m.exec(stdout)?.[0];
      if (line) resolve(line);
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      stderr += chunk;
    });
    exited.then(({ code }) => reject(new Error(`ended with ${code} before it was ready: ${stderr}`)));
  });
  ready.catch(() => {});
  const pid = child.pid ?? 0;
  return {
    pid,
    ready,
    exited,
    stdout: () => stdout,
    stderr: () => stderr,
    signal: (signal, whom) => void process.kill(whom === 'group' ? -pid : pid, signal),
  };
}

/** Runs the curl command that a start on the embedded database prints; returns the response. */
export function bookAsPrinted({ stdout }: ServiceProcess): unknown {
  const curl = /^curl [\s\S]*?(?=\n\n)/m.exec(stdout())?.[0] ?? '';
  return JSON.parse(execFileSync('sh', ['-c', curl], { encoding: 'utf8' }));
}

export function readDemo(home: string): DemoFile {
  return JSON.parse(readFileSync(path.join(home, 'demo.json'), 'utf8')) as DemoFile;
}

/** Creates a SAMPAN_HOME; `remove` also ends every process in it. */
export function temporaryHome(): { home: string; remove(): Promise<void> } {
  const home = mkdtempSync(path.join(tmpdir(), 'sampan-home-'));
  chmodSync(home, 0o755);
  return {
    home,
    async remove() {
      const server = await startEmbeddedPostgres({ home, role: 'owner' });
      await server.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Returns true if a database responds at this address. */
export async function databaseAnswers(url: string): Promise<boolean> {
  await using db = openDb({ url, poolSize: 1 });
  return await db.pool.query('select 1').then(
    () => true,
    () => false,
  );
}

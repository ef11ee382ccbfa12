import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { isRunning } from '../../../db/embedded/process.ts';
import { startEmbeddedPostgres } from '../../../db/embedded/start.ts';
import { pollUntil } from '../poll.ts';

export interface Announcement {
  readonly url: string;
  readonly adopted: boolean;
  readonly dataDirectory: string;
  readonly notice: string | null;
  readonly startMs: number;
  readonly serverPid: number;
  readonly error?: string;
}

export interface ServerProcess {
  readonly pid: number;
  /** Its first line of output. */
  readonly ready: Promise<Announcement>;
  /** Sends SIGINT to the whole process group, as a terminal does, and returns the next line of output. */
  pressCtrlC(): Promise<unknown>;
  kill(whom: 'process' | 'group'): Promise<void>;
  /** Ends its input, so it stops the server; returns the exit code. */
  leave(): Promise<number | null>;
}

interface SpawnOptions {
  home: string;
  role?: 'owner' | 'visitor';
  settings?: Record<string, string>;
  /** A folder from `makeCheckout`; default: this checkout. */
  checkout?: string;
  /** The user that runs it. */
  uid?: number;
  /** Shell commands that run first, in its own mount namespace, so other processes do not see their mounts. */
  preparation?: string;
}

const started: ChildProcess[] = [];
const folders: string[] = [];
const postmasters = new Set<number>();

const roomForHomes = 2 ** 30;

/** Uses memory if possible: a database has a thousand files, which some disks take a second to write. */
async function scratchFolder(): Promise<string> {
  const memory = await statfs('/dev/shm').catch(() => null);
  return memory !== null && memory.bavail * memory.bsize > roomForHomes ? '/dev/shm' : tmpdir();
}

/** Creates a folder that every user can enter; `cleanUp` removes it. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(await scratchFolder(), 'sampan-embedded-'));
  folders.push(folder);
  await chmod(folder, 0o755);
  return folder;
}

let template: string | undefined;

/** Copies a home with an initialized database and a stopped server, made once per test file. */
export async function initializedHome(): Promise<string> {
  if (template === undefined) {
    template = await mkdtemp(path.join(await scratchFolder(), 'sampan-embedded-template-'));
    await chmod(template, 0o755);
    const server = await startEmbeddedPostgres({ home: template, role: 'owner', settings: { fsync: 'off' } });
    await server.stop();
  }
  const home = path.join(await temporaryFolder(), 'home');
  // fs.cp does not keep the owners.
  await promisify(execFile)('cp', ['-a', template, home]);
  return home;
}

/** Starts tests/support/store/embedded-postgres-child.ts in its own process group. */
export function spawnServerProcess(options: SpawnOptions): ServerProcess {
  const checkout = options.checkout ?? path.resolve(import.meta.dirname, '../../..');
  const node = options.checkout === undefined ? process.execPath : path.join(checkout, 'node');
  const command = [
    ...(options.preparation === undefined
      ? []
      : ['unshare', '-m', 'sh', '-ec', `${options.preparation}; exec "$@"`, 'sh']),
    node,
    path.join(checkout, 'tests/support/store/embedded-postgres-child.ts'),
    options.home,
    options.role ?? 'owner',
    JSON.stringify(options.settings ?? {}),
  ];
  const child = spawn(command[0] ?? '', command.slice(1), {
    ...(options.uid === undefined ? {} : { uid: options.uid, gid: options.uid }),
    cwd: '/',
    detached: true,
    env: { PATH: process.env.PATH },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  started.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const nextLine = async () => JSON.parse((await lines.next()).value ?? '{"error":"ended without a word"}');
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const ready: Promise<Announcement> = nextLine();
  const pid = child.pid ?? 0;
  return {
    pid,
    ready: ready.then(async (announcement) => {
      if (announcement.error === undefined) postmasters.add(announcement.serverPid);
      return announcement;
    }),
    pressCtrlC() {
      process.kill(-pid, 'SIGINT');
      return nextLine();
    },
    async kill(whom) {
      process.kill(whom === 'group' ? -pid : pid, 'SIGKILL');
      await ended;
    },
    async leave() {
      child.stdin.end();
      return ended;
    },
  };
}

/** Returns the process id of the server, which `cleanUp` ends at the latest. */
export async function postmasterPid(dataDirectory: string): Promise<number> {
  const pid = Number((await readFile(path.join(dataDirectory, 'postmaster.pid'), 'utf8')).split('\n')[0]);
  // The server creates the file before it writes it. A signal to process 0 would reach our own group.
  if (pid === 0) throw new Error('postmaster.pid is still empty');
  postmasters.add(pid);
  return pid;
}

/** Returns true if a process exits within a few seconds. */
export async function ends(pid: number): Promise<boolean> {
  return pollUntil(async () => !(await isRunning(pid)), 5000);
}

/** Ends leftover processes and removes the folders; returns the number of servers that still ran. */
export async function cleanUp(): Promise<number> {
  for (const child of started.splice(0)) if (child.exitCode === null) child.kill('SIGKILL');
  let left = 0;
  for (const pid of postmasters) {
    if (await isRunning(pid)) {
      left += 1;
      process.kill(pid, 'SIGQUIT');
      await ends(pid);
    }
  }
  postmasters.clear();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
  return left;
}

/** Removes the folder that `initializedHome` copies. */
export async function removeTemplate(): Promise<void> {
  if (template !== undefined) await rm(template, { recursive: true, force: true });
  template = undefined;
}

import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, globSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fastestFolder } from '../global-setup.ts';

/** Programs of the topologies, and the package of Debian that has each. */
const packages = {
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  patroni: 'patroni',
  pgbouncer: 'pgbouncer',
  postgres: 'postgresql',
  'redis-sentinel': 'redis-sentinel',
  'redis-server': 'redis-server',
} as const;

export type ProgramName = keyof typeof packages;

/** Debian keeps servers out of a user's PATH, and PostgreSQL's in a folder for each version. The newest comes first. */
const serverFolders = () => [
  '/usr/sbin',
  ...globSync('/usr/lib/postgresql/*/bin').sort((a, b) => b.localeCompare(a, 'en', { numeric: true })),
];

const searchPath = () => [...serverFolders(), process.env.PATH].join(':');

function findProgram(name: ProgramName): string | null {
  const env = { PATH: searchPath() };
  const found = spawnSync('sh', ['-c', `command -v ${name}`], { env, encoding: 'utf8' });
  return found.stdout.trim() || null;
}

/** Returns how to install what is missing; null if all of it is there. */
export function missingPrograms(names: readonly ProgramName[]): string | null {
  const missing = names.filter((name) => findProgram(name) === null);
  if (missing.length === 0) return null;
  return `Not installed: ${missing.join(', ')}. On Debian, run: apt-get install ${missing.map((name) => packages[name]).join(' ')}`;
}

/** Returns the folder of PostgreSQL's programs. */
export function postgresFolder(): string {
  return path.dirname(findProgram('postgres') ?? '');
}

/** PostgreSQL and PgBouncer refuse to run as root. Debian's package has made this user. */
function serverUser(): { uid: number; gid: number } | Record<never, never> {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Where the programs of one topology keep their files, and who they run as. */
export class Workplace implements Disposable {
  readonly folder = mkdtempSync(path.join(fastestFolder(), 'sampan-engines-'));
  readonly user: ReturnType<typeof serverUser>;

  /** `root`: what refuses no user, and so can run as root too. */
  constructor(leastUser: 'server' | 'root' = 'server') {
    this.user = leastUser === 'root' ? {} : serverUser();
    chmodSync(this.folder, 0o777);
  }

  [Symbol.dispose](): void {
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** A program that can be killed and started again. Its output goes to a file of the workplace. */
export class Program {
  readonly #workplace: Workplace;
  readonly #name: ProgramName;
  readonly #args: readonly string[];
  readonly #log: string;
  #child: ChildProcess | null = null;

  constructor(workplace: Workplace, name: ProgramName, args: readonly string[], log: string) {
    this.#workplace = workplace;
    this.#name = name;
    this.#args = args;
    this.#log = path.join(workplace.folder, `${log}.log`);
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  start(): void {
    const { folder, user } = this.#workplace;
    const output = openSync(this.#log, 'a');
    // A group of its own: Ctrl-C in a terminal must not end the programs in any order.
    this.#child = spawn(findProgram(this.#name) ?? this.#name, this.#args, {
      cwd: folder,
      detached: true,
      env: { PATH: searchPath(), HOME: folder },
      stdio: ['ignore', output, output],
      ...user,
    });
  }

  /** Sends SIGKILL; resolves after the exit. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exit = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await exit;
  }

  /** The end of its output, for an error message. */
  lastOutput(): string {
    return readFileSync(this.#log, 'utf8').split('\n').slice(-15).join('\n');
  }
}

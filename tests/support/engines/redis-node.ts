import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Redis } from 'ioredis';
import { Program, type ProgramName, type Workplace } from './program.ts';

export interface RedisPlace {
  readonly workplace: Workplace;
  readonly name: string;
  readonly port: number;
  readonly password: string;
}

/** A Redis server or a Sentinel that can be killed, paused and started again. It keeps its files. */
export class RedisNode {
  readonly name: string;
  readonly port: number;
  readonly #password: string;
  readonly #program: Program;

  /** `configure` returns the text of its configuration, for the folder that it may write to. */
  constructor(place: RedisPlace, program: ProgramName, configure: (folder: string) => string) {
    const { workplace, name, port, password } = place;
    this.name = name;
    this.port = port;
    this.#password = password;
    const folder = path.join(workplace.folder, name);
    mkdirSync(folder);
    const file = path.join(folder, 'redis.conf');
    writeFileSync(file, configure(folder));
    this.#program = new Program(workplace, program, [file], name);
  }

  start(): void {
    this.#program.start();
  }

  /** Resolves after its exit. */
  kill(): Promise<void> {
    return this.#program.kill();
  }

  /** Stops the process, which keeps its connections and responds to nothing. */
  pause(): void {
    process.kill(this.#program.pid, 'SIGSTOP');
  }

  resume(): void {
    process.kill(this.#program.pid, 'SIGCONT');
  }

  /** Sends a command over a new connection. @throws {Error} if the server does not respond */
  async command(name: string, ...args: (string | number)[]): Promise<unknown> {
    const redis = new Redis({
      host: '127.0.0.1',
      port: this.port,
      password: this.#password,
      retryStrategy: () => null,
      commandTimeout: 1_000,
    });
    redis.on('error', () => {});
    try {
      return await redis.call(name, ...args);
    } finally {
      redis.disconnect();
    }
  }

  /** Reads INFO; empty if the server does not respond. */
  async info(): Promise<ReadonlyMap<string, string>> {
    const text = String(await this.command('INFO').catch(() => ''));
    return new Map(text.split('\r\n').map((line) => line.split(/:(.*)/s, 2) as [string, string]));
  }

  lastOutput(): string {
    return `${this.name}:\n${this.#program.lastOutput()}`;
  }
}

/** A topology of Redis for docs/engines.md. */
export interface RedisTopology extends AsyncDisposable {
  /** Value of REDIS_URL. */
  readonly url: string;
  readonly nodes: readonly RedisNode[];
  /** Returns the master that has the job queue now; null while there is none. */
  queueMaster(): Promise<RedisNode | null>;
  /** Waits until every node runs and has its role. */
  whole(): Promise<void>;
}

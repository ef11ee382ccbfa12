import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

/** Text that a person types when the output of a command shows another. */
export interface TypedReply {
  readonly after: RegExp;
  readonly type: string;
}

interface CommandOptions {
  readonly replies?: readonly TypedReply[];
  /** The command runs until the terminal is closed. It is ready when its output has this text. */
  readonly until?: RegExp;
}

/** Marks of the shell's prompts: a new command with the exit code of the last one, and the rest of a command. */
const prompt = /⟪(\d+)⟫/;
const continuation = '⟪more⟫';
const limitMs = 900_000;

/** A shell on a pseudo terminal, into which blocks of a guide are pasted line by line. */
export class Terminal implements AsyncDisposable {
  readonly #child: ChildProcess;
  /** Output since the last line that was typed. */
  #fresh = '';
  #transcript = '';

  /** @param shell command that starts an interactive bash, run by `sh` */
  constructor(shell: string) {
    // Debian's `script` is the pseudo terminal.
    this.#child = spawn('script', ['--quiet', '--flush', '--return', '--command', shell, '/dev/null'], {
      stdio: ['pipe', 'pipe', 'inherit'],
      detached: true,
    });
    this.#child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      this.#fresh += text;
      this.#transcript += text;
    });
  }

  /** Waits for the first prompt. */
  async open(): Promise<void> {
    await this.#see(prompt, []);
    this.#transcript = '';
    this.#fresh = '';
  }

  /**
   * Types a command or a block of commands. Returns the exit code of the last one.
   * @throws {Error} if one of them fails
   */
  async run(block: string, { replies = [], until }: CommandOptions = {}): Promise<void> {
    const open = [...replies];
    for (const line of block.split('\n')) {
      this.#fresh = '';
      this.#type(`${line}\n`);
      if (until) return void (await this.#see(until, open));
      const seen = await this.#see(new RegExp(`${prompt.source}|${continuation}`), open);
      const code = prompt.exec(seen)?.[1] ?? '0';
      if (code !== '0') throw new Error(`${line} exited with ${code}:\n${this.#fresh}`);
    }
    if (open.length > 0)
      throw new Error(`${block} did not ask: ${open.map(({ after }) => after).join(', ')}`);
  }

  /** Presses Ctrl-C, and waits until the command has ended. */
  async interrupt(): Promise<void> {
    this.#fresh = '';
    this.#type('\u0003');
    await this.#see(prompt, []);
  }

  /** Returns everything that the terminal showed, with prompts as a person sees them. */
  get transcript(): string {
    return (
      this.#transcript
        .replaceAll('\r\n', '\n')
        // Output without a line's end, such as that of curl.
        .replaceAll(/(?<=[^\n])(?=⟪\d+⟫)/g, '\n')
        .replaceAll(new RegExp(prompt, 'g'), '')
        .replaceAll(continuation, '')
        .replaceAll(/^\$ (?=# )/gm, '\n')
        .replace(/\$ $/, '')
        .trim()
    );
  }

  /** Shows a line that is no command. */
  note(text: string): void {
    this.#transcript += `# ${text}\r\n$ `;
  }

  #type(text: string): void {
    this.#child.stdin?.write(text);
  }

  /** Waits until the output since the last line has this text, and types the replies that it asks for. */
  async #see(wanted: RegExp, replies: TypedReply[]): Promise<string> {
    const end = performance.now() + limitMs;
    let answered = 0;
    while (performance.now() < end) {
      const next = replies[0];
      const asked = next?.after.exec(this.#fresh.slice(answered));
      if (next && asked) {
        answered += asked.index + asked[0].length;
        replies.shift();
        this.#type(`${next.type}\n`);
      } else if (wanted.test(this.#fresh)) {
        return this.#fresh;
      }
      if (this.#child.exitCode !== null || this.#child.signalCode !== null) break;
      await delay(50);
    }
    throw new Error(`the terminal did not show ${wanted}:\n${this.#fresh}`);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const { exitCode, signalCode, pid } = this.#child;
    if (exitCode !== null || signalCode !== null || !pid) return;
    const exited = once(this.#child, 'exit');
    // Without its other end, the pseudo terminal hangs up.
    process.kill(-pid, 'SIGKILL');
    await exited;
  }
}

import { spawn } from 'node:child_process';

export interface ServerUser {
  readonly uid: number;
  readonly gid: number;
  readonly name: string;
}

export interface ProgramResult {
  readonly succeeded: boolean;
  readonly stdout: string;
  /** stderr, or why the program could not be run. */
  readonly complaint: string;
}

// `su` without `-` leaves the folders of useradd and adduser out of PATH.
const searchPath = `${process.env.PATH}:/usr/sbin:/usr/bin:/sbin:/bin`;

/** Runs a program as the server's user, in `/`, without our environment. `ownSession`: Ctrl-C does not reach it. */
export function runProgram(
  file: string,
  args: readonly string[],
  options: { user: ServerUser | null; input?: string; ownSession?: boolean },
): Promise<ProgramResult> {
  const identity = options.user === null ? {} : { uid: options.user.uid, gid: options.user.gid };
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) =>
      resolve({ succeeded: false, stdout: '', complaint: `${file}: ${error.code ?? error.message}` });
    try {
      const child = spawn(file, args, {
        ...identity,
        cwd: '/',
        detached: options.ownSession ?? false,
        env: { PATH: searchPath, LC_ALL: 'C', TZ: 'UTC' },
      });
      let stdout = '';
      let stderr = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        stdout += text;
      });
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        stderr += text;
      });
      // A program that exits without reading its input closes the pipe. Its exit code shows the reason.
      child.stdin.on('error', () => {});
      child.stdin.end(options.input ?? '');
      child.on('error', fail);
      child.on('close', (code, signal) => {
        const complaint = stderr.trim() || (signal === null ? `exit code ${code}` : `ended by ${signal}`);
        resolve({ succeeded: code === 0, stdout, complaint });
      });
    } catch (error) {
      fail(error as NodeJS.ErrnoException);
    }
  });
}

import { execFileSync } from 'node:child_process';
import type { Environment } from './command-line.ts';
import { startEntry } from './process/sampan-process.ts';

/** How a start ended that was not meant to go through. */
export interface FailedStart {
  readonly code: number | null;
  /** Its lines on stderr. */
  readonly said: readonly string[];
}

/** Starts the service with these settings alone and waits for its end; `during` may act on it meanwhile. */
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

/** The PostgreSQL processes whose data lies below a folder. */
export function serversBelow(folder: string): string[] {
  const processes = execFileSync('ps', ['-ww', '-eo', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  return processes.filter((line) => line.includes(` -D ${folder}/`));
}

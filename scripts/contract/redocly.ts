import { execFile } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const program = path.join(root, 'node_modules', '@redocly', 'cli', 'bin', 'cli.js');

/** A file of rules in codegen/. */
export type RedoclyRules = 'redocly.yaml' | 'gateway-redocly.yaml';

export const gatewayRules: RedoclyRules = 'gateway-redocly.yaml';

export interface RedoclyResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a Redocly command with our configuration, by default the contract's, without telemetry and update checks. */
export function runRedocly(
  command: 'lint' | 'generate-client',
  arguments_: readonly string[],
  rules: RedoclyRules = 'redocly.yaml',
): Promise<RedoclyResult> {
  const env = {
    ...process.env,
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_NOTIFICATIONS: 'true',
    NO_COLOR: '1',
  };
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [program, command, ...arguments_, '--config', path.join(root, 'codegen', rules)],
      { cwd: root, env, maxBuffer: 2 ** 26 },
      (error, stdout, stderr) => {
        const code = error ? error.code : 0;
        if (typeof code === 'number') resolve({ code, stdout, stderr });
        else reject(error);
      },
    );
  });
}

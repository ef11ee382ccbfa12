import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CliCommand, invocation } from './cli-command.ts';
import { addCommands } from './command/index.ts';
import type { Session } from './session.ts';

const settings = `
The settings are the service's: DATABASE_URL, or else the embedded database in SAMPAN_HOME; REDIS_URL.
It works while the service runs and while it doesn't; what it changes holds for the next request.

With --json, call it without npm's own lines: npx sampan account list --json`;

/** The whole command line. `write` is handed the texts of help and version. */
export function buildProgram(session: Session, write: (text: string) => void): CliCommand {
  const program = new CliCommand(invocation)
    .description(
      "Sampan's command line for its operator: accounts, keys, entitlements, catalogue, rates and the database",
    )
    .version(version())
    .option('--json', 'print JSON on stdout and nothing else: one value, of webhook listen one a line')
    .addHelpText('after', settings)
    .examples('doctor', 'account create --name "Lantau Shop" --email ops@lantau.example')
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({ writeOut: write, writeErr: write })
    .exitOverride();
  addCommands(program, session);
  return program;
}

function version(): string {
  const manifest = path.join(import.meta.dirname, '..', '..', 'package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

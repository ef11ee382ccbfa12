import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readEnvFile } from '../config/env-file.ts';
import { invocation } from '../invocation.ts';
import { printableLine } from '../terminal.ts';
import { addCommands } from './command/index.ts';
import { CliCommand, Refusal } from './command-line.ts';
import type { Session } from './session.ts';

const inScripts = invocation.startsWith('npm')
  ? '\n\nTo use --json in a script, call npx, because npm prints lines of its own: npx sampan account list --json'
  : '';

const settings = `
Settings are environment variables, the same as for the service: DATABASE_URL (default: the embedded database in
SAMPAN_HOME) and REDIS_URL. Commands work whether or not the service is running. A change takes effect with the next
request.${inScripts}`;

/** Builds the command line. `write` receives the texts of --help and --version. */
export function buildProgram(session: Session, write: (text: string) => void): CliCommand {
  const program = new CliCommand(invocation)
    .description('Operate Sampan: accounts, API keys, wallets, catalog, shipments, webhooks and the database')
    .version(packageVersion())
    .option('--json', 'print JSON only: one value (`webhook listen`: one value per line)')
    // Not `--env-file`: Node reads this flag itself, also after the name of the script, and needs the file.
    .option(
      '--settings-file <file>',
      'read settings from this file, as `node --env-file` does; `setup` adds to it',
    )
    .hook('preAction', async (_, command) => {
      const { settingsFile } = program.opts<{ settingsFile?: string }>();
      // It makes the file.
      if (settingsFile !== undefined && command.name() !== 'setup') await loadEnvFile(settingsFile, session);
    })
    .addHelpText('after', settings)
    .examples('doctor', 'account create --name "Lantau Shop" --email ops@lantau.example')
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({ writeOut: write, writeErr: write })
    .exitOverride();
  addCommands(program, session);
  return program;
}

/** Adds the settings of a file to the environment, which takes precedence. @throws {ConfigError} */
async function loadEnvFile(file: string, { env }: Session): Promise<void> {
  const stored = await readEnvFile(file);
  if (stored === null)
    throw new Refusal(
      `--settings-file: there is no file ${printableLine(file)}. \`${invocation} setup\` makes one.`,
    );
  for (const [name, value] of Object.entries(stored)) {
    const sameSetting = name.endsWith('_FILE') ? name.slice(0, -'_FILE'.length) : `${name}_FILE`;
    if (!env[sameSetting]) env[name] ||= value;
  }
}

function packageVersion(): string {
  const manifest = path.join(import.meta.dirname, '..', '..', 'package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

import { existsSync } from 'node:fs';
import { invocation } from '../../invocation.ts';
import { printLines } from '../../terminal.ts';
import { collectValues, readEmail, readName, readUsdRate } from '../argument.ts';
import {
  type CliCommand,
  type CommandResult,
  finishPrinting,
  printResult,
  Refusal,
} from '../command-line.ts';
import { withDatabase } from '../database.ts';
import type { Session } from '../session.ts';
import type { SetupFlags } from '../setup/plan.ts';
import type { StepReport } from '../setup/steps.ts';

const notes = `
It asks on a terminal for what the flags lack. DATABASE_URL, REDIS_URL and SAMPAN_HOME are taken from the environment: a
password in a flag would be visible to other users.

Settings are added to the file of --settings-file (default: sampan.env), which systemd, Compose and \`node --env-file\` read. Without
this flag, an environment with DATABASE_URL, PUBLIC_URL and SECRET_KEYS needs no file, as in a container. The output has two secrets, which are shown once: the sign-in link of the operator and the live key.

Every step is done once: a second run finishes what is missing and changes nothing else. It names a flag that it did not use, and
the command that makes the change. With --json, stderr has a line for each finished step.`;

export function setup(program: CliCommand, session: Session): void {
  program
    .command('setup')
    .description(
      'Set up an installation: settings, secret keys, tables, catalog, exchange rate, first operator, first account with a live key, a test booking',
    )
    .option('--public-url <url>', 'address of the service as clients see it')
    .option('--catalog <dir>', 'folder of the catalog, as `catalog init` makes it')
    .option('--rate <rate>', 'price of 1 USD in HKD (not needed with FX_SOURCE_URL)', readUsdRate)
    .option('--payment-text <text>', 'how merchants pay money into their wallets')
    .option('--operator-email <email>', 'email address of the first operator', readEmail)
    .option('--account-name <name>', 'name of the first account, 1 to 200 characters', readName)
    .option('--account-email <email>', 'contact email address of the first account', readEmail)
    .option(
      '--product <code>',
      'Product Code that the account can order; may be repeated (default: all)',
      collectValues,
    )
    .addHelpText('after', notes)
    .examples(
      'setup',
      'setup --settings-file sampan.env --public-url https://api.shop.example --catalog catalog --rate 7.8 --operator-email ops@shop.example --account-name "Lantau Shop" --account-email accounts@shop.example',
    )
    .action(async (flags: SetupFlags, command: CliCommand) => {
      const { json = false, settingsFile } = command.optsWithGlobals<{
        json?: boolean;
        settingsFile?: string;
      }>();
      const result = await setUp(session, flags, { settingsFile, json });
      await printResult(session.stdout, result, json);
    });
}

async function setUp(
  session: Session,
  flags: SetupFlags,
  { settingsFile, json: asJson }: { readonly settingsFile: string | undefined; readonly json: boolean },
): Promise<CommandResult> {
  // Loaded on demand: other commands need neither the CSV parser nor what a booking needs.
  const { Questions } = await import('../setup/questions.ts');
  const { findSettings } = await import('../setup/settings.ts');
  const { emptyInstallation, findInstallation, lockSetup } = await import('../setup/installation.ts');
  const { makePlan } = await import('../setup/plan.ts');
  const { runSteps } = await import('../setup/steps.ts');
  using questions = new Questions(session, asJson);
  const { publicUrl } = flags;
  const settings = await findSettings(session, { settingsFile, publicUrl }, questions);
  const { config, file } = settings;
  const planning = { settings, flags, questions };
  // Checked before the embedded server creates its files, so that a wrong flag leaves nothing behind.
  const isNew = config.databaseUrl === null && !existsSync(config.home);
  const early = isNew ? await makePlan({ ...planning, database: null, found: emptyInstallation }) : null;
  // Awaited, because the questions end with this function.
  return await withDatabase(config, { schema: 'any', signal: session.signal }, async (database) => {
    await using _lock = await lockSetup(database.url);
    const found = await findInstallation(database);
    const plan = early ?? (await makePlan({ ...planning, database, found }));
    const reports: StepReport[] = [];
    let failure: string | undefined;
    try {
      for await (const report of runSteps(database, plan)) {
        reports.push(report);
        const printed = asJson
          ? // Without the detail, which may have a secret: logs often keep stderr.
            printLines(session.stderr, [stepLine(report)])
          : printLines(session.stdout, [`${stepLine(report).padEnd(17)}  ${report.detail}`]);
        await finishPrinting(printed);
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      failure = error.message;
    }
    return {
      json: {
        settings_file: file,
        ...Object.assign({}, ...reports.map(({ values }) => values)),
        steps: reports.map(({ step, state, detail }) => ({ step, state, detail })),
      },
      lines: failure === undefined ? ['', ...nextLines(reports, file)] : [],
      ...(failure === undefined ? {} : { failure }),
    };
  });
}

function stepLine({ step, state }: StepReport): string {
  return `${state.padEnd(7)}  ${step}`;
}

function nextLines(reports: readonly StepReport[], file: string | null): string[] {
  const changed = reports.some(({ state }) => state === 'done');
  return [
    changed
      ? 'The installation is set up. Next:'
      : 'The installation was set up already. Nothing was changed.',
    ...(changed
      ? [
          `  Start every process with ${file === null ? 'these settings' : `the settings of ${file}`}`,
          `  Check it: ${invocation} doctor${file === null ? '' : ` --settings-file ${file}`}`,
        ]
      : []),
  ];
}

import { InvalidArgumentError, Option } from 'commander';
import {
  type DiffOptions,
  failingImpacts,
  failureCode,
  help,
  outputFormats,
} from '../../../sdk/contract-diff/src/options.ts';
import { type CliCommand, type CommandResult, Interrupted, Refusal } from '../command-line.ts';
import { type Session, withSettings } from '../session.ts';

const explanation = `
${help.documents}

${help.exitCodes} docs/contract-diff.md explains the rules and has a workflow for GitHub.`;

export function contractDiff(group: CliCommand, session: Session): void {
  group
    .command('diff')
    .description(`${help.summary} Needs no database`)
    .argument('<old>', 'the contract that clients use')
    .argument('<new>', 'the contract that replaces it')
    .addOption(new Option('--format <format>', help.format).choices(outputFormats).default('human'))
    .addOption(new Option('--fail-on <impact>', help.failOn).choices(failingImpacts).default('major'))
    .option('--ignore <rule>', help.ignore, collectRules)
    .addHelpText('after', explanation)
    .examples(
      'contract diff published.json openapi.json',
      'contract diff https://api.example.com/openapi.json openapi.json --format sarif > diff.sarif',
      'contract diff old.yaml new.yaml --fail-on minor --ignore schema-renamed',
    )
    .failWith(failureCode)
    .action(withSettings(session, diff));
}

async function diff(
  { stdin, signal }: Session,
  old: string,
  new_: string,
  options: DiffOptions,
): Promise<CommandResult> {
  // Loaded on demand: no other command compares contracts.
  const [{ diffContracts }, { Unreadable }] = await Promise.all([
    import('../../../sdk/contract-diff/src/diff.ts'),
    import('../../../sdk/contract-diff/src/open-api-document.ts'),
  ]);
  try {
    return await diffContracts(old, new_, options, { stdin, signal });
  } catch (error) {
    if (signal.aborted) throw new Interrupted();
    throw error instanceof Unreadable ? new Refusal(`${error.message}.`, failureCode) : error;
  }
}

function collectRules(name: string, before: readonly string[] = []): string[] {
  if (name === '') throw new InvalidArgumentError('It must be the name of a rule');
  return [...before, name];
}

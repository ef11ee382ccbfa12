import { InvalidArgumentError, Option } from 'commander';
import type { DiffOptions } from '../../../sdk/contract-diff/src/diff.ts';
import { type CliCommand, type CommandResult, Interrupted, Refusal } from '../command-line.ts';
import { type Session, withSettings } from '../session.ts';

/** Exit code when the contracts could not be compared, so that scripts can tell it from a breaking change. */
const failureCode = 2;

const explanation = `
OLD and NEW are OpenAPI 3 documents in JSON or YAML: a file, an http(s) URL, or - for standard input. A reference must
stay inside its document.

The exit code is 0 if there is no change of the impact of --fail-on, 1 if there is one, and 2 if the documents cannot
be compared. docs/contract-diff.md explains the rules and has a workflow for GitHub.`;

export function contractDiff(group: CliCommand, session: Session): void {
  group
    .command('diff')
    .description('Compare two OpenAPI documents and report what breaks clients. Needs no database')
    .argument('<old>', 'the contract that clients use')
    .argument('<new>', 'the contract that replaces it')
    .addOption(
      new Option('--format <format>', 'output format')
        .choices(['human', 'json', 'sarif', 'github'])
        .default('human'),
    )
    .addOption(
      new Option('--fail-on <impact>', 'smallest impact that gives exit code 1')
        .choices(['major', 'minor', 'patch', 'none'])
        .default('major'),
    )
    .option('--ignore <rule>', 'leave out a rule; repeat the option for several', collectRules)
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

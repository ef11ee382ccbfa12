import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { InvalidArgumentError, Option } from 'commander';
import {
  documentTooLarge,
  mostBytes,
  type ReadContract,
  readOpenApi,
} from '../../contract-diff/read-contract.ts';
import type { Report } from '../../contract-diff/report.ts';
import type { Rule } from '../../contract-diff/rules.ts';
import { Unreadable } from '../../contract-diff/unreadable.ts';
import type { Impact } from '../../contract-diff/version.ts';
import { type CliCommand, type CommandResult, Interrupted, Refusal } from '../command-line.ts';
import { type Session, withSettings } from '../session.ts';

const fileProblems: Readonly<Record<string, string>> = {
  EISDIR: 'it is a directory; name the file of the contract',
  ENOENT: 'there is no such file',
};
const deadlineMs = 30_000;

/**
 * Reads a contract from a file, a URL or standard input (`-`).
 * @throws {Unreadable} if it cannot be read or is no OpenAPI document
 */
async function readDocument(session: Session, source: string): Promise<ReadContract> {
  const name = source === '-' ? 'standard input' : source;
  try {
    return await readOpenApi(await readText(await open(session, source), name), name);
  } catch (error) {
    if (session.signal.aborted) throw new Interrupted();
    if (error instanceof Unreadable) throw error;
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new Unreadable(`${name}: ${fileProblems[code] ?? message}`);
  }
}

async function open({ signal, stdin }: Session, source: string): Promise<Readable> {
  if (source === '-') return stdin;
  if (!/^https?:\/\//.test(source)) return createReadStream(source, { signal });
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]);
  const response = await fetch(source, { signal: deadline }).catch((error: Error) => {
    const cause = error.cause instanceof Error ? error.cause : error;
    throw new Unreadable(`${source}: it cannot be fetched: ${cause.message}`);
  });
  if (!response.ok || !response.body)
    throw new Unreadable(`${source}: the server responded with status ${response.status}`);
  return Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]);
}

async function readText(stream: Readable, name: string): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw documentTooLarge(name);
    chunks.push(Buffer.from(chunk));
  }
  return Buffer.concat(chunks)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
}

interface DiffOptions {
  readonly format: 'human' | 'json' | 'sarif' | 'github';
  readonly failOn: Exclude<Impact, 'none'> | 'none';
  readonly ignore?: readonly string[];
}

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
  session: Session,
  old: string,
  new_: string,
  options: DiffOptions,
): Promise<CommandResult> {
  // Loaded on demand: no other command compares contracts.
  const [{ reportOn }, { isRule }, { Unreadable }] = await Promise.all([
    import('../../contract-diff/report.ts'),
    import('../../contract-diff/rules.ts'),
    import('../../contract-diff/unreadable.ts'),
  ]);
  const unknown = (options.ignore ?? []).filter((name) => !isRule(name));
  if (unknown.length > 0)
    throw new Refusal(
      `--ignore: there is no rule ${unknown.join(', ')}. docs/contract-diff.md lists the rules.`,
      failureCode,
    );
  if (old === '-' && new_ === '-')
    throw new Refusal('Only one of the two contracts can be read from standard input.', failureCode);
  try {
    const [before, after] = [await readDocument(session, old), await readDocument(session, new_)];
    return await resultOf(reportOn(before, after, new Set(options.ignore as readonly Rule[])), options);
  } catch (error) {
    throw error instanceof Unreadable ? new Refusal(`${error.message}.`, failureCode) : error;
  }
}

async function resultOf(report: Report, { format, failOn }: DiffOptions): Promise<CommandResult> {
  const [{ reportAsJson }, { impacts }] = await Promise.all([
    import('../../contract-diff/format/json.ts'),
    import('../../contract-diff/version.ts'),
  ]);
  const json = reportAsJson(report);
  const isFailing = failOn !== 'none' && impacts.indexOf(report.impact) >= impacts.indexOf(failOn);
  return {
    json,
    lines: await formatted(report, format, json),
    ...(isFailing && { failure: `The new contract has changes of impact ${report.impact}.` }),
  };
}

async function formatted(report: Report, format: DiffOptions['format'], json: unknown): Promise<string[]> {
  switch (format) {
    case 'human':
      return (await import('../../contract-diff/format/human.ts')).formatHuman(report);
    case 'github':
      return (await import('../../contract-diff/format/github.ts')).formatGithub(report);
    case 'sarif': {
      const { reportAsSarif } = await import('../../contract-diff/format/sarif.ts');
      return JSON.stringify(reportAsSarif(report), null, 2).split('\n');
    }
    case 'json':
      return JSON.stringify(json, null, 2).split('\n');
  }
}

function collectRules(name: string, before: readonly string[] = []): string[] {
  if (name === '') throw new InvalidArgumentError('It must be the name of a rule');
  return [...before, name];
}

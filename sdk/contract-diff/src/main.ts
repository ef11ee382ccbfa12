#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { diffContracts } from './diff.ts';
import { Unreadable } from './open-api-document.ts';
import { type DiffOptions, failingImpacts, failureCode, help, outputFormats } from './options.ts';

const usage = `Usage: contract-diff [options] <old> <new>

${help.summary}

${help.documents}

Options:
  --format <format>   ${help.format}: ${outputFormats.join(', ')} (default: human)
  --fail-on <impact>  ${help.failOn}: ${failingImpacts.join(', ')} (default: major)
  --ignore <rule>     ${help.ignore}
  --help              show this text

${help.exitCodes}`;

function choice<Value extends string>(option: string, value: string, allowed: readonly Value[]): Value {
  const found = allowed.find((one) => one === value);
  if (found === undefined) throw new Unreadable(`--${option} must be one of: ${allowed.join(', ')}`);
  return found;
}

function readArguments():
  | { readonly documents: readonly string[]; readonly options: DiffOptions }
  | undefined {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'human' },
      'fail-on': { type: 'string', default: 'major' },
      ignore: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return undefined;
  if (positionals.length !== 2) throw new Unreadable('Name two documents: contract-diff <old> <new>');
  return {
    documents: positionals,
    options: {
      format: choice('format', values.format, outputFormats),
      failOn: choice('fail-on', values['fail-on'], failingImpacts),
      ignore: values.ignore,
    },
  };
}

/** Characters of a foreign document that would control a terminal become JSON escapes, such as `\u001b`. */
function printable(line: string): string {
  return line.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (character) =>
    [...Array(character.length).keys()]
      .map((index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}

function isArgumentError(error: unknown): boolean {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

// The reader of a pipe may end first, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

try {
  const call = readArguments();
  if (!call) console.log(usage);
  else {
    const [old = '', new_ = ''] = call.documents;
    const { lines, failure } = await diffContracts(old, new_, call.options);
    process.stdout.write(lines.map((line) => `${printable(line)}\n`).join(''));
    if (failure) {
      console.error(printable(failure));
      process.exitCode = 1;
    }
  }
} catch (error) {
  if (!(error instanceof Unreadable || isArgumentError(error))) throw error;
  const { message } = error as Error;
  console.error(printable(message.endsWith('.') ? message : `${message}.`));
  process.exitCode = failureCode;
}

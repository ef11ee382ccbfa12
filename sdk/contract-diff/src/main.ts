#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { type DiffOptions, diffContracts, failingImpacts, failureCode, outputFormats } from './diff.ts';
import { Unreadable } from './open-api-document.ts';

const usage = `Usage: contract-diff [options] <old> <new>

Compare two OpenAPI documents and report what breaks clients. OLD and NEW are OpenAPI 3 documents in JSON or YAML: a
file, an http(s) URL, or - for standard input. A reference must stay inside its document.

Options:
  --format <format>   output format: ${outputFormats.join(', ')} (default: human)
  --fail-on <impact>  smallest impact that gives exit code 1: ${failingImpacts.join(', ')} (default: major)
  --ignore <rule>     leave out a rule; repeat the option for several
  --help              show this text

The exit code is 0 if there is no change of the impact of --fail-on, 1 if there is one, and 2 if the documents cannot
be compared.`;

/** Returns the value of an option that is one of a list. */
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

try {
  const call = readArguments();
  if (!call) console.log(usage);
  else {
    const [old = '', new_ = ''] = call.documents;
    const { lines, failure } = await diffContracts(old, new_, call.options);
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
    if (failure) {
      console.error(failure);
      process.exitCode = 1;
    }
  }
} catch (error) {
  const { message } = error as Error;
  console.error(message.endsWith('.') ? message : `${message}.`);
  process.exitCode = failureCode;
}

import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { type Report, reportOn } from './compare-contracts.ts';
import { formatGithub, formatHuman, reportAsJson, reportAsSarif } from './formats.ts';
import { Unreadable } from './open-api-document.ts';
import type { DiffOptions } from './options.ts';
import { documentTooLarge, maxBytes, type ReadContract, readOpenApi } from './read-contract.ts';
import { type Impact, impacts, isRule, type Rule } from './rules.ts';

export type { DiffOptions };

export interface DiffResult {
  readonly impact: Impact;
  readonly lines: readonly string[];
  /** The report as the value that the format `json` prints. */
  readonly json: unknown;
  /** The reason to exit with 1: there is a change of the impact of `failOn`. */
  readonly failure?: string;
}

/** The program that asks for a comparison. */
interface Caller {
  /** Read where a document is named `-`. */
  readonly stdin: Readable;
  /** Ends the reading of documents. */
  readonly signal?: AbortSignal;
}

/**
 * Compares two documents, each a file, an http(s) URL or `-` for standard input.
 * @throws {Unreadable} if one cannot be read or compared, or an option names no rule
 */
export async function diffContracts(
  old: string,
  new_: string,
  { format, failOn, ignore = [] }: DiffOptions,
  caller: Caller = { stdin: process.stdin },
): Promise<DiffResult> {
  const unknown = ignore.filter((name) => !isRule(name));
  if (unknown.length > 0)
    throw new Unreadable(
      `--ignore: there is no rule ${unknown.join(', ')}. Every change of a report names its rule, such as tag-moved`,
    );
  if (old === '-' && new_ === '-')
    throw new Unreadable('Only one of the two contracts can be read from standard input');
  const [before, after] = [await readDocument(old, caller), await readDocument(new_, caller)];
  const report = reportOn(before, after, new Set(ignore as readonly Rule[]));
  const isFailing = failOn !== 'none' && impacts.indexOf(report.impact) >= impacts.indexOf(failOn);
  return {
    impact: report.impact,
    lines: formatReport(report, format),
    json: reportAsJson(report),
    ...(isFailing && { failure: `The new contract has changes of impact ${report.impact}.` }),
  };
}

function formatReport(report: Report, format: DiffOptions['format']): string[] {
  switch (format) {
    case 'human':
      return formatHuman(report);
    case 'github':
      return formatGithub(report);
    case 'sarif':
      return JSON.stringify(reportAsSarif(report), null, 2).split('\n');
    case 'json':
      return JSON.stringify(reportAsJson(report), null, 2).split('\n');
  }
}

const fileProblems: Readonly<Record<string, string>> = {
  EISDIR: 'it is a directory; name the file of the contract',
  ENOENT: 'there is no such file',
};
const deadlineMs = 30_000;

async function readDocument(source: string, caller: Caller): Promise<ReadContract> {
  const name = source === '-' ? 'standard input' : source;
  try {
    return await readOpenApi(await readText(await open(source, caller), name), name);
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new Unreadable(`${name}: ${fileProblems[code] ?? message}`);
  }
}

async function open(source: string, { stdin, signal }: Caller): Promise<Readable> {
  if (source === '-') return stdin;
  if (!/^https?:\/\//.test(source)) return createReadStream(source, signal && { signal });
  const deadline = AbortSignal.timeout(deadlineMs);
  const response = await fetch(source, {
    signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
  }).catch((error: Error) => {
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
    if (bytes > maxBytes) throw documentTooLarge(name);
    chunks.push(Buffer.from(chunk));
  }
  return Buffer.concat(chunks)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
}

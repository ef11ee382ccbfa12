import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import {
  documentTooLarge,
  mostBytes,
  type ReadContract,
  readOpenApi,
} from '../../../contract-diff/read-contract.ts';
import { Unreadable } from '../../../contract-diff/unreadable.ts';
import { Interrupted } from '../../refusal.ts';
import type { Session } from '../../session.ts';

const fileProblems: Readonly<Record<string, string>> = {
  EISDIR: 'it is a directory; name the file of the contract',
  ENOENT: 'there is no such file',
};
const deadlineMs = 30_000;

/**
 * Reads a contract from a file, a URL or standard input (`-`).
 * @throws {Unreadable} if it cannot be read or is no OpenAPI document
 */
export async function readDocument(session: Session, source: string): Promise<ReadContract> {
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

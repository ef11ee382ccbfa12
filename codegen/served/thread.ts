import { parentPort, workerData } from 'node:worker_threads';
import { readOperations } from '../load-contract.ts';
import { parseContract } from '../parse-contract.ts';
import { servedFiles } from './served-files.ts';

/** A worker thread that makes the served files. Its data are the bytes of openapi.json. */
const contract = readOperations(parseContract(Buffer.from(workerData).toString()));
const files = [...servedFiles(contract)].map(
  ([name, text]) => [name, new TextEncoder().encode(text)] as const,
);
parentPort?.postMessage(
  new Map(files),
  files.map(([, { buffer }]) => buffer),
);

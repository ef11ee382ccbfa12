import { parentPort, workerData } from 'node:worker_threads';
import { readOperations } from '../contract.ts';
import { parseContract } from '../document.ts';
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

import { parentPort, workerData } from 'node:worker_threads';
import { openItemFile } from './item-list.ts';

Error.stackTraceLimit = 0;
parentPort?.postMessage(openItemFile(workerData as Uint8Array));

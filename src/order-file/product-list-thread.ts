import { parentPort, workerData } from 'node:worker_threads';
import { openProductFile } from './product-list.ts';

Error.stackTraceLimit = 0;
parentPort?.postMessage(openProductFile(workerData as Uint8Array));

import { parentPort, workerData } from 'node:worker_threads';
import { readCsvOrders } from './read-csv.ts';

// The parser makes an error for each row that is not as wide as the first, and most of its time is the stack.
Error.stackTraceLimit = 0;
parentPort?.postMessage(readCsvOrders(workerData as Uint8Array));

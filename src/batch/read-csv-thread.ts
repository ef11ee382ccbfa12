import { parentPort, workerData } from 'node:worker_threads';
import { readCsvOrders } from './read-csv.ts';

parentPort?.postMessage(readCsvOrders(workerData as Uint8Array));

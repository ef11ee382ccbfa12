import { parentPort, workerData } from 'node:worker_threads';
import { type FileChoices, openOrderFile } from './order-file.ts';

// The parser makes an error for each row that is not as wide as the first, and most of its time is the stack.
Error.stackTraceLimit = 0;
const { content, choices } = workerData as { readonly content: Uint8Array; readonly choices: FileChoices };
parentPort?.postMessage(openOrderFile(content, choices));

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readings } from '../../../frame/process-report.ts';

/** Adds the heap after a garbage collection to the reports of a process. */
export interface HeapReport {
  readonly heapBytes: number;
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
readings.push((): HeapReport => {
  collect();
  return { heapBytes: process.memoryUsage().heapUsed };
});

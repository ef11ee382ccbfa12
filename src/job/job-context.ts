import type { WorkContext } from '../context.ts';

export type JobContext = WorkContext;

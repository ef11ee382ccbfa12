import type { WorkContext } from '../context.ts';

/** What the recurring jobs work with. */
export type JobContext = WorkContext;

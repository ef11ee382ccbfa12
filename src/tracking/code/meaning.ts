import type { SubStatus } from '../checkpoint.ts';
import type { CheckpointStatus } from '../status.ts';

export interface CodeMeaning {
  readonly status: CheckpointStatus;
  readonly subStatus?: SubStatus;
  /** English text for the tracking history. */
  readonly description: string;
}

export type CodeTable = Readonly<Record<string, CodeMeaning>>;

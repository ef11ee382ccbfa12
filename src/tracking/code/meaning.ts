import type { SubStatus } from '../checkpoint.ts';
import type { CheckpointStatus } from '../status.ts';

export interface CodeMeaning {
  readonly status: CheckpointStatus;
  readonly subStatus?: SubStatus;
  readonly description: string;
}

export type CodeTable = Readonly<Record<string, CodeMeaning>>;

import type { SubStatus } from '../checkpoint.ts';
import type { CheckpointStatus } from '../status.ts';

/** What a carrier's code stands for. */
export interface CodeMeaning {
  readonly status: CheckpointStatus;
  readonly subStatus?: SubStatus;
  /** In English, where the carrier has no words of its own. */
  readonly description: string;
}

/** A carrier's codes, as it writes them. */
export type CodeTable = Readonly<Record<string, CodeMeaning>>;

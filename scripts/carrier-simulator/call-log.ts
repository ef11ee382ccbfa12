export interface ReceivedCall {
  readonly at: string;
  readonly operation: string;
  readonly reference: string | null;
  readonly request_id: string | null;
  readonly body: unknown;
  /** HTTP status; null: no response yet. */
  answered: number | null;
}

/** Signed requests since the start or the last reset. */
export class CallLog {
  #calls: ReceivedCall[] = [];

  add(call: Omit<ReceivedCall, 'at' | 'answered'>): ReceivedCall {
    const received = { ...call, at: new Date().toISOString(), answered: null };
    this.#calls.push(received);
    return received;
  }

  calls(reference: string | null): ReceivedCall[] {
    return this.#calls.filter((call) => reference === null || call.reference === reference);
  }

  /** Counts calls by reference and operation. */
  counts(): Record<string, Record<string, number>> {
    const counts: Record<string, Record<string, number>> = {};
    for (const { reference, operation } of this.#calls) {
      counts[reference ?? ''] ??= {};
      const ofReference = counts[reference ?? ''] as Record<string, number>;
      ofReference[operation] = (ofReference[operation] ?? 0) + 1;
    }
    return counts;
  }

  clear(): void {
    this.#calls = [];
  }
}

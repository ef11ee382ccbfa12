/** One request as the simulator received it. */
export interface ReceivedCall {
  readonly at: string;
  readonly operation: string;
  readonly reference: string | null;
  readonly request_id: string | null;
  readonly body: unknown;
  /** Null: it was not answered, or not yet. */
  answered: number | null;
}

/** Every signed request since the start or the last reset, for tests and demonstrations to look at. */
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

  /** How often each operation was called for each reference. */
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

import { deserialize } from 'node:v8';
import { FairQueue } from '../fair-queue.ts';
import { runThread, ThreadLimitError } from '../thread.ts';
import { takeTurns } from '../turn.ts';
import type { FileFault } from './file-fault.ts';
import type { FileChoices, OrderFile } from './order-file.ts';
import type { SentOrderFile } from './order-file-thread.ts';
import type { ProductFile } from './product-list.ts';

export interface ReadLimits {
  readonly maxReadMs: number;
  /** A file of 8 MiB and its two million cells. */
  readonly heapMegabytes: number;
  /** Files that wait for their turn. Each has up to 8 MiB. */
  readonly maxWaiting: { readonly total: number; readonly account: number };
}

export const readLimits: ReadLimits = {
  // Far more than any file takes: a busy machine refuses none for that.
  maxReadMs: 30_000,
  heapMegabytes: 512,
  maxWaiting: { total: 8, account: 4 },
};

/**
 * Reads files in a thread, so that a large one delays no request. One file is read at a time, and accounts have the same time
 * of the thread.
 */
export class OrderFileReader {
  readonly #waiting = new FairQueue<() => Promise<void>>();
  readonly #limits: ReadLimits;
  #isReading = false;

  constructor(limits: ReadLimits) {
    this.#limits = limits;
  }

  async readOrders(accountId: string, content: Uint8Array, choices: FileChoices): Promise<OrderFile> {
    const program = new URL('./order-file-thread.ts', import.meta.url);
    const read = await this.#read<SentOrderFile>(accountId, 'orders', program, { content, choices });
    if (read.fault !== null) return read;
    const { table, orders, ...file } = read;
    return {
      ...file,
      table: { ...table, rows: await receive(table.rows) },
      orders: await receive(orders),
    };
  }

  readProducts(accountId: string, content: Uint8Array): Promise<ProductFile> {
    return this.#read(accountId, 'products', new URL('./product-list-thread.ts', import.meta.url), content);
  }

  async #read<Result extends object>(
    accountId: string,
    what: string,
    program: URL,
    workerData: unknown,
  ): Promise<Result | { readonly fault: FileFault }> {
    const { maxWaiting, maxReadMs, heapMegabytes } = this.#limits;
    if (this.#waiting.size >= maxWaiting.total || this.#waiting.countFor(accountId) >= maxWaiting.account)
      return { fault: { reason: 'busy' } };
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    this.#waiting.add(accountId, () =>
      runThread<Result>(`reading ${what}`, program, maxReadMs, {
        workerData,
        resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
      }).then(resolve, reject),
    );
    void this.#readWaiting();
    try {
      return await promise;
    } catch (error) {
      if (error instanceof ThreadLimitError) return { fault: { reason: 'too_slow' } };
      throw error;
    }
  }

  async #readWaiting(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    for (let next = this.#waiting.take(); next; next = this.#waiting.take()) {
      const began = performance.now();
      await next.item();
      this.#waiting.charge(next.owner, performance.now() - began);
    }
    this.#isReading = false;
  }
}

/** Takes over what the thread sent in parts, in turns of the event loop. */
async function receive<Part>(parts: readonly Uint8Array[]): Promise<Part[]> {
  const turn = takeTurns();
  const received: Part[] = [];
  for (const part of parts) {
    await turn();
    for (const one of deserialize(part)) received.push(one);
  }
  return received;
}

const reader = new OrderFileReader(readLimits);

/** Reads a file of orders of an account. */
export function readOrderFile(
  accountId: string,
  content: Uint8Array,
  choices: FileChoices,
): Promise<OrderFile> {
  return reader.readOrders(accountId, content, choices);
}

/** Reads a file of products as `readOrderFile` reads one of orders. */
export function readProductFile(accountId: string, content: Uint8Array): Promise<ProductFile> {
  return reader.readProducts(accountId, content);
}

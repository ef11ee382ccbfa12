import { ChildLimitError, type ChildLimits, type ResultInParts, runChild } from '../child.ts';
import { FairQueue } from '../fair-queue.ts';
import type { FileFault } from './file-fault.ts';
import type { FileChoices, OrderFile } from './order-file.ts';
import type { OrderFileInput, OrderFilePart } from './order-file-process.ts';
import type { ProductFile } from './product-list.ts';

export interface ReadLimits extends ChildLimits {
  /** Files that wait for their turn. Each has up to 8 MiB. */
  readonly maxWaiting: { readonly total: number; readonly account: number };
}

export const readLimits: ReadLimits = {
  // Far more than any file takes: a busy machine refuses none for that.
  maxMs: 30_000,
  // A file of 8 MiB and its two million cells.
  heapMegabytes: 512,
  maxWaiting: { total: 8, account: 4 },
};

/**
 * Reads files in a child process, so that a large one delays no request and one that exhausts the memory ends no service. One
 * file is read at a time, and accounts have the same time of the process.
 */
export class OrderFileReader {
  readonly #waiting = new FairQueue<() => Promise<void>>();
  readonly #limits: ReadLimits;
  #isReading = false;

  constructor(limits: ReadLimits) {
    this.#limits = limits;
  }

  async readOrders(accountId: string, content: Uint8Array, choices: FileChoices): Promise<OrderFile> {
    const program = new URL('./order-file-process.ts', import.meta.url);
    const input: OrderFileInput = { content, choices };
    const [file, ...parts] = await this.#read<OrderFile, OrderFilePart>(accountId, 'orders', program, input);
    if (file.fault !== null) return file;
    const rows = parts.flatMap((part) => part.rows ?? []);
    return { ...file, table: { ...file.table, rows }, orders: parts.flatMap(({ orders }) => orders ?? []) };
  }

  async readProducts(accountId: string, content: Uint8Array): Promise<ProductFile> {
    const program = new URL('./product-list-process.ts', import.meta.url);
    const [file] = await this.#read<ProductFile>(accountId, 'products', program, content);
    return file;
  }

  async #read<File, Part = never>(
    accountId: string,
    what: string,
    program: URL,
    input: unknown,
  ): Promise<ResultInParts<File | { readonly fault: FileFault }, Part>> {
    const { maxWaiting } = this.#limits;
    if (this.#waiting.size >= maxWaiting.total || this.#waiting.countFor(accountId) >= maxWaiting.account)
      return [{ fault: { reason: 'busy' } }];
    const { promise, resolve, reject } = Promise.withResolvers<ResultInParts<File, Part>>();
    this.#waiting.add(accountId, () =>
      runChild<File, Part>(`reading ${what}`, program, input, this.#limits).then(resolve, reject),
    );
    void this.#readWaiting();
    try {
      return await promise;
    } catch (error) {
      if (error instanceof ChildLimitError) return [{ fault: { reason: 'too_slow' } }];
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

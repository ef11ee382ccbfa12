import { checkNumber, checkOptions } from './check-arguments.ts';
import { SampanError, UsageError } from './errors.ts';
import type { ResponseInfo } from './response-info.ts';

/** The data of a response, with the information of its headers. */
export interface Answer<T> {
  readonly data: T;
  readonly response: ResponseInfo;
}

/** State of a call's response. The call and its transport share one. */
export interface Reading {
  /** The caller reads the body itself. */
  isRaw: boolean;
  /** The SDK reads the body, so the caller no longer can. */
  hasBegun: boolean;
}

/** A call in flight. Await it for its data, or `withResponse()` for the data and the headers. */
export class Call<T> implements Promise<T> {
  readonly [Symbol.toStringTag] = 'Call';
  readonly #answer: Promise<Answer<T>>;
  readonly #reading: Reading;

  constructor(answer: Promise<Answer<T>>, reading: Reading) {
    this.#answer = answer;
    this.#reading = reading;
  }

  /** Returns the data with request id, rate-limit state and headers. */
  withResponse(): Promise<Answer<T>> {
    return this.#answer;
  }

  /**
   * Returns the response as soon as its headers have arrived, so that you can stream its body. Retries and errors
   * are as usual, but a body that is cut off is not requested again.
   * @throws {UsageError} unless it is called at once, on the result of the method
   */
  async asResponse(): Promise<Response> {
    if (this.#reading.hasBegun)
      throw new UsageError(
        'The body was already read. Call asResponse() directly on the result of the method.',
      );
    this.#reading.isRaw = true;
    return (await this.#answer).data as Response;
  }

  // biome-ignore lint/suspicious/noThenProperty: awaiting a call gives its data.
  then<A = T, B = never>(
    fulfilled?: ((data: T) => A | PromiseLike<A>) | null,
    rejected?: ((error: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.#answer.then(({ data }) => data).then(fulfilled, rejected);
  }

  catch<B = never>(rejected?: ((error: unknown) => B | PromiseLike<B>) | null): Promise<T | B> {
    return this.then(null, rejected);
  }

  finally(settled?: (() => void) | null): Promise<T> {
    return this.then().finally(settled);
  }
}

/** A list without pages. Await it for the array, or iterate it with `for await`. */
export class Rows<T> extends Call<T[]> {
  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    yield* (await this.withResponse()).data;
  }
}

/** One page of a list. */
export class Page<T> {
  declare readonly data: T[];
  /** Passed as `cursor`, it gives the next page; null on the last page. */
  declare readonly next_cursor: string | null;
  readonly #next: (cursor: string) => PromiseLike<Page<T>>;

  constructor(body: { readonly data: T[] }, next: (cursor: string) => PromiseLike<Page<T>>) {
    Object.assign(this, body);
    this.#next = next;
  }

  hasNextPage(): boolean {
    return typeof this.next_cursor === 'string';
  }

  /** Requests the next page. Returns null on the last page. */
  async nextPage(): Promise<Page<T> | null> {
    if (typeof this.next_cursor !== 'string') return null;
    const page = await this.#next(this.next_cursor);
    if (page.next_cursor === this.next_cursor)
      throw new SampanError('The service returned the cursor of the same page again.');
    return page;
  }
}

/** A list with pages. Await it for its first page, or iterate all rows of all pages with `for await`. */
export class List<T> extends Call<Page<T>> {
  /** @param next reads the page of a cursor */
  constructor(first: Promise<Answer<Page<T>>>, reading: Reading, next: (cursor: string) => Call<Page<T>>) {
    const page = ({ data, response }: Answer<Page<T>>) => ({ data: new Page(data, next), response });
    super(
      first.then((answer) => (reading.isRaw ? answer : page(answer))),
      reading,
    );
  }

  /** Reads page after page, each when its first row is needed. */
  async *pages(): AsyncGenerator<Page<T>, void, undefined> {
    for (let page: Page<T> | null = await this; page; page = await page.nextPage()) yield page;
  }

  /**
   * Reads pages until it has `limit` rows, or all of them.
   * @param options `limit` from 1 to 10,000
   */
  async toArray(options: { readonly limit: number }): Promise<T[]> {
    checkOptions(options, ['limit']);
    checkNumber('limit', options?.limit ?? Number.NaN, 1, 10_000);
    const rows: T[] = [];
    for await (const row of this) if (rows.push(row) === options.limit) break;
    return rows;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    for await (const { data } of this.pages()) yield* data;
  }
}

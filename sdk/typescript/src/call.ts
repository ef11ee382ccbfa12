import { SampanError } from './errors.ts';
import type { ResponseInfo } from './response-info.ts';

/** The data of a response, with the information of its headers. */
export interface Answer<T> {
  readonly data: T;
  readonly response: ResponseInfo;
}

/** A call in flight. Await it for its data, or `withResponse()` for the data and the headers. */
export class Call<T> implements Promise<T> {
  readonly [Symbol.toStringTag] = 'Call';
  readonly #answer: Promise<Answer<T>>;

  constructor(answer: Promise<Answer<T>>) {
    this.#answer = answer;
  }

  /** Returns the data with request id, rate-limit state and headers. */
  withResponse(): Promise<Answer<T>> {
    return this.#answer;
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
export interface Page<T> {
  readonly data: T[];
  /** Passed as `cursor`, it gives the next page; null on the last page. */
  readonly next_cursor: string | null;
}

/** A list with pages. Await it for its first page, or iterate all rows of all pages with `for await`. */
export class List<T> extends Call<Page<T>> {
  readonly #next: (cursor: string) => Call<Page<T>>;

  /** @param next reads the page of a cursor */
  constructor(first: Promise<Answer<Page<T>>>, next: (cursor: string) => Call<Page<T>>) {
    super(first);
    this.#next = next;
  }

  /** Reads page after page, each when its first row is needed. */
  async *pages(): AsyncGenerator<Page<T>, void, undefined> {
    let page = (await this.withResponse()).data;
    yield page;
    while (typeof page.next_cursor === 'string') {
      const cursor = page.next_cursor;
      page = await this.#next(cursor);
      if (page.next_cursor === cursor)
        throw new SampanError('The service returned the cursor of the same page again.');
      yield page;
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    for await (const { data } of this.pages()) yield* data;
  }
}

import { describe, expect, it } from '@jest/globals';
import type { Catalog } from '../../src/catalog/catalog.ts';
import { type CatalogSource, CatalogStore } from '../../src/catalog/catalog-store.ts';
import { EMPTY_CATALOG } from '../../src/catalog/load.ts';

function publication(publicationId: number): Catalog {
  return { ...EMPTY_CATALOG, publicationId };
}

/** Returns a source whose latest publication the test sets. */
function controlledSource(): CatalogSource & { published: number; loads: number; failing: boolean } {
  return {
    published: 0,
    loads: 0,
    failing: false,
    async latestPublicationId() {
      if (this.failing) throw new Error('the database is away');
      return this.published;
    },
    async load() {
      this.loads += 1;
      return publication(this.published);
    },
  };
}

describe('CatalogStore', () => {
  it('has no services before the first refresh', () => {
    const store = new CatalogStore(controlledSource(), { onError: () => {} });
    expect(store.current.services.size).toBe(0);
  });

  it('loads only when a newer catalog is published', async () => {
    const from = controlledSource();
    const store = new CatalogStore(from, { onError: () => {} });
    expect(await store.refresh()).toBe(false);
    from.published = 4;
    expect(await store.refresh()).toBe(true);
    expect(store.current.publicationId).toBe(4);
    expect(await store.refresh()).toBe(false);
    expect(from.loads).toBe(1);
  });

  it('loads once for concurrent callers', async () => {
    const from = controlledSource();
    from.published = 1;
    const store = new CatalogStore(from, { onError: () => {} });
    await Promise.all([store.refresh(), store.refresh(), store.refresh()]);
    expect(from.loads).toBe(1);
  });

  it('keeps the current catalog if a poll fails, reports the error, and recovers', async () => {
    const from = controlledSource();
    from.published = 1;
    const errors: unknown[] = [];
    let poll = () => {};
    let stopped = false;
    using store = new CatalogStore(from, {
      onError: (error) => errors.push(error),
      every: (_milliseconds, run) => {
        poll = run;
        return () => {
          stopped = true;
        };
      },
    });
    store.start();
    await store.refresh();
    from.failing = true;
    from.published = 2;
    poll();
    await expect(store.refresh()).rejects.toThrow('the database is away');
    expect(errors).toEqual([new Error('the database is away')]);
    expect(store.current.publicationId).toBe(1);
    from.failing = false;
    await store.refresh();
    expect(store.current.publicationId).toBe(2);
    store[Symbol.dispose]();
    expect(stopped).toBe(true);
  });
});

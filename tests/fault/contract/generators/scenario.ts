import { randomUUID } from 'node:crypto';
import { type Client, order } from './client.ts';

/** Runs five operations, an error and a loop over pages. Returns what the client saw. */
export async function runScenario(client: Client): Promise<object> {
  const reference = randomUUID();
  const countries = await client.countries();
  const options = await client.quote(0.5, 'US');
  const { valid } = await client.validate(order(reference));
  const booked: string[] = [];
  for (let count = 0; count < 5; count++)
    booked.unshift((await client.create(order(reference), randomUUID())).id);
  const { id, status } = await client.get(String(booked[0]));
  const pages = await readPages(client, reference);
  return {
    japan: countries.find(({ code }) => code === 'JP')?.name.en,
    total: typeof options[0]?.total_hkd,
    valid,
    read: { isBooked: id === booked[0], status },
    pages: pages.map((page) => page.length),
    isComplete: pages.flat().join() === booked.join(),
    missing: await client.get('SMP0000000000000').catch(({ status, sysCode }) => ({ status, sysCode })),
  };
}

async function readPages(client: Client, reference_no: string): Promise<string[][]> {
  const pages: string[][] = [];
  let cursor: string | null | undefined;
  do {
    const page = await client.list({ reference_no, limit: 2, ...(cursor ? { cursor } : {}) });
    pages.push(page.data.map(({ id }) => id));
    cursor = page.next_cursor;
  } while (cursor);
  return pages;
}

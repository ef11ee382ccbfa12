import { fuzzedOperations } from '../contract.ts';
import { operationRequest, type Run } from './scenario-run.ts';

const lists = fuzzedOperations.filter(({ pages, path }) => pages && !path.includes('{'));

/** Follows a list's cursors: no row appears twice, and no cursor works with other filters. */
export async function pages(run: Run): Promise<void> {
  const { id, path } = run.draw.pick(lists);
  const seen = new Set<string>();
  let cursor: string | null = null;
  for (let page = 0; page < 4; page++) {
    const search: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const request = operationRequest(id, `${path}?limit=3${search}`);
    const answer = await run.send(request);
    if (answer.status !== 200)
      return run.fault(`a returned cursor is refused with ${answer.status}`, request);
    for (const row of answer.data.data) {
      const name = row.id ?? row.tracking_number ?? row.event_id;
      if (seen.has(name)) run.fault('a row appears on two pages', request);
      seen.add(name);
    }
    cursor = answer.data.next_cursor;
    if (cursor === null) return;
  }
}

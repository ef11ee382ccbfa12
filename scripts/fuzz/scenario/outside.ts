import { fuzzedOperations } from '../contract.ts';
import { toRequest } from '../request.ts';
import { operationRequest, type Run } from './scenario-run.ts';
import { validParts } from './single-request.ts';

/** Requests without a key, with an invalid key, to another mode's shipment, and to an unknown path or method. */
export async function outside(run: Run): Promise<void> {
  const { draw } = run;
  const request = toRequest(validParts(run, draw.pick(fuzzedOperations)));
  switch (draw.below(4)) {
    case 0: {
      const Authorization = draw.pick([
        '',
        'Bearer',
        'Bearer x',
        'Basic eDp4',
        `Bearer mk_test_${'A'.repeat(38)}`,
        'bearer mk_live_',
      ]);
      const refused = { ...request, headers: { ...request.headers, Authorization } };
      const { status } = await run.send(refused);
      if (status !== 401 && status !== 429) run.fault(`an invalid key returns ${status}, not 401`, refused);
      return;
    }
    case 1: {
      const operation = null;
      await run.send({
        ...request,
        operation,
        path: draw.pick(['/none', '/shipments/a/b/c', '//', '/%2e%2e', '/webhooks/', '/Shipments']),
      });
      return;
    }
    case 2:
      await run.send({
        operation: null,
        method: draw.pick(['PUT', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE']),
        path: '/shipments',
        headers: {},
      });
      return;
    default:
      await run.send({
        ...request,
        headers: { ...request.headers, Accept: 'text/html', 'Accept-Encoding': 'br', Connection: 'close' },
      });
  }
}

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

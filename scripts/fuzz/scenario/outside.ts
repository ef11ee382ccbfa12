import { fuzzedOperations } from '../contract.ts';
import { toRequest } from '../request.ts';
import { validParts } from './parts.ts';
import type { Run } from './scenario-run.ts';

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

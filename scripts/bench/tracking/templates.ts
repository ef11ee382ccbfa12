import { openDb } from '../../../db/client.ts';
import { basePath } from '../contestant/operation.ts';
import { order } from '../database/order.ts';
import { startServiceProcess } from '../service.ts';
import type { Templates } from './fill.ts';

/** Statuses after the label was created. */
const way = ['picked_up', 'in_transit', 'in_transit', 'out_for_delivery', 'delivered'] as const;
const stepsOnItsWay = 2;

/** Books two shipments through the API, and advances one to in transit and the other to delivered. */
export async function bookTemplates(env: Record<string, string>, key: string): Promise<Templates> {
  const templates = { onItsWay: '', delivered: '' };
  {
    await using service = await startServiceProcess(env);
    for (const name of ['onItsWay', 'delivered'] as const) {
      const response = await fetch(`${service.url}${basePath}/shipments`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${key}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': `bench-template-${name}`,
        },
        body: JSON.stringify(order),
      });
      const answer = (await response.json()) as { readonly data: { readonly id: string } };
      if (!response.ok) throw new Error(`a template could not be booked: ${JSON.stringify(answer)}`);
      templates[name] = answer.data.id;
    }
  }
  await using db = openDb({ url: env.DATABASE_URL ?? '', poolSize: 1 });
  for (const [name, steps] of [
    ['onItsWay', stepsOnItsWay],
    ['delivered', way.length],
  ] as const) {
    await db.pool.query(
      `insert into tracking_event (id, tracking_number, sequence, status, description, location, occurred_at)
        select 'tev_template-' || s.tracking_number || '-' || n, s.tracking_number, n + 1, ($2::text[])[n], 'Parcel scanned',
          'Hong Kong', s.created_at + n * interval '1 hour'
        from shipment s, generate_series(1, $3) n where s.tracking_number = $1`,
      [templates[name], way, steps],
    );
    await db.pool.query(
      `update shipment set status = $2, event_sequence = $3, next_checkpoint_at = null,
        delivered_at = case when $2 = 'delivered' then created_at + interval '5 hours' end where tracking_number = $1`,
      [templates[name], way[steps - 1], steps + 1],
    );
  }
  return templates;
}

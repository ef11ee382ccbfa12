import { expect } from '@jest/globals';
import { reconcileManifests } from '../../../src/manifest/create-manifest.ts';
import type { ManifestWorld } from './manifest-world.ts';

/**
 * Cancels shipments of the gateway while manifests are closed for all that wait and for single ones, all at the same moment.
 * Expects that each shipment is on one manifest at most, here and at the carrier, and that both agree.
 */
export async function raceCancelsAndManifests(world: ManifestWorld, shipments: number): Promise<void> {
  const { service, account, query } = world;
  const ids: string[] = [];
  for (let index = 0; index < shipments; index++) ids.push(await world.book());
  const cancel = (id: string) => service.call('post', `/shipments/${id}/cancel`, account.liveKey);
  const answers = await Promise.all([
    ...ids.filter((_, index) => index % 3 === 0).map(cancel),
    ...ids.filter((_, index) => index % 4 === 1).map((id) => world.close({ shipment_ids: [id] })),
    ...Array.from({ length: 4 }, () => world.close()),
    ...ids.filter((_, index) => index % 5 === 2).map(cancel),
    world.close({ shipment_ids: ids.slice(0, 5) }),
  ]);
  for (const { status } of answers) expect([200, 201, 202, 409, 503]).toContain(status);
  await service.database.setClock('61 seconds');
  await reconcileManifests(service.context);
  await service.database.setClock('0 seconds');

  const manifests = await query(
    'select id, status, shipment_count, created_at from manifest where livemode and account_id = $1',
    [account.id],
  );
  const rows = await query(
    'select tracking_number, status, manifest_id, cancelled_at from shipment where tracking_number = any($1)',
    [ids],
  );
  expect(manifests.filter(({ status }) => status === 'closing')).toEqual([]);
  const heldByCarrier = new Map<string, string>();
  for (const { body, answered } of await world.received('closeManifest')) {
    if (answered !== 201) continue;
    for (const booking of body.bookings) {
      expect(heldByCarrier.has(booking)).toBe(false);
      heldByCarrier.set(booking, body.reference);
    }
  }
  const closed = new Map(manifests.filter(({ status }) => status === 'closed').map((one) => [one.id, one]));
  for (const { tracking_number, manifest_id, status } of rows) {
    expect(manifest_id).toBe(heldByCarrier.get(String(tracking_number)) ?? null);
    if (manifest_id === null) continue;
    expect(closed.has(manifest_id)).toBe(true);
    expect(['label_created', 'cancelled']).toContain(status);
  }
  const counts = await query(
    'select manifest_id as id, count(*)::int as count from shipment where manifest_id is not null and account_id = $1 group by 1',
    [account.id],
  );
  expect(new Map(counts.map(({ id, count }) => [id, count]))).toEqual(
    new Map([...closed].map(([id, { shipment_count }]) => [id, shipment_count])),
  );
  const events = await query(
    "select body::json #>> '{data,object,id}' as id, count(*)::int as count from event where type like 'manifest.%' and account_id = $1 group by 1",
    [account.id],
  );
  expect(events.map(({ count }) => count)).toEqual(manifests.map(() => 1));
}

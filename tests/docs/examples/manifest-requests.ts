import type { ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { readBytes } from '../../support/process/read-bytes.ts';
import { answer } from '../../support/shipment/label-gateway.ts';
import { type Answer, booked, call, type Send } from './calls.ts';
import type { ExampleWorld } from './example-world.ts';

const atGateway = { example: 'minimal', mode: 'live', change: { service_tier_id: 'HKPTCHGG01' } } as const;

interface ClosingRequest {
  readonly reference: string;
  readonly bookings: readonly string[];
}

/** Closes two live shipments into a manifest of the partner's gateway, which answers as given. */
export async function closeAtGateway(
  world: ExampleWorld,
  idempotencyKey: string | undefined,
  reply: (response: ServerResponse, request: ClosingRequest) => void,
): Promise<Answer> {
  const shipments = [await booked(world, atGateway), await booked(world, atGateway)];
  const { gateway } = world;
  const before = gateway.manifest;
  gateway.manifest = async (response, request) => reply(response, (await json(request)) as ClosingRequest);
  try {
    return await call(world, 'post', '/manifests', {
      mode: 'live',
      body: { carrier_code: 'http', shipment_ids: shipments },
      ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    });
  } finally {
    gateway.manifest = before;
  }
}

/** Refuses the first of the shipments. */
export const refuse = (response: ServerResponse, { bookings: [refused] }: ClosingRequest) =>
  answer(response, 422, {
    error: { code: 'ALREADY_MANIFESTED', message: 'a booking is on another manifest', bookings: [refused] },
  });
const lose = (response: ServerResponse) => void response.destroy();

/** Closes two test shipments, and returns the manifest's id. */
async function closed(world: ExampleWorld): Promise<string> {
  for (let index = 0; index < 2; index++) await booked(world);
  const { body } = await call(world, 'post', '/manifests', { body: { carrier_code: 'sandbox' } });
  return body.data.id;
}

const ofClosed =
  (path: (id: string) => string): Send =>
  async (world) =>
    call(world, 'get', path(await closed(world)));

/** A manifest of the gateway, whose document is still being made. */
async function withLateDocument(world: ExampleWorld): Promise<Answer> {
  const { body } = await closeAtGateway(world, undefined, (response, { reference }) =>
    answer(response, 201, { reference, manifest_number: 'PXM-1', document: 'generating' }),
  );
  const { id } = body.data;
  const { gateway } = world;
  const before = gateway.manifest;
  gateway.manifest = (response) => {
    response.writeHead(202, { 'Content-Type': 'application/json', 'Retry-After': '2' });
    response.end(JSON.stringify({ document: 'generating' }));
  };
  try {
    return await call(world, 'get', `/manifests/${id}/document`, { mode: 'live' });
  } finally {
    gateway.manifest = before;
  }
}

export const manifestRequests: Readonly<Record<string, Send | readonly Send[]>> = {
  'createManifest 201 closed': async (world) => {
    for (let index = 0; index < 2; index++) await booked(world);
    return call(world, 'post', '/manifests', { body: world.body('createManifest', 'all') });
  },
  'createManifest 202 closing': (world) => closeAtGateway(world, undefined, lose),
  'createManifest 400 invalidField': (world) =>
    call(world, 'post', '/manifests', {
      body: { ...world.body('createManifest', 'named'), created_before: '2026-11-28T17:00:00+08:00' },
    }),
  'createManifest 409 shipmentsRefused': async (world) => {
    const [cancelled, good] = [await booked(world), await booked(world)];
    await call(world, 'post', `/shipments/${cancelled}/cancel`);
    const { shipment_ids } = world.body('createManifest', 'named') as { shipment_ids: string[] };
    return call(world, 'post', '/manifests', {
      body: { carrier_code: 'sandbox', shipment_ids: [cancelled, good, shipment_ids[1]] },
    });
  },
  'createManifest 409 empty': (world) =>
    call(world, 'post', '/manifests', { body: { carrier_code: 'sandbox' } }),
  'createManifest 409 carrierRefused': (world) => closeAtGateway(world, undefined, refuse),
  'listManifests 200 page': ofClosed(() => '/manifests'),
  'getManifest 200 closed': ofClosed((id) => `/manifests/${id}`),
  'listManifestShipments 200 page': async (world) => {
    await booked(world);
    const { body } = await call(world, 'post', '/manifests', { body: { carrier_code: 'sandbox' } });
    return call(world, 'get', `/manifests/${body.data.id}/shipments`);
  },
  'getManifestDocument 200 manifest': async (world) =>
    call(world, 'get', `/manifests/${await closed(world)}/document`)
      .buffer(true)
      .parse(readBytes),
  'getManifestDocument 409 notClosed': async (world) => {
    const { body } = await closeAtGateway(world, undefined, lose);
    return call(world, 'get', `/manifests/${body.data.id}/document`, { mode: 'live' });
  },
  'getManifestDocument 503 notReady': withLateDocument,
};

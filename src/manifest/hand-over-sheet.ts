import type { Account } from '../../db/query/account/account.ts';
import type { ManifestRow } from '../../db/query/manifest/manifest.ts';
import type { SheetShipment } from '../../db/query/manifest/manifest-shipment.ts';
import type { Block, Box, PrintedDocument } from '../print/printed-document.ts';

/** A Code 128 of more characters is wider than the page. */
const maxCodeLength = 40;

/** Returns the sheet that goes with the parcels (contract: getManifestDocument). It names no recipient. */
export function handOverSheet(
  manifest: ManifestRow,
  shipments: readonly SheetShipment[],
  account: Pick<Account, 'id' | 'name'>,
): PrintedDocument {
  const { id, carrier_code, carrier_manifest_number: carrierNumber, day, closed_at, created_at } = manifest;
  const kept = shipments.filter(({ status }) => status !== 'cancelled');
  const cancelled = shipments.length - kept.length;
  const pieces = kept.reduce((sum, { parcels }) => sum + parcels.length, 0);
  const blocks: Block[] = [
    { kind: 'title', text: 'Hand-over sheet', beside: day },
    ...(manifest.livemode ? [] : [noteBlock('TEST: these parcels are not handed over.')]),
    { kind: 'code', text: id },
    ...(carrierNumber !== null && isPrintable(carrierNumber)
      ? [{ kind: 'code', text: carrierNumber } as const]
      : []),
    {
      kind: 'facts',
      facts: [
        ['Sender', account.name],
        ['Account', account.id],
        ['Carrier', carrier_code],
        ...(carrierNumber === null ? [] : [["Carrier's manifest number", carrierNumber] as const]),
        ['Closed', `${hongKongTime(closed_at ?? created_at)} (Hong Kong time)`],
        ['Shipments', String(kept.length)],
        ['Pieces', String(pieces)],
        ['Weight', `${kilograms(kept)} kg`],
      ],
    },
    {
      kind: 'table',
      columns: [
        { name: 'No.', share: 0.8, align: 'right' },
        { name: 'Shipment', share: 3 },
        { name: 'Waybill', share: 3.4 },
        { name: 'Destination', share: 1.5 },
        { name: 'Pieces', share: 1, align: 'right' },
        { name: 'Weight (kg)', share: 1.5, align: 'right' },
      ],
      rows: shipments.map((shipment, index) => [
        String(index + 1),
        shipment.tracking_number,
        shipment.status === 'cancelled' ? 'CANCELLED: not handed over' : (shipment.waybill_number ?? ''),
        shipment.destination_country,
        ...(shipment.status === 'cancelled'
          ? ['', '']
          : [String(shipment.parcels.length), kilograms([shipment])]),
      ]),
      totals: [
        [
          '',
          `${kept.length} ${kept.length === 1 ? 'shipment' : 'shipments'}`,
          '',
          '',
          String(pieces),
          kilograms(kept),
        ],
      ],
    },
    ...(cancelled > 0
      ? [noteBlock(`Cancelled after the manifest was closed, and not in the totals: ${cancelled}.`)]
      : []),
    { kind: 'heading', text: 'Handed over', below: 110 },
    signatureBoxes('For the sender: name'),
    signatureBoxes('For the carrier: name'),
  ];
  return {
    title: `Hand-over sheet ${id}`,
    createdAt: closed_at ?? created_at,
    country: 'HK',
    blocks,
  };
}

/** Boxes to write in by hand. */
function signatureBoxes(name: string): Block {
  const box = (caption: string, share: number): Box => ({ caption, share, minLines: 3 });
  return { kind: 'boxes', boxes: [box(name, 3), box('Signature', 3), box('Time', 2)] };
}

function noteBlock(text: string): Block {
  return { kind: 'text', text };
}

/** Code 128 has ASCII only. */
function isPrintable(text: string): boolean {
  return text.length <= maxCodeLength && /^[ -~]+$/.test(text);
}

/** Sums in milligrams to avoid binary rounding noise. */
function kilograms(shipments: readonly Pick<SheetShipment, 'parcels'>[]): string {
  const milligrams = shipments
    .flatMap(({ parcels }) => parcels)
    .reduce((sum, { weight_kg }) => sum + Math.round(weight_kg * 1e6), 0);
  return (milligrams / 1e6).toFixed(3);
}

/** Returns a moment on the clocks of Hong Kong, to the minute. */
function hongKongTime(instant: string): string {
  const local = new Date(Date.parse(instant) + 8 * 3_600_000).toISOString();
  return `${local.slice(0, 10)} ${local.slice(11, 16)}`;
}

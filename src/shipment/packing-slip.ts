import type { ShipmentRow } from '../../db/query/shipment/shipment.ts';
import type { Language, Pair } from '../language.ts';
import { type PrintedParty, printedParty, printedSender } from '../party/printed-party.ts';
import type { Block, PrintedDocument } from '../print/printed-document.ts';
import { hongKongDay } from '../runtime.ts';

type PackedShipment = Pick<
  ShipmentRow,
  | 'tracking_number'
  | 'reference_no'
  | 'recipient'
  | 'sender'
  | 'account_sender'
  | 'items'
  | 'parcels'
  | 'created_at'
  | 'service_code'
>;

const words = {
  title: ['Packing slip', '裝箱單'],
  from: ['From', '寄件人'],
  to: ['To', '收件人'],
  order: ['Order', '訂單'],
  shipment: ['Shipment', '貨件'],
  date: ['Date', '日期'],
  parcels: ['Parcels', '包裹'],
  sku: ['SKU', '貨號'],
  description: ['Description', '描述'],
  quantity: ['Quantity', '數量'],
  total: ['Total', '合計'],
} as const satisfies Record<string, Pair>;

/** Lays out packing slips, a shipment on a page of its own, in the language of the sender. They name no price. */
export function packingSlips(
  shipments: readonly PackedShipment[],
  accountName: string,
  language: Language,
): PrintedDocument {
  const at = language === 'en' ? 0 : 1;
  const word = (name: keyof typeof words) => words[name][at];
  const [first] = shipments;
  return {
    title: word('title'),
    createdAt: first?.created_at ?? new Date(0).toISOString(),
    country: 'HK',
    blocks: shipments.flatMap((shipment) => slip(shipment, accountName, word)),
  };
}

function slip(
  shipment: PackedShipment,
  accountName: string,
  word: (name: keyof typeof words) => string,
): readonly Block[] {
  const { tracking_number, reference_no, items, parcels, created_at } = shipment;
  const quantity = items.reduce((sum, item) => sum + item.quantity, 0);
  return [
    { kind: 'title', text: word('title'), beside: reference_no ?? tracking_number, startsPage: true },
    {
      kind: 'parties',
      parties: [
        { caption: word('from'), lines: lines(printedSender(shipment, accountName)) },
        { caption: word('to'), lines: lines(printedParty(shipment.recipient)) },
      ],
    },
    {
      kind: 'facts',
      facts: [
        ...(reference_no === null ? [] : [[word('order'), reference_no] as const]),
        [word('shipment'), tracking_number],
        [word('date'), hongKongDay(new Date(created_at))],
        [word('parcels'), String(parcels.length)],
      ],
    },
    {
      kind: 'table',
      columns: [
        { name: word('sku'), share: 2 },
        { name: word('description'), share: 6 },
        { name: word('quantity'), share: 1.2, align: 'right' },
      ],
      rows: items.map(({ sku, description, quantity: count }) => [sku ?? '', description, String(count)]),
      totals: [['', word('total'), String(quantity)]],
    },
  ];
}

function lines({ name, address, countryName }: PrintedParty): string[] {
  return [name, ...address, countryName];
}

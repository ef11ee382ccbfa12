import type { Block, PrintedDocument } from '../print/printed-document.ts';
import {
  type CustomsFacts,
  detailLines,
  originNames,
  partyLines,
  printedAmount,
  testNotice,
} from './customs-facts.ts';

/** Lays out a commercial invoice on A4. */
export function commercialInvoice(facts: CustomsFacts): PrintedDocument {
  const { number, shipment, goods, items, bookedOn } = facts;
  const { currency } = goods;
  const origins = originNames(facts);
  const hasNetWeight = items.some(({ netWeight }) => netWeight !== '');
  const netWeightCell = <Cell>(cell: Cell): Cell[] => (hasNetWeight ? [cell] : []);
  return {
    title: `Commercial invoice ${number}`,
    createdAt: shipment.created_at,
    country: facts.recipient.country,
    blocks: [
      { kind: 'title', text: 'Commercial invoice', beside: number },
      ...(facts.isTest ? [{ kind: 'text', text: testNotice } as const] : []),
      {
        kind: 'boxes',
        boxes: [
          { share: 1, caption: 'Exporter', lines: partyLines(facts.sender) },
          {
            share: 1,
            caption: 'Consignee and importer',
            lines: partyLines(facts.recipient, shipment.recipient.email),
          },
        ],
      },
      {
        kind: 'boxes',
        boxes: [
          { share: 1, caption: 'Invoice number', lines: [number] },
          { share: 1, caption: 'Invoice date', lines: [bookedOn] },
          { share: 1, caption: 'Order reference', lines: [shipment.reference_no ?? '-'] },
          { share: 1, caption: 'Waybill', lines: [shipment.waybill_number ?? '-'] },
        ],
      },
      {
        kind: 'boxes',
        boxes: [
          { share: 1, caption: 'Country of export', lines: [facts.exportCountry] },
          { share: 1, caption: 'Country of destination', lines: [facts.recipient.countryName] },
          { share: 1, caption: 'Parcels, gross weight', lines: [parcelsText(facts)] },
          {
            share: 1,
            caption: 'Reason for export',
            lines: [facts.category, ...(facts.earlierExport === null ? [] : [facts.earlierExport])],
          },
        ],
      },
      {
        kind: 'boxes',
        boxes: [
          { share: 1, caption: 'Terms', lines: [facts.terms] },
          {
            share: 1,
            caption: 'Registration numbers',
            lines:
              facts.numbers.length === 0 ? ['-'] : facts.numbers.map(([name, value]) => `${name}: ${value}`),
          },
        ],
      },
      {
        kind: 'table',
        isFramed: true,
        columns: [
          { name: 'No.', share: 0.7, align: 'right' },
          { name: 'Description of goods', share: hasNetWeight ? 3.7 : 4.7 },
          { name: 'HS code', share: 1.8 },
          { name: 'Origin', share: 1 },
          { name: 'Quantity', share: 1.2, align: 'right' },
          ...netWeightCell({ name: 'Net weight (kg)', share: 1.6, align: 'right' } as const),
          { name: `Unit price (${currency})`, share: 2.3, align: 'right' },
          { name: `Value (${currency})`, share: 2, align: 'right' },
        ],
        rows: items.map((item, index) => [
          String(index + 1),
          item.description,
          item.hsCode,
          item.origin,
          item.quantity,
          ...netWeightCell(item.netWeight),
          item.unitPrice,
          item.value,
        ]),
        totals: [
          [
            '',
            'Total',
            '',
            '',
            String(goods.quantity),
            ...netWeightCell(facts.netWeight ?? ''),
            '',
            printedAmount(goods.totalCents),
          ],
        ],
      },
      ...valueBlocks(facts),
      ...(origins === null
        ? []
        : [{ kind: 'text', small: true, text: `Countries of origin: ${origins}` } as const]),
      ...detailLines(facts).map((text) => ({ kind: 'text', small: true, text }) as const),
      {
        kind: 'text',
        text: 'I declare that the particulars of this invoice are true and correct, and that the goods are of the stated origin.',
      },
      {
        kind: 'boxes',
        boxes: [
          {
            share: 1,
            caption: 'Place and date',
            lines: [`${facts.exportCountry}, ${bookedOn}`],
            minLines: 3,
          },
          { share: 1, caption: 'Name and signature of the exporter', lines: [], minLines: 3 },
        ],
      },
    ],
  };
}

/** Costs that customs may add to the value of the goods, and the value in HKD. */
function valueBlocks({ goods, shipment, freightHkdCents, insuranceHkdCents }: CustomsFacts): Block[] {
  const { declared_fx: fx } = shipment;
  const inHkd = goods.totalHkdCents;
  return [
    {
      kind: 'boxes',
      boxes: [
        {
          share: 1,
          caption: 'Total value of the goods',
          lines: [`${goods.currency} ${printedAmount(goods.totalCents)}`],
        },
        {
          share: 1,
          caption: 'Value in HKD',
          lines: [inHkd === null ? '-' : `HKD ${printedAmount(inHkd)}`],
        },
        {
          share: 1,
          caption: 'Exchange rate, frozen',
          lines: [fx === null ? '-' : `USD 1 = HKD ${fx.rate}`],
        },
        { share: 1, caption: 'Freight', lines: [`HKD ${printedAmount(freightHkdCents)}`] },
        { share: 1, caption: 'Insurance', lines: [`HKD ${printedAmount(insuranceHkdCents)}`] },
      ],
    },
    { kind: 'text', small: true, text: ' ' },
  ];
}

function parcelsText({ shipment, weight }: CustomsFacts): string {
  return `${shipment.parcels.length}, ${weight}`;
}

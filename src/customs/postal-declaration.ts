import type { Block, Box, PrintedDocument } from '../print/printed-document.ts';
import {
  type CustomsFacts,
  detailLines,
  numberedItem,
  originNames,
  partyLines,
  printedAmount,
  testNotice,
} from './customs-facts.ts';

const categories = ['Gift', 'Documents', 'Sale of goods', 'Commercial sample', 'Returned goods', 'Other'];

const certificate =
  'certify that the particulars given in this customs declaration are correct and that this item does not contain any dangerous article or articles prohibited by legislation or by postal or customs regulations.';

/** Lays out a CN22 (Universal Postal Union, Convention, Regulations): a sticker beside the address, without it. */
export function cn22(facts: CustomsFacts): PrintedDocument {
  const { number, shipment, goods, items, weight, netWeight } = facts;
  const { currency } = goods;
  return {
    title: `CN22 ${number}`,
    createdAt: shipment.created_at,
    country: facts.recipient.country,
    size: 'sticker',
    blocks: [
      { kind: 'title', text: 'Customs declaration CN 22', beside: 'May be opened officially' },
      ...(facts.isTest ? [{ kind: 'text', text: testNotice } as const] : []),
      {
        kind: 'boxes',
        boxes: [
          { share: 1, caption: 'Item', lines: [number] },
          { share: 1, caption: 'Waybill', lines: [shipment.waybill_number ?? '-'] },
        ],
      },
      { kind: 'boxes', boxes: choiceBoxes('Category of item', facts.category) },
      {
        kind: 'table',
        isFramed: true,
        columns: [
          { name: 'Quantity and detailed description of contents (1)', share: 3.8 },
          { name: 'Net weight in kg (2)', share: 1.7, align: 'right' },
          { name: `Value in ${currency} (3)`, share: 2.2, align: 'right' },
          { name: 'HS tariff number (4)', share: 1.9 },
          { name: 'Origin (5)', share: 1.2 },
        ],
        rows: items.map((item, index) => [
          numberedItem(`${item.quantity} × ${item.description}`, index, facts),
          item.netWeight,
          item.value,
          item.hsCode,
          item.origin,
        ]),
        ...(netWeight === null ? {} : { totals: [['Total net weight', netWeight, '', '', '']] }),
      },
      {
        kind: 'boxes',
        boxes: [
          { share: 1, caption: 'Total weight (6)', lines: [weight] },
          { share: 1, caption: 'Total value (7)', lines: [`${currency} ${printedAmount(goods.totalCents)}`] },
        ],
      },
      ...detailBoxes(facts),
      { kind: 'boxes', boxes: [{ share: 1, caption: 'Terms', lines: [facts.terms] }] },
      ...(facts.numbers.length === 0
        ? []
        : [
            {
              kind: 'boxes',
              boxes: facts.numbers.map(([name, value]) => ({ share: 1, caption: name, lines: [value] })),
            } as const,
          ]),
      {
        kind: 'boxes',
        boxes: [
          {
            share: 1,
            caption: `I, the undersigned, whose name and address are given on the item, ${certificate}`,
            lines: ['Date and sender\u2019s signature (8)', facts.bookedOn],
            minLines: 4,
          },
        ],
      },
    ],
  };
}

/** Lays out a CN23 on A4, with the numbers of the form. */
export function cn23(facts: CustomsFacts): PrintedDocument {
  const { number, shipment, goods, items, weight, netWeight, freightHkdCents } = facts;
  const { currency } = goods;
  const origins = originNames(facts);
  const importer = facts.numbers.map(([name, value]) => `${name}: ${value}`);
  return {
    title: `CN23 ${number}`,
    createdAt: shipment.created_at,
    country: facts.recipient.country,
    blocks: [
      { kind: 'title', text: 'Customs declaration CN 23', beside: 'May be opened officially' },
      ...(facts.isTest ? [{ kind: 'text', text: testNotice } as const] : []),
      { kind: 'code', text: number },
      {
        kind: 'boxes',
        boxes: [
          { share: 1, caption: 'From', lines: partyLines(facts.sender) },
          { share: 1, caption: 'To', lines: partyLines(facts.recipient) },
        ],
      },
      {
        kind: 'boxes',
        boxes: [
          {
            share: 1,
            caption: 'Sender\u2019s customs reference (if any)',
            lines: [shipment.reference_no ?? ''],
          },
          {
            share: 1,
            caption: 'Importer\u2019s reference: tax code, VAT number, importer code (if any)',
            lines: importer,
          },
          {
            share: 1,
            caption: 'Importer\u2019s telephone, e-mail (if known)',
            lines: [facts.recipient.phone ?? '', shipment.recipient.email ?? ''].filter(
              (text) => text !== '',
            ),
          },
        ],
      },
      {
        kind: 'table',
        isFramed: true,
        columns: [
          { name: 'Detailed description of contents (1)', share: 4.6 },
          { name: 'Quantity (2)', share: 1.2, align: 'right' },
          { name: 'Net weight in kg (3)', share: 1.3, align: 'right' },
          { name: `Value in ${currency} (5)`, share: 1.9, align: 'right' },
          { name: 'HS tariff number (7)', share: 1.9 },
          { name: 'Country of origin of goods (8)', share: 1.5 },
        ],
        rows: items.map((item, index) => [
          numberedItem(item.description, index, facts),
          item.quantity,
          item.netWeight,
          item.value,
          item.hsCode,
          item.origin,
        ]),
        ...(netWeight === null ? {} : { totals: [['Total net weight', '', netWeight, '', '', '']] }),
      },
      {
        kind: 'boxes',
        boxes: [
          { share: 1, caption: 'Total gross weight (4)', lines: [weight] },
          { share: 1, caption: 'Total value (6)', lines: [`${currency} ${printedAmount(goods.totalCents)}`] },
          { share: 1, caption: 'Postal charges/Fees (9)', lines: [`HKD ${printedAmount(freightHkdCents)}`] },
          { share: 1, caption: 'Parcels', lines: [String(shipment.parcels.length)] },
        ],
      },
      { kind: 'boxes', boxes: choiceBoxes('Category of item (10)', facts.category) },
      {
        kind: 'boxes',
        boxes: [
          {
            share: 1,
            caption:
              'Comments (11), for example: goods subject to quarantine, sanitary or phytosanitary inspection or other restrictions',
            lines: [
              facts.terms,
              ...(facts.earlierExport === null ? [] : [facts.earlierExport]),
              ...(origins === null ? [] : [`Countries of origin: ${origins}`]),
            ],
            minLines: 2,
          },
        ],
      },
      ...detailBoxes(facts),
      {
        kind: 'boxes',
        boxes: [
          { share: 1, caption: 'License (12): No(s). of license(s)', minLines: 1 },
          { share: 1, caption: 'Certificate (13): No(s). of certificate(s)', minLines: 1 },
          { share: 1, caption: 'Invoice (14): No. of invoice', lines: [number] },
        ],
      },
      {
        kind: 'boxes',
        boxes: [
          {
            share: 1,
            caption: 'Office of origin, date of posting',
            lines: [facts.exportCountry],
            minLines: 3,
          },
          {
            share: 2,
            caption: `I ${certificate}`,
            lines: ['Date and sender\u2019s signature (15)', facts.bookedOn],
            minLines: 3,
          },
        ],
      },
    ],
  };
}

/** A box for each line, because a box does not continue on the next page. */
function detailBoxes(facts: CustomsFacts): Block[] {
  return detailLines(facts).map((line) => ({ kind: 'boxes', boxes: [{ share: 1, caption: line }] }));
}

/** Spreads the categories over boxes beside each other, under one caption. */
function choiceBoxes(caption: string, category: CustomsFacts['category']): Box[] {
  const count = 3;
  const each = Math.ceil(categories.length / count);
  return Array.from({ length: count }, (_, index) => ({
    share: 1,
    caption: index === 0 ? caption : '',
    choices: categories
      .slice(index * each, (index + 1) * each)
      .map((name) => ({ name, isChosen: name === category })),
  }));
}

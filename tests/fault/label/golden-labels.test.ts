import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { extractText, getDocumentProxy } from 'unpdf';
import { ready } from 'zpl-renderer-js';
import { labelContent } from '../../../src/label/content.ts';
import { type LabelRenderer, openLabelRenderer } from '../../../src/label/label-renderer.ts';
import { type LabelStyle, plainStyle } from '../../../src/label/label-style.ts';
import { labelled, trickyAddresses } from '../../support/shipment/labelled-shipments.ts';

const trackingUrl = 'https://sampan.example/track/3q2-7wEAAAAAAAAAAAAAAA';
const number = 'SMP4072618350929';
const facts = { accountName: 'Lantau Shop', trackingUrl };

const names = [
  ['SA', 'محمد بن عبد الله', 'شارع الملك فهد ١٢، الطابق 3', 'الرياض', '12211'],
  ['IL', 'יוסי כהן', 'רחוב דיזנגוף 50, דירה 4', 'תל אביב-יפו', '6433222'],
  ['TH', 'สมชาย ใจดี', '99/9 ถนนสุขุมวิท น้ำ', 'กรุงเทพมหานคร', '10110'],
  ['IN', 'शारदा श्रीवास्तव', '४२ क्षेत्रीय मार्ग, द्वितीय तल', 'नई दिल्ली', '110001'],
  ['US', 'Emily Carter', '350 5th Avenue', 'New York', '10118'],
  ['DE', 'Jürgen Müßig ^~_', 'Straße des 17. Juni 135', 'Berlin', '10623'],
  ['PL', 'Łukasz Żółć', 'ul. Świętokrzyska 1', 'Łódź', '90-001'],
  ['GR', 'Γιώργος Παπαδόπουλος', 'Λεωφόρος Σοφίας 45', 'Αθήνα', '10676'],
  ['UA', 'Олена Ґанджа', 'вул. Хрещатик 1', 'Київ', '01001'],
  ['HK', '陳大文', '觀塘鯉魚門道2號', '香港', ''],
  ['JP', '髙橋 さくら', '丸の内1-9-1', '千代田区', '100-0005'],
  ['KR', '김민수', '테헤란로 152', '서울', '06236'],
] as const;
const item = { description: 'Cotton T-shirt', quantity: 2, unit_price: 10.26, hs_code: '610910' };
const many = (count: number) => Array.from({ length: count }, () => ({ weight_kg: 1 }));

/** Twelve recipients, each with four orders; and those that are difficult to print. */
const orders = [
  ...names.flatMap(([country_code, contact_name, address, city, postal_code]) => {
    const recipient = { country_code, contact_name, address, city, postal_code };
    return [
      labelled(recipient),
      labelled(recipient, { parcels: many(10) }),
      labelled(recipient, { items: Array.from({ length: 100 }, () => item) }),
      labelled(recipient, { livemode: false, items: [{ ...item, description: contact_name }] }),
    ];
  }),
  ...Object.values(trickyAddresses).slice(0, 12),
];

const hasZbar = spawnSync('zbarimg', ['--version']).status === 0;
const folder = mkdtempSync(path.join(tmpdir(), 'labels-'));
let renderer: LabelRenderer;
beforeAll(() => {
  renderer = openLabelRenderer();
});
afterAll(async () => {
  await renderer[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

const draw = async (order: (typeof orders)[number], style: Partial<LabelStyle>) => {
  const rendered = await renderer.render(labelContent(order, facts), 'acc_1', { ...plainStyle, ...style });
  return { pages: rendered.pages, file: Buffer.from(rendered.file ?? []) };
};

function readCodes(picture: Uint8Array): string[] {
  const file = path.join(folder, 'label.png');
  writeFileSync(file, picture);
  const { stdout } = spawnSync('zbarimg', ['-q', file], { encoding: 'utf8' });
  return stdout.trim().split('\n').sort();
}

const codesOf = (order: (typeof orders)[number]) =>
  [
    `CODE-128:${number}`,
    ...(order.parcels.length > 1 ? [`CODE-128:${number}-01`] : []),
    `QR-Code:${trackingUrl}`,
  ].sort();

it('there are 60 orders', () => expect(orders).toHaveLength(60));

describe.each([203, 300] as const)('at %i dpi', (dpi) => {
  (hasZbar ? it : it.skip)(
    'zbar reads every code of every PNG and every ZPL (Debian: zbar-tools)',
    async () => {
      const { api } = await ready;
      for (const order of orders) {
        const png = await draw(order, { format: 'png', dpi });
        expect(readCodes(png.file)).toEqual(codesOf(order));
        const zpl = await draw(order, { format: 'zpl', dpi });
        expect(zpl.pages).toBe(png.pages);
        const labels = zpl.file.toString().match(/\^XA.*?\^XZ/gs) ?? [];
        expect(labels).toHaveLength(zpl.pages);
        const drawn = await api.zplToBase64Async(labels[0] ?? '', 100, 150, dpi === 203 ? 8 : 12);
        expect(readCodes(Buffer.from(drawn, 'base64'))).toEqual(codesOf(order));
      }
    },
  );
});

it('the text of every PDF has the name, and its letters in their own script', async () => {
  const plain = (text: string) => text.replace(/[\s\p{Cf}\p{M}]/gu, '');
  for (const order of orders.slice(0, 48)) {
    const { file, pages } = await draw(order, {});
    const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(file)));
    expect(totalPages).toBe(pages);
    const letters = new Set(plain(order.recipient.contact_name));
    expect([...letters].filter((letter) => !text[0]?.includes(letter))).toEqual([]);
  }
});

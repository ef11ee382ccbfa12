import { openDb } from '../../../db/client.ts';
import { findShipment } from '../../../db/query/shipment/shipment.ts';
import type { Scope } from '../../../db/scope.ts';
import { labelContentOf } from '../../../src/label/content.ts';
import { openLabelRenderer } from '../../../src/label/label-renderer.ts';
import { alternate } from '../alternate.ts';
import type { Series } from '../comparison.ts';
import type { RoundsOptions } from '../rounds.ts';
import { sampleOf } from '../timing.ts';
import { trackingNumberOf } from './numbers.ts';

/** Enough to keep the label thread busy. */
const waiting = 4;

const hongKong = {
  contact_name: '陳嘉欣',
  address: '九龍觀塘觀塘道四百七十二號觀塘工業中心第三期十二樓一二〇三室',
  city: '香港',
  district: '觀塘',
  country_code: 'HK',
} as const;

export interface LabelRounds {
  /** Includes starting the thread and loading the fonts. */
  readonly firstMs: number;
  readonly series: readonly Series[];
}

/** Renders a label repeatedly in the service's label thread, with Latin and with Chinese text. */
export async function measureLabels(
  url: string,
  scope: Scope,
  trackingNumber: string,
  { rounds, seconds, brief, signal }: RoundsOptions,
): Promise<LabelRounds> {
  await using db = openDb({ url, poolSize: 1 });
  const shipment = await findShipment(db, scope, trackingNumber);
  if (!shipment) throw new Error(`shipment ${trackingNumber} does not exist`);
  await using labels = openLabelRenderer();
  const latin = labelContentOf(shipment, 'Demonstration');
  const recipient = { ...shipment.recipient, ...hongKong };
  const chinese = labelContentOf({ ...shipment, recipient }, 'Demonstration');
  const began = performance.now();
  await labels.render(latin, scope.accountId);
  const firstMs = performance.now() - began;
  let drawn = 0;
  const turns = Object.entries({
    'label drawn, Latin letters': latin,
    'label drawn, Chinese letters': chinese,
  }).map(([name, content]) => ({
    name,
    async measure() {
      const start = performance.now();
      const until = start + seconds * 1000;
      const latencies: number[] = [];
      const draw = async () => {
        while (performance.now() < until) {
          const begin = performance.now();
          // Unique content, because concurrent requests for one label share a rendering.
          const unique = { ...content, trackingNumber: trackingNumberOf(drawn++) };
          await labels.render(unique, scope.accountId);
          latencies.push(performance.now() - begin);
        }
      };
      await Promise.all(Array.from({ length: waiting }, draw));
      return sampleOf(latencies, (performance.now() - start) / 1000);
    },
  }));
  return { firstMs, series: await alternate('tracking, labels', turns, { rounds, brief, signal }) };
}

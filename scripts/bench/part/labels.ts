import { openDb } from '../../../db/client.ts';
import { findShipment } from '../../../db/query/shipment/shipment.ts';
import { labelContent } from '../../../src/label/content.ts';
import { openLabelRenderer } from '../../../src/label/label-renderer.ts';
import { postJson } from '../../frame/api.ts';
import { order } from '../../frame/order.ts';
import { startServiceProcess } from '../../frame/processes.ts';
import { productionEnv, startStore, temporaryHome } from '../../frame/stores.ts';
import { nthTrackingNumber } from '../fill.ts';
import type { Load } from '../load.ts';
import { toSample } from '../results.ts';
import type { Bench } from '../run.ts';

/** Enough to keep the label thread busy. */
const waitingLabels = 4;

const hongKong = {
  contact_name: '陳嘉欣',
  address: '九龍觀塘觀塘道四百七十二號觀塘工業中心第三期十二樓一二〇三室',
  city: '香港',
  district: '觀塘',
  country_code: 'HK',
} as const;

/** Renders a label repeatedly in the service's label thread, with Latin and with Chinese text. */
export async function benchLabels(bench: Bench): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const shipment = await bookShipment(stack);
  const labels = stack.use(openLabelRenderer());
  const recipient = { ...shipment.recipient, ...hongKong };
  const contents = {
    'Latin script': labelContent(shipment, { accountName: 'Demonstration' }),
    'Chinese script': labelContent({ ...shipment, recipient }, { accountName: 'Demonstration' }),
  };
  let drawn = 0;
  const turns = Object.entries(contents).map(([contestant, content]) => ({
    subject: 'a label',
    contestant,
    async measure({ seconds }: Load) {
      const start = performance.now();
      const latencies: number[] = [];
      const draw = async () => {
        while (performance.now() < start + seconds * 1000) {
          const begin = performance.now();
          // Unique content, because concurrent requests for one label share a rendering.
          await labels.render(
            { ...content, trackingNumber: nthTrackingNumber(drawn++) },
            shipment.account_id,
          );
          latencies.push(performance.now() - begin);
        }
      };
      await Promise.all(Array.from({ length: waitingLabels }, draw));
      return toSample(latencies, (performance.now() - start) / 1000);
    },
  }));
  await bench.compare(turns, { rounds: 3 });
}

async function bookShipment(stack: AsyncDisposableStack) {
  const home = temporaryHome(stack);
  const { url, accountId, testKey } = await startStore(home, stack);
  await using service = await startServiceProcess(productionEnv(home, url));
  const { id } = await postJson({ url: service.url, key: testKey }, '/shipments', order);
  await using db = openDb({ url, poolSize: 1 });
  const shipment = await findShipment(db, { accountId, livemode: false }, id);
  if (!shipment) throw new Error(`shipment ${id} does not exist`);
  return shipment;
}

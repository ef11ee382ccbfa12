import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { manifestTexts } from '../../../src/dashboard/manifest/text.ts';
import { checkDigit } from '../../../src/shipment/tracking-number.ts';
import { accessibilityFaults, describeInBrowser, signInByLink } from '../../support/browser.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { order } from '../../support/shipment/order.ts';

const copies = 204;
const text = manifestTexts.en;

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  const { id } = await service.sdk().shipments.create(order());
  const numbers = Array.from({ length: copies }, (_, at) => {
    const digits = String(900_000_000_001 + at);
    return `SMP${digits}${checkDigit(digits)}`;
  });
  await service.database.db.pool.query(
    `insert into shipment select copy.* from shipment s, unnest($2::text[]) with ordinality as c (number, n),
      jsonb_populate_record(s, jsonb_build_object('tracking_number', c.number, 'waybill_number', 'WB-' || n,
        'track_token', 'T-' || n, 'idempotency_key', null, 'reference_no', case when n < 3 then 'SO-TWIN' else 'SO-' || n end,
        'updated_at', s.updated_at + n * interval '1 millisecond', 'created_at', s.created_at + n * interval '1 second')) copy
      where s.tracking_number = $1`,
    [id, numbers],
  );
});
afterAll(() => service.stop());

/** Replaces the reader of bar codes, which only some browsers have. It finds `code`, and counts its reads. */
const barCodeReader = `globalThis.reader = { code: '', reads: 0, streams: [] };
  globalThis.BarcodeDetector = class {
    async detect(video) {
      if (!(video instanceof HTMLVideoElement)) throw new TypeError('no video');
      reader.reads += 1;
      return reader.code ? [{ rawValue: reader.code }] : [];
    }
  };
  const { mediaDevices } = navigator;
  const getUserMedia = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = async (wanted) => {
    const stream = await getUserMedia(wanted);
    reader.streams.push(stream);
    return stream;
  };`;

describeInBrowser('a packer', (open) => {
  it('scans with the camera until its button is pressed again or the page is left', async () => {
    const page = await open();
    await page.addInitScript(barCodeReader);
    await signInByLink(page, service, { email: 'camera@shop.example' });
    await page.clock.install();
    await page.goto(`${service.rootUrl}/dashboard/test/manifests/new?carrier=sandbox`);
    const states = () =>
      page.evaluate('reader.streams.flatMap((one) => one.getTracks()).map((track) => track.readyState)');
    const reads = () => page.evaluate('reader.reads') as Promise<number>;
    const video = page.locator('[data-scan] video');
    const start = page.getByRole('button', { name: text.camera, exact: true });
    const stop = page.getByRole('button', { name: text.stopCamera, exact: true });

    await start.click();
    await stop.waitFor();
    await page.evaluate("reader.code = 'WB-5'");
    await page.clock.runFor(1_000);
    await page.getByRole('status').getByText(text.ticked('WB-5'), { exact: true }).waitFor();
    expect([await page.locator('[data-count]').textContent(), await states()]).toEqual(['1', ['live']]);

    await stop.click();
    await start.waitFor();
    const before = await reads();
    expect(before).toBeGreaterThan(1);
    await page.clock.runFor(3_000);
    expect([await reads(), await states(), await video.count()]).toEqual([before, ['ended'], 0]);

    await start.click();
    await stop.waitFor();
    expect([await states(), await video.count()]).toEqual([['ended', 'live'], 1]);
    await page.evaluate("dispatchEvent(new Event('pagehide'))");
    expect([await states(), await video.count()]).toEqual([['ended', 'ended'], 0]);
  });

  it('reads why a camera that is refused does not scan, and ticks by typing', async () => {
    const page = await open();
    await page.addInitScript(`${barCodeReader}
      mediaDevices.getUserMedia = async () => { throw new DOMException('Permission denied', 'NotAllowedError'); };`);
    await signInByLink(page, service, { email: 'refused@shop.example' });
    await page.goto(`${service.rootUrl}/dashboard/test/manifests/new?carrier=sandbox`);
    await page.getByRole('button', { name: text.camera, exact: true }).click();
    await page.getByRole('alert').getByText(text.noCamera, { exact: true }).waitFor();
    expect(await page.locator('[data-scan] video').count()).toBe(0);
    await page.locator('[name=scan]').fill('WB-6');
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText(text.ticked('WB-6'), { exact: true }).waitFor();
  });

  it('scans parcels of every page one after the other, and closes those that are ticked', async () => {
    const page = await open();
    await signInByLink(page, service);
    await page.goto(`${service.rootUrl}/dashboard/test/manifests/new?carrier=sandbox`);
    expect(await accessibilityFaults(page)).toEqual([]);
    const count = page.locator('[data-count]');
    expect(await count.textContent()).toBe('0');

    // A scanner types where the focus is.
    await page.keyboard.type('WB-3');
    await page.keyboard.press('Enter');
    expect(await count.textContent()).toBe('1');
    await page.getByRole('status').getByText(text.ticked('WB-3')).waitFor();
    expect(await page.locator('tr:has([data-last])').textContent()).toContain('SO-3');
    // The page does not show this one, so the server ticks it.
    await page.keyboard.type('wb-204');
    await page.keyboard.press('Enter');
    await page.locator('[data-codes*="WB-204"]:checked').waitFor();
    expect(await count.textContent()).toBe('2');
    // The field has the focus again.
    await page.waitForFunction("document.activeElement?.name === 'scan'");
    await page.keyboard.type('WB-203');
    await page.keyboard.press('Enter');
    expect(await count.textContent()).toBe('3');
    await page.keyboard.type('unknown-1');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText(text.notHere('unknown-1')).waitFor();
    expect(await count.textContent()).toBe('3');
    await page.waitForFunction("document.activeElement?.name === 'scan'");
    // Two parcels have this reference.
    for (const [shown, all] of [
      [text.ticked('SO-TWIN'), '4'],
      [text.ticked('SO-TWIN'), '5'],
      [text.tickedAlready('SO-TWIN'), '5'],
    ] as const) {
      await page.keyboard.type('SO-TWIN');
      await page.keyboard.press('Enter');
      await page.getByText(shown, { exact: true }).waitFor();
      expect(await count.textContent()).toBe(all);
      await page.waitForFunction("document.activeElement?.name === 'scan'");
    }
    // A number that is scanned before the server has found a number is neither lost nor mixed with it.
    const released = Promise.withResolvers<void>();
    await page.route(/manifests\/new\/tick$/, (route) => released.promise.then(() => route.continue()), {
      times: 1,
    });
    const asked = page.waitForRequest(/manifests\/new\/tick$/);
    await page.keyboard.type('WB-202');
    await page.keyboard.press('Enter');
    await asked;
    await page.keyboard.type('WB-4');
    await page.keyboard.press('Enter');
    await page.keyboard.type('WB-');
    released.resolve();
    await page.getByText(text.ticked('WB-4'), { exact: true }).waitFor();
    expect(await page.inputValue('[name=scan]')).toBe('WB-');
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    await page.getByText(text.ticked('WB-5'), { exact: true }).waitFor();
    expect(await count.textContent()).toBe('8');
    await page.locator('form[data-scan] button.main').first().click();
    await page.waitForURL(/\/manifests\/mft_/);
    const { rows } = await service.database.db.pool.query(
      'select waybill_number from shipment where manifest_id is not null order by waybill_number',
    );
    expect(rows.map(({ waybill_number }) => waybill_number)).toEqual([
      'WB-1',
      'WB-2',
      'WB-202',
      'WB-203',
      'WB-204',
      'WB-3',
      'WB-4',
      'WB-5',
    ]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { shipmentTexts } from '../../src/dashboard/shipment/text.ts';
import { signedInUser, type TestBrowser } from '../support/dashboard.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { batchOrders, createBatch, placeBatches } from '../support/shipment/batch.ts';
import { order } from '../support/shipment/order.ts';
import { bookLive, fundedAccount } from '../support/shipment/partner-booking.ts';

const { printing: text, file, selection } = shipmentTexts.en;
let service: TestService;
let browser: TestBrowser;
beforeAll(async () => {
  service = await startTestService({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  ({ browser } = await signedInUser(service));
});
afterAll(() => service.stop());

const book = async (change: Parameters<typeof order>[0] = {}) =>
  (await service.sdk().shipments.create(order(change))).id;
const cancel = (id: string) => service.call('post', `/shipments/${id}/cancel`).expect(200);
const labels = 'format=pdf&paper=label&start=1&dpi=203';
/** Sends the form of an address that prints. */
const print = (who: TestBrowser, path: string) => {
  const [address = '', search = ''] = path.split('?');
  return who.post(address, [...new URLSearchParams(search)]);
};
const printedAt = async (id: string) => (await service.sdk().shipments.retrieve(id)).printed_at;
const pagesOf = (pdf: string) => [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
/** Returns the numbers that ZPL prints as bar codes, in its order. */
const printedIn = (zpl: string) => [...zpl.matchAll(/\^FD[^^]*?(SMP\d{13})\^FS/g)].map(([, id]) => id);

const choices = async () =>
  (
    await service.database.db.pool.query(
      'select label_choice from dashboard_user where label_choice is not null order by id',
    )
  ).rows.map(({ label_choice }) => label_choice);

describe('the label of a shipment', () => {
  it.each([
    ['format=pdf&paper=a6&start=1&dpi=300', 'pdf', 'application/pdf', /^%PDF-1\.7[\s\S]*MediaBox \[0 0 297/],
    ['format=pdf&paper=a4-4&start=3&dpi=203', 'pdf', 'application/pdf', /MediaBox \[0 0 595/],
    ['format=zpl&paper=4x6&start=1&dpi=203', 'zpl', 'application/zpl', /^\^XA/],
    ['format=png&paper=label&start=1&dpi=300', 'png', 'image/png', /^.PNG/],
  ])('is saved as %s', async (search, ending, type, content) => {
    const id = await book();
    expect((await browser.get(`/test/shipments/${id}`)).text).toContain(`${id}/label"`);
    const reply = await print(browser, `/test/shipments/${id}/label?${search}`);
    expect([reply.status, reply.headers.get('content-type')?.split(';')[0]]).toEqual([200, type]);
    expect(reply.headers.get('content-disposition')).toBe(`attachment; filename="${id}.${ending}"`);
    expect(reply.text).toMatch(content);
  });

  it('has the choice of before when the user opens the form again, in any browser, and another user has not', async () => {
    const id = await book();
    await print(browser, `/test/shipments/${id}/label?format=zpl&paper=a6&start=1&dpi=300`);
    const chosen = /<option value="(zpl|a6|300)" selected>/g;
    const page = (await browser.get(`/test/shipments/${id}`)).text;
    expect([...page.matchAll(chosen)].map(([, value]) => value)).toEqual(['zpl', 'a6', '300']);
    const { browser: other, email } = await signedInUser(service, { role: 'clerk' });
    expect((await other.get(`/test/shipments/${id}`)).text).not.toMatch(chosen);
    await service.database.db.pool.query(
      "update dashboard_user set label_choice = 'exe.<b>.9' where email = $1",
      [email],
    );
    expect((await other.get(`/test/shipments/${id}`)).text).toContain('<option value="pdf" selected>');
  });

  it('is a picture of the page that is asked for, of a label with several', async () => {
    const id = await book({ parcels: [{ weight_kg: 0.4 }, { weight_kg: 0.3 }] });
    const page = (number: string) =>
      print(browser, `/test/shipments/${id}/label?format=png&paper=label&start=1&dpi=203&page=${number}`);
    const second = await page('2');
    const before = await choices();
    expect(before).toContain('png.label.203');
    expect(second.headers.get('content-disposition')).toBe(`attachment; filename="${id}-2.png"`);
    for (const beyond of ['3', 'x', '0']) {
      const refused = await page(beyond);
      expect([beyond, refused.status]).toEqual([beyond, 400]);
      expect(refused.text).toMatch(/<p class="error" id="page-error">/);
    }
    expect(await choices()).toEqual(before);
  });

  it.each([
    ['en', 'a4 is paper for office printers'],
    ['zh-Hant', 'A4 適用於辦公室打印機'],
  ] as const)('is refused beside the field if its paper does not go with the file, in %s', async (language, reason) => {
    const id = await book();
    const { browser: reader } = await signedInUser(service);
    await reader.post('/test/settings', { language, time_zone: 'Asia/Hong_Kong' });
    const reply = await print(reader, `/test/shipments/${id}/label?format=zpl&paper=a4&start=1&dpi=203`);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
    expect(reply.text).toContain(`<p class="error" id="paper-error">${reason}`);
    expect(reply.text).toContain('<option value="zpl" selected>');
    expect(await choices()).not.toContain('zpl.a4.203');
  });

  it('is refused with a choice that the form does not offer, and asks for one without', async () => {
    const id = await book();
    const reply = await print(browser, `/test/shipments/${id}/label?format=exe&paper=label&start=1&dpi=203`);
    expect(reply.status).toBe(400);
    const asked = await browser.get(`/test/shipments/${id}/label`);
    expect([asked.status, asked.text]).toEqual([200, expect.stringContaining(text.download)]);
  });

  it('of a cancelled shipment is refused in every format', async () => {
    const id = await book();
    await cancel(id);
    const reply = await print(browser, `/test/shipments/${id}/label?format=zpl&paper=label&start=1&dpi=203`);
    expect([reply.status, reply.text]).toEqual([409, expect.stringContaining(file.cancelledLabel)]);
  });
});

describe('a label that its carrier draws', () => {
  it('is a PDF alone, and its page states the reason', async () => {
    const account = await fundedAccount(service);
    const { browser: owner } = await signedInUser(service, { accountId: account.id });
    const id = await bookLive(service, account, { service_tier_id: 'HKASTDGGSTCM' });
    await service.database.db.pool.query(
      "update shipment set carrier_code = 'http', booked_label = 'ready' where tracking_number = $1",
      [id],
    );
    const page = (await owner.get(`/live/shipments/${id}`)).text;
    expect(page).toContain(file.ofCarrier);
    expect(page).not.toMatch(/<option value="(zpl|png)"/);
    const zpl = 'format=zpl&paper=label&start=1&dpi=203';
    const reply = await print(owner, `/live/shipments/${id}/label?${zpl}`);
    expect([reply.status, reply.text]).toEqual([409, expect.stringContaining(file.notOfCarrier)]);
    const many = await print(owner, `/live/shipments/labels?id=${id}&${zpl}&sort=as_given`);
    expect([many.status, many.text]).toEqual([
      409,
      expect.stringContaining(text.reasons.LABEL_FORMAT_UNAVAILABLE),
    ]);
    // Others are printed without it, and it stays to print.
    const own = await bookLive(service, account, { service_tier_id: 'HKASTDGGSTCM' });
    const both = `id=${id}&id=${own}&${zpl}&sort=as_given&skip_missing=yes`;
    expect(printedIn((await print(owner, `/live/shipments/labels?${both}`)).text)).toContain(own);
    const { rows } = await service.database.db.pool.query(
      'select tracking_number from shipment where tracking_number = any($1) and printed_at is not null',
      [[id, own]],
    );
    expect(rows).toEqual([{ tracking_number: own }]);
  });
});

describe('labels of selected shipments', () => {
  it('are one file, in the order that was chosen', async () => {
    const [b, a] = [await book({ reference_no: 'B-1' }), await book({ reference_no: 'A-1' })];
    const list = await browser.get('/test/shipments');
    expect(list.text).toContain(`<input type="checkbox" name="id" value="${a}"`);
    const page = await browser.get(`/test/shipments/labels?id=${b}&id=${a}&id=${b}`);
    expect([page.status, page.text]).toEqual([200, expect.stringContaining(text.count(2))]);
    const sorted = (sort: string) =>
      print(
        browser,
        `/test/shipments/labels?id=${b}&id=${a}&format=zpl&paper=label&start=1&dpi=203&sort=${sort}`,
      );
    const asGiven = await sorted('as_given');
    expect(asGiven.headers.get('content-disposition')).toMatch(
      /^attachment; filename="labels-\d{4}-\d\d-\d\d\.zpl"$/,
    );
    expect([...new Set(printedIn(asGiven.text))]).toEqual([b, a]);
    expect([...new Set(printedIn((await sorted('reference_no')).text))]).toEqual([a, b]);
    expect((await sorted('by_magic')).status).toBe(400);
  });

  it('are refused without a selection', async () => {
    const reply = await browser.get('/test/shipments/labels?tag=x');
    expect([reply.status, reply.text]).toEqual([400, expect.stringContaining(text.none)]);
    expect(reply.text).not.toContain(text.download);
  });

  it('are refused for paper that the file does not go with', async () => {
    const id = await book();
    const reply = await print(
      browser,
      `/test/shipments/labels?id=${id}&format=zpl&paper=a4&start=1&dpi=203&sort=as_given`,
    );
    expect([reply.status, reply.text]).toEqual([400, expect.stringContaining('id="paper-error"')]);
    expect(
      (
        await print(
          browser,
          `/test/shipments/labels?id=${id}&format=png&paper=label&start=1&dpi=203&sort=as_given`,
        )
      ).status,
    ).toBe(400);
  });

  it('that are missing are named, and the others are printed when that is confirmed', async () => {
    const [good, cancelled, late] = [
      await book(),
      await book(),
      await book({ reference_no: 'SANDBOX-LABEL-LATE' }),
    ];
    await cancel(cancelled);
    const search = `id=${good}&id=${cancelled}&id=${late}&id=SMP%3Cb%3E&${labels}&sort=as_given`;
    const reply = await print(browser, `/test/shipments/labels?${search}`);
    expect(reply.status).toBe(409);
    for (const part of [
      text.missing(3, 4),
      text.reasons.SHIPMENT_CANCELLED,
      text.reasons.LABEL_NOT_READY,
      text.reasons.NOT_FOUND,
      cancelled,
      'SMP&lt;b>',
      text.printOthers(1),
    ])
      expect(reply.text).toContain(part);
    const others = await print(browser, `/test/shipments/labels?${search}&skip_missing=yes`);
    expect([others.status, others.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    // The label, and the page that names the others.
    expect(pagesOf(others.text)).toHaveLength(2);
    const none = await print(browser, `/test/shipments/labels?id=${cancelled}&${labels}&sort=as_given`);
    expect([none.status, none.text.includes('skip_missing')]).toEqual([409, false]);
  });

  it('of another account or mode are not found, and none is printed', async () => {
    const id = await book();
    const other = await service.createAccount();
    const { browser: stranger } = await signedInUser(service, { accountId: other.id });
    for (const [who, mode] of [
      [stranger, 'test'],
      [browser, 'live'],
    ] as const) {
      const reply = await print(who, `/${mode}/shipments/labels?id=${id}&${labels}&sort=as_given`);
      expect([reply.status, reply.text]).toEqual([409, expect.stringContaining(text.reasons.NOT_FOUND)]);
    }
  });
});

describe('labels of all shipments that match', () => {
  const select = (fields: Record<string, string>) =>
    browser.post('/test/shipments/selected', { all: 'yes', act: 'print', ...fields });
  const idsIn = (page: string) => /name="id" value="([^"]*)"/.exec(page)?.[1] ?? '';

  it('are those that match at the moment of the click, on all pages of the list', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 27; count++) ids.unshift(await book({ tags: ['all-of-them'] }));
    await book({ tags: ['another'] });
    const page = await select({ tag: 'all-of-them' });
    expect(page.text).toContain(text.count(27));
    expect(idsIn(page.text)).toBe(ids.join(' '));
    const late = await book({ tags: ['all-of-them'] });
    const { text: zpl } = await browser.post('/test/shipments/labels', {
      id: idsIn(page.text),
      ...Object.fromEntries(new URLSearchParams('format=zpl&paper=label&start=1&dpi=203&sort=as_given')),
    });
    expect([...new Set(printedIn(zpl))]).toEqual(ids);
    expect(await printedAt(late)).toBeNull();
    expect(await Promise.all(ids.map(printedAt))).not.toContain(null);
  });

  it('are printed by one button of the list of unprinted ones, which has it alone', async () => {
    const mine = await book({ tags: ['to-print'] });
    await book({ tags: ['another'] });
    const list = '/test/shipments?tag=to-print';
    expect((await browser.get(list)).text).not.toContain('name="act" value="print"/>');
    const { text: tab } = await browser.get(`${list}&queue=to_print`);
    expect(tab).toContain(`>${selection.printAll('1')}</button>`);
    const [form = ''] =
      /<form[^>]*selected">(?:(?!<\/form>).)*name="act" value="print"\/>.*?<\/form>/s.exec(tab) ?? [];
    const fields = [...form.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]);
    const page = await browser.post('/test/shipments/selected', Object.fromEntries(fields));
    expect(idsIn(page.text)).toBe(mine);
    expect(await printedAt(mine)).toBeNull();
  });

  it('are at most 500 in a file, as the page states', async () => {
    const id = await book({ tags: ['many'] });
    // Copies of one shipment: booking them would take longer.
    const { rows: columns } = await service.database.db.pool.query(
      `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
        where table_name = 'shipment' and column_name not in ('tracking_number', 'waybill_number', 'idempotency_key', 'updated_at')
          and is_generated = 'NEVER'`,
    );
    await service.database.db.pool.query(
      `insert into shipment (tracking_number, idempotency_key, updated_at, ${columns[0].names})
        select 'SMP' || lpad(n::text, 13, '0'), 'many-' || n, updated_at + n * interval '1 us', ${columns[0].names}
        from shipment, generate_series(1, 500) n where tracking_number = $1`,
      [id],
    );
    const page = await select({ tag: 'many' });
    expect([page.status, page.text]).toEqual([200, expect.stringContaining(text.inParts(501, 500))]);
  });

  it('are refused for filters that are not valid, and without a match', async () => {
    expect((await select({ created_from: 'tomorrow' })).status).toBe(400);
    expect((await select({ destination_country: 'USA' })).status).toBe(400);
    const none = await select({ tag: 'nothing' });
    expect([none.status, none.text]).toEqual([400, expect.stringContaining(selection.none)]);
  });
});

describe('a printed label', () => {
  it('is marked with who printed it, and a page that only shows it marks nothing', async () => {
    const id = await book();
    for (const path of ['', '/label.pdf', '/label']) await browser.get(`/test/shipments/${id}${path}`);
    await browser.get(`/test/shipments/labels?id=${id}`);
    expect(await printedAt(id)).toBeNull();
    expect((await browser.get(`/test/shipments/${id}`)).text).toContain(text.notPrinted);
    await service.database.db.pool.query('update dashboard_user set label_choice = null');
    const shown = await browser.post(`/test/shipments/${id}/label`);
    expect([shown.status, shown.headers.get('content-disposition')]).toEqual([
      200,
      `inline; filename="${id}.pdf"`,
    ]);
    expect(await printedAt(id)).not.toBeNull();
    const { email } = (
      await service.database.db.pool.query(
        "select email from audit_entry where action = 'shipment.printed' and subject = $1",
        [id],
      )
    ).rows[0];
    expect((await browser.get(`/test/shipments/${id}`)).text).toContain(text.by(email));
  });

  it('was not printed after all: one click undoes it, once and for parcels that still wait', async () => {
    const [one, moved] = [await book(), await book()];
    await print(browser, `/test/shipments/labels?id=${one}&id=${moved}&${labels}&sort=as_given`);
    await service.sdk().testHelpers.advance(moved, { status: 'picked_up' });
    const page = (id: string) => browser.get(`/test/shipments/${id}`);
    expect((await page(one)).text).toContain(text.undo);
    expect((await page(moved)).text).not.toContain(text.undo);
    const { browser: viewer } = await signedInUser(service, { role: 'viewer' });
    expect((await viewer.post('/test/shipments/labels/undo', { id: one })).status).toBe(403);
    const { browser: stranger } = await signedInUser(service, {
      accountId: (await service.createAccount()).id,
    });
    await stranger.post('/test/shipments/labels/undo', { id: one });
    expect(await printedAt(one)).not.toBeNull();
    const undo = () => browser.post('/test/shipments/labels/undo', { id: `${one} ${moved}` });
    expect((await undo()).location).toBe('/dashboard/test/shipments?queue=to_print&sort=oldest');
    expect(await printedAt(one)).toBeNull();
    expect(await printedAt(moved)).not.toBeNull();
    await undo();
    const { rows } = await service.database.db.pool.query(
      "select subject from audit_entry where action = 'shipment.print_undone'",
    );
    expect(rows).toEqual([{ subject: one }]);
    expect((await page(one)).text).toContain(text.notPrinted);
    expect((await browser.post('/test/shipments/labels/undo', { id: '' })).status).toBe(400);
  });

  /** Reads the hidden fields of the page's own forms that undo, by the part of a batch that they are of. */
  const undoForms = (page: string) =>
    new Map<string, [string, string][]>(
      [...page.matchAll(/<form[^>]*labels\/undo"([^>]*)>([\s\S]*?)<\/form>/g)].map(
        ([, head = '', fields = '']) => [
          /data-undo-print="(\d*)"/.exec(head)?.[1] ?? '',
          [...fields.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
            name,
            value,
          ]),
        ],
      ),
    );

  it('of an earlier print stays printed when a later print of more labels is undone', async () => {
    const [early, late, left] = [await book(), await book(), await book()];
    const { browser: colleague } = await signedInUser(service);
    await print(browser, `/test/shipments/labels?id=${early}&${labels}&sort=as_given`);
    const before = await printedAt(early);
    const { text: page } = await browser.get(`/test/shipments/labels?id=${early}&id=${late}&id=${left}`);
    expect(page).toContain(`${text.counted(2)} ${text.countedBefore(1)}`);
    // Another person prints one of them meanwhile.
    await print(colleague, `/test/shipments/labels?id=${left}&${labels}&sort=as_given`);
    const byColleague = await printedAt(left);
    await print(browser, `/test/shipments/labels?id=${early}&id=${late}&id=${left}&${labels}&sort=as_given`);
    await browser.post('/test/shipments/labels/undo', undoForms(page).get('') ?? []);
    expect(await Promise.all([early, late, left].map(printedAt))).toEqual([before, null, byColleague]);
    // The page of a label names its own print.
    const { text: shown } = await browser.get(`/test/shipments/${left}`);
    await browser.post('/test/shipments/labels/undo', undoForms(shown).get('') ?? []);
    expect(await printedAt(left)).toBeNull();
    await print(browser, `/test/shipments/labels?id=${left}&${labels}&sort=as_given`);
    await browser.post('/test/shipments/labels/undo', undoForms(shown).get('') ?? []);
    expect(await printedAt(left)).not.toBeNull();
  });

  it('has nothing to undo on a page whose labels were all printed before', async () => {
    const id = await book();
    const page = async () => undoForms((await browser.get(`/test/shipments/labels?id=${id}`)).text).size;
    expect(await page()).toBe(1);
    await print(browser, `/test/shipments/labels?id=${id}&${labels}&sort=as_given`);
    expect(await page()).toBe(0);
  });

  it('is shown as a PDF to be printed, or saved by the other button', async () => {
    const id = await book();
    const fields = Object.fromEntries(new URLSearchParams(`${labels}&sort=as_given`));
    const sent = async (more: object) =>
      (await browser.post('/test/shipments/labels', { id, ...fields, ...more })).headers.get(
        'content-disposition',
      );
    expect(await sent({})).toMatch(/^inline/);
    expect(await sent({ download: 'yes' })).toMatch(/^attachment/);
    expect(await sent({ format: 'zpl' })).toMatch(/^attachment/);
  });

  it('leaves the tab of those to print', async () => {
    const id = await book({ tags: ['tab'] });
    const tab = async () =>
      (await browser.get('/test/shipments?status=label_created&printed=no&tag=tab')).text.includes(id);
    expect(await tab()).toBe(true);
    await print(browser, `/test/shipments/labels?id=${id}&${labels}&sort=as_given`);
    expect(await tab()).toBe(false);
  });

  it('that could not be printed is not marked', async () => {
    const id = await book();
    const missing = await print(browser, `/test/shipments/labels?id=${id}&id=SMP1&${labels}&sort=as_given`);
    expect([missing.status, await printedAt(id)]).toEqual([409, null]);
    expect(
      (await print(browser, `/test/shipments/${id}/label?format=zpl&paper=a4&start=1&dpi=203`)).status,
    ).toBe(400);
    expect(await printedAt(id)).toBeNull();
  });
});

describe('labels of a batch', () => {
  it('are those of its placed orders, in its order', async () => {
    const batch = await createBatch(
      service,
      batchOrders(5, (index) => (index === 2 ? { service_tier_id: 'NONE' } : {})),
    );
    expect((await browser.get(`/test/batches/${batch.id}`)).text).not.toContain('/shipments/labels?batch=');
    await placeBatches(service.context);
    expect((await browser.get(`/test/batches/${batch.id}`)).text).toContain(
      `/test/shipments/labels?batch=${batch.id}`,
    );
    const page = await browser.get(`/test/shipments/labels?batch=${batch.id}`);
    expect([page.status, page.text]).toEqual([200, expect.stringContaining(text.count(4))]);
    const { rows } = await service.database.db.pool.query(
      'select tracking_number as id from shipment_batch_order where batch_id = $1 and tracking_number is not null order by position',
      [batch.id],
    );
    const { text: zpl } = await print(
      browser,
      `/test/shipments/labels?batch=${batch.id}&format=zpl&paper=label&start=1&dpi=203&sort=as_given`,
    );
    expect([...new Set(printedIn(zpl))]).toEqual(rows.map(({ id }) => id));
    const beyond = `/test/shipments/labels?batch=${batch.id}&part=2`;
    expect((await browser.get(beyond)).status).toBe(400);
  });

  it('of more than 500 shipments are several files', async () => {
    const batch = await createBatch(service, batchOrders(2));
    await placeBatches(service.context);
    await service.database.db.pool.query(
      `insert into shipment_batch_order (account_id, batch_id, position, reference_no, status, tracking_number, updated_at)
        select account_id, batch_id, 1 + n, 'SO-' || (1 + n), 'placed', tracking_number, updated_at
        from shipment_batch_order, generate_series(1, 501) n where batch_id = $1 and position = 1`,
      [batch.id],
    );
    const page = await browser.get(`/test/shipments/labels?batch=${batch.id}&part=2`);
    expect(page.text).toContain(text.inParts(503, 500));
    expect(page.text).toContain(`<option value="2" selected>${text.range(501, 503)}</option>`);
    const last = await print(
      browser,
      `/test/shipments/labels?batch=${batch.id}&part=2&format=zpl&paper=label&start=1&dpi=203&sort=as_given`,
    );
    expect(last.status).toBe(200);
  });

  it('of another account is not found', async () => {
    expect((await browser.get('/test/shipments/labels?batch=sba_0')).status).toBe(404);
  });
});

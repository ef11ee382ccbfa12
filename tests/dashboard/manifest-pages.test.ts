import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { manifestTexts } from '../../src/dashboard/manifest/text.ts';
import { shipmentTexts } from '../../src/dashboard/shipment/text.ts';
import { checkDigit } from '../../src/shipment/tracking-number.ts';
import { signedInUser, type TestBrowser } from '../support/dashboard.ts';
import { bookTest, type ManifestWorld, openManifestWorld } from '../support/manifest/manifest-world.ts';
import { order } from '../support/shipment/order.ts';

const text = manifestTexts.en;
const { cancel, cancelMany, detail, goods, selection } = shipmentTexts.en;
let world: ManifestWorld;
let browser: TestBrowser;
beforeAll(async () => {
  world = await openManifestWorld();
  ({ browser } = await signedInUser(world.service, { accountId: world.account.id }));
});
afterAll(() => world.stop());

const manifests = () => world.query('select id, status, livemode from manifest order by created_at, id');
const onManifest = async (id: string) =>
  (
    await world.query(
      'select tracking_number from shipment where manifest_id = $1 order by tracking_number',
      [id],
    )
  ).map(({ tracking_number }) => tracking_number);
/** Returns the fields of the form that hands over all parcels of a carrier. */
const question = async (mode: string, carrier: string): Promise<Record<string, string>> => {
  const page = await browser.get(`/${mode}/manifests/new?carrier=${carrier}`);
  const inputs = page.text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
  const {
    carrier: chosen = '',
    shown = '',
    key = '',
  } = Object.fromEntries([...inputs].map(([, name, value]) => [name, value]));
  return { carrier: chosen, shown, ship: shown, key };
};
const idIn = (location: string | null | undefined) => /mft_\w+/.exec(location ?? '')?.[0] ?? '';
/** Closes all live shipments that wait, and returns the manifest's ID. */
const closeLive = async () =>
  idIn((await browser.post('/live/manifests/new', await question('live', 'http'))).location);

describe('a new manifest', () => {
  it('has the shipments that the question shows, and a second click leads to it', async () => {
    const booked = (await bookTest(world.service, 2, world.account.testKey)).sort();
    const choice = await browser.get('/test/manifests/new');
    expect(choice.text).toMatch(/Sandbox carrier.*?>2</s);
    expect((await browser.get('/live/manifests/new')).text).toContain(text.noneWait);
    const form = await question('test', 'sandbox');
    expect(form.shown?.split(' ').sort()).toEqual(booked);
    // Booked after the question, so it was not confirmed.
    const [late] = await bookTest(world.service, 1, world.account.testKey);
    const reply = await browser.post('/test/manifests/new', form);
    const id = idIn(reply.location);
    expect([reply.status, await onManifest(id)]).toEqual([303, booked]);
    expect(idIn((await browser.post('/test/manifests/new', form)).location)).toBe(id);
    expect(await manifests()).toEqual([{ id, status: 'closed', livemode: false }]);
    expect((await question('test', 'sandbox')).ship).toBe(late);
    const page = await browser.get(`/test/manifests/${id}`);
    for (const number of booked) {
      expect(page.text).toContain(`/test/shipments/${number}"`);
      expect((await browser.get(`/test/shipments/${number}`)).text).toContain(`/test/manifests/${id}"`);
    }
    expect((await browser.get(`/test/shipments/${late}`)).text).not.toContain('/test/manifests/mft_');
    const { text: listed } = await browser.get('/test/shipments?queue=to_print');
    for (const number of booked) {
      const { text: shown } = await browser.get(`/test/shipments/${number}`);
      const link = `/test/manifests/${id}">${detail.handedOver}`;
      // Beside the state, and in the timeline.
      expect(shown.split(link)).toHaveLength(3);
      expect(listed).not.toContain(number);
      expect((await browser.get(`/test/shipments/${number}/cancel`)).text).toContain(cancel.handedOver);
    }
    expect(listed).toContain(late);
    expect((await browser.get(`/test/shipments/${late}/cancel`)).text).not.toContain(cancel.handedOver);
    const selected = { id: [...booked, late ?? ''].join(' '), act: 'cancel' };
    expect((await browser.post('/test/shipments/selected', selected)).text).toContain(
      cancelMany.handedOver(booked.length),
    );
    const { text: all } = await browser.get('/test/shipments');
    expect(all.split(`<p class="hint">${detail.handedOver}</p>`)).toHaveLength(booked.length + 1);
    expect(page.text).not.toContain(text.cancelled);
    expect(page.text).toContain('Emily Carter');
    expect((await browser.get('/test/manifests')).text).toContain(id);
    const { text: queue } = await browser.get('/test/shipments?queue=to_hand_over&carrier=sandbox');
    expect(queue).toContain(selection.handOverAll(1, goods.carriers.sandbox ?? ''));
    expect(queue).toContain(`/test/manifests/new?carrier=sandbox"`);
    expect(queue).toMatch(/queue=to_hand_over&amp;sort=oldest" aria-current="page"/);
    expect(queue).toContain(`<p class="given">`);
    expect(queue).not.toContain('/test/shipments/filters"');
    expect((await browser.get('/live/manifests')).text).not.toContain(id);
  });

  it('is refused if a ticked shipment was cancelled since: it is named, the others stay ticked, and none is closed', async () => {
    const [gone = '', kept = ''] = await bookTest(world.service, 2, world.account.testKey);
    const form = await question('test', 'sandbox');
    await world.service.sdk(world.account.testKey).shipments.cancel(gone);
    const before = await manifests();
    const reply = await browser.post('/test/manifests/new', form);
    expect([reply.status, reply.text]).toEqual([409, expect.stringContaining(text.noneClosed)]);
    expect(reply.text).toMatch(
      new RegExp(`/shipments/${gone}".*?${text.refusals.SHIPMENT_CANCELLED}.*?<form[^>]* data-scan`, 's'),
    );
    expect(reply.text).toContain(`name="ship" value="${kept}" checked`);
    expect(reply.text).not.toContain(`value="${gone}"`);
    expect(/name="shown" value="([^"]*)"/.exec(reply.text)?.[1]).not.toContain(gone);
    expect(await manifests()).toEqual(before);
    // The page is sent again as it is.
    const key = /name="key" value="([^"]*)"/.exec(reply.text)?.[1] ?? '';
    const rest = form.shown?.split(' ').filter((id) => id !== gone) ?? [];
    const done = await browser.post('/test/manifests/new', {
      ...form,
      shown: rest.join(' '),
      ship: rest.join(' '),
      key,
    });
    expect([done.status, await onManifest(idIn(done.location))]).toEqual([303, rest.toSorted()]);
  });

  it('is refused if all shown shipments were cancelled since, and none is closed', async () => {
    const [gone = ''] = await bookTest(world.service, 1, world.account.testKey);
    const form = await question('test', 'sandbox');
    await world.service.sdk(world.account.testKey).shipments.cancel(gone);
    const before = await manifests();
    const reply = await browser.post('/test/manifests/new', { ...form, shown: gone, ship: gone });
    expect([reply.status, reply.text]).toEqual([409, expect.stringContaining(text.changed)]);
    expect(await manifests()).toEqual(before);
    expect(await question('test', 'sandbox').then(({ ship }) => ship)).not.toContain(gone);
  });

  it('needs the key of a form of the user', async () => {
    const form = await question('test', 'sandbox');
    const before = await manifests();
    for (const change of [{ key: 'other' }, { shown: '' }])
      expect((await browser.post('/test/manifests/new', { ...form, ...change })).status).toBe(400);
    expect(await manifests()).toEqual(before);
  });

  it('is not created for a carrier that cannot be reached, until the same form is sent again', async () => {
    const number = await world.book();
    const form = await question('live', 'http');
    world.manifestFault = { status: 401, body: { error: { code: 'BAD_SIGNATURE', message: 'no' } } };
    const before = await manifests();
    const refused = await browser.post('/live/manifests/new', form);
    world.manifestFault = null;
    const created = await browser.post('/live/manifests/new', form);
    expect([refused.status, refused.text]).toEqual([503, expect.stringContaining(`value="${form.key}"`)]);
    const id = idIn(created.location);
    expect(await manifests()).toEqual([...before, { id, status: 'closed', livemode: true }]);
    expect(await onManifest(id)).toEqual([number]);
  });

  it('that the carrier refuses shows the reason, and its shipments wait again', async () => {
    const number = await world.book();
    world.manifestFault = {
      status: 422,
      body: { error: { code: 'MANIFEST_REFUSED', message: 'too <late>' }, bookings: [] },
    };
    const form = await question('live', 'http');
    const reply = await browser.post('/live/manifests/new', form);
    world.manifestFault = null;
    const page = await browser.get(`/live/manifests/${idIn(reply.location)}`);
    expect([page.status, (await manifests()).at(-1)?.status]).toEqual([200, 'failed']);
    for (const shown of [text.freed, text.states.failed, 'too &lt;late>']) expect(page.text).toContain(shown);
    expect((await question('live', 'http')).ship).toBe(number);
  });
});

describe('parcels that are ticked off', () => {
  it('are on the manifest, and the others wait', async () => {
    const [first = '', second = ''] = await bookTest(world.service, 2, world.account.testKey);
    const form = await question('test', 'sandbox');
    const send = async (change: Record<string, string>) =>
      (await browser.post('/test/manifests/new/tick', { ...form, ship: '', scan: '', ...change })).text;
    const scan = (code: string, ticked: string) => send({ ship: ticked, scan: code });
    const tickedIn = (page: string) =>
      [...page.matchAll(/name="ship" value="([^"]*)" checked/g)].map(([, id]) => id);
    const { text: opened } = await browser.get('/test/manifests/new?carrier=sandbox');
    expect(tickedIn(opened)).toEqual([]);
    expect(opened).toMatch(/<input id="scan-sandbox"[^>]* autofocus/);
    const all = form.shown?.split(' ') ?? [];
    expect(tickedIn(await send({ set: 'all' }))).toEqual(all);
    expect(tickedIn(await send({ set: 'none', ship: first }))).toEqual([]);
    const { waybill_number: waybill } = await world.service
      .sdk(world.account.testKey)
      .shipments.retrieve(first);
    const scanned = await scan(` ${waybill?.toLowerCase()} `, '');
    expect(scanned).toContain(`name="ship" value="${first}" checked`);
    expect(scanned).not.toContain(`name="ship" value="${second}" checked`);
    expect(scanned).toContain(text.ticked(waybill ?? ''));
    expect(scanned).toMatch(new RegExp(`value="${first}" checked[^>]* data-last`));
    const unknown = await scan('X-1', first);
    expect(unknown).toMatch(/<p class="alert" role="alert" data-scanned/);
    expect(unknown).toContain(text.notHere('X-1'));
    expect(tickedIn(unknown)).toEqual([first]);
    const closed = await browser.post('/test/manifests/new', { ...form, ship: first });
    expect(await onManifest(idIn(closed.location))).toEqual([first]);
    expect((await question('test', 'sandbox')).ship).toContain(second);
    // A scanner says why the parcel of before is not taken again, and takes one that was booked meanwhile.
    const again = await scan(first, second);
    expect(again).toContain(text.notTaken(first, text.refusals.SHIPMENT_ON_MANIFEST));
    expect(tickedIn(again)).toEqual([second]);
    const [late = ''] = await bookTest(world.service, 1, world.account.testKey);
    expect(tickedIn(await scan(late, second))).toEqual([second, late]);
  });

  it('may have the same reference: each scan ticks another one, and a further scan reports that all are ticked', async () => {
    const account = await world.service.createAccount();
    const { browser: packer } = await signedInUser(world.service, { accountId: account.id });
    const twins = await bookTest(world.service, 2, account.testKey);
    const alone = await bookTest(world.service, 1, account.testKey);
    await world.query("update shipment set reference_no = 'SO-7' where tracking_number = any($1)", [twins]);
    const shown = [...twins, ...alone].join(' ');
    const scan = async (ticked: readonly string[]) => {
      const form = { carrier: 'sandbox', shown, key: 'any', ship: ticked.join(' '), scan: 'so-7' };
      const page = (await packer.post('/test/manifests/new/tick', form)).text;
      return [
        page,
        [...page.matchAll(/name="ship" value="([^"]*)" checked/g)].map(([, id]) => id ?? ''),
      ] as const;
    };
    const [one, first] = await scan([]);
    expect([first, one.includes(`>${text.ticked('SO-7')}<`)]).toEqual([twins.slice(0, 1), true]);
    const [, second] = await scan(first);
    expect(second).toEqual(twins);
    const [again, third] = await scan(second);
    expect(third).toEqual(twins);
    expect(again).toMatch(/<p class="alert" role="alert" data-scanned/);
    expect(again).toContain(`>${text.tickedAlready('SO-7')}<`);
    // One of them was cancelled since: the other one is still found.
    await world.service.sdk(account.testKey).shipments.cancel(twins[0] ?? '');
    expect((await scan([]))[1]).toEqual(twins.slice(1));
    expect((await scan(twins.slice(1)))[0]).toContain(`>${text.tickedAlready('SO-7')}<`);
  });

  it('show the order, its recipient, country and service in words, and no recipient to those who see none', async () => {
    await bookTest(world.service, 1, world.account.testKey);
    const { text: page } = await browser.get('/test/manifests/new?carrier=sandbox');
    expect(page).toContain('Emily Carter');
    expect(page).not.toContain('<code>HKASTDGGSTCM</code>');
    expect(page).toMatch(/By service: [^<]*[a-z]/);
  });

  it('are counted by country, the most first', async () => {
    const shop = await world.service.createAccount();
    const { browser: packer } = await signedInUser(world.service, { accountId: shop.id });
    const { shipments } = world.service.sdk(shop.testKey);
    const british = { ...order().recipient, country_code: 'GB', postal_code: 'SW1A 1AA', region: '' };
    for (const recipient of [order().recipient, british, british])
      await shipments.create(order({ recipient }));
    const { text: page } = await packer.get('/test/manifests/new?carrier=sandbox');
    expect(page).toContain(`<p>${text.byCountry} United Kingdom 2 · United States 1</p>`);
  });

  it('may be more than a page shows: a scan finds each, and the ticks of the other rows are kept', async () => {
    const account = await world.service.createAccount();
    const { browser: packer } = await signedInUser(world.service, { accountId: account.id });
    const [first = ''] = await bookTest(world.service, 1, account.testKey);
    const numbers = Array.from({ length: 204 }, (_, at) => {
      const digits = String(900_000_000_001 + at);
      return `SMP${digits}${checkDigit(digits)}`;
    });
    await world.query(
      `insert into shipment select copy.* from shipment s, unnest($2::text[]) with ordinality as c (number, n),
        jsonb_populate_record(s, jsonb_build_object('tracking_number', c.number, 'waybill_number', 'WB-' || n,
          'track_token', 'T-' || n, 'idempotency_key', null, 'reference_no', null,
          'updated_at', s.updated_at + n * interval '1 millisecond', 'created_at', s.created_at + n * interval '1 second')) copy
        where s.tracking_number = $1`,
      [first, numbers],
    );
    const formIn = (page: string) => /<form[^>]* data-scan[\s\S]*?<\/form>/.exec(page)?.[0] ?? '';
    const fieldsOf = (page: string) =>
      [
        ...formIn(page).matchAll(
          /<input type="(?:hidden|checkbox)" name="(\w+)" value="([^"]*)"( checked)?/g,
        ),
      ].flatMap(([whole, name = '', value = '', checked]): [string, string][] =>
        whole.includes('checkbox') && !checked ? [] : [[name, value]],
      );
    const tickedIn = (page: string) =>
      fieldsOf(page).flatMap(([name, value]) => (name === 'ship' ? value.split(' ') : []));
    const send = async (page: string, more: [string, string][]) =>
      (await packer.post('/test/manifests/new/tick', [...fieldsOf(page), ...more])).text;

    const shown = (await packer.get('/test/manifests/new?carrier=sandbox')).text;
    expect(shown).toContain(text.rows('1', '200', '205'));
    expect([shown.match(/data-codes/g)?.length, tickedIn(shown).length]).toEqual([200, 0]);
    const second = await send(await send(shown, [['set', 'all']]), [['page', '1']]);
    expect([second.match(/data-codes/g)?.length, tickedIn(second).length]).toEqual([5, 205]);
    expect(second).toContain(text.rows('201', '205', '205'));

    const none = await send(second, [['set', 'none']]);
    expect(tickedIn(none)).toEqual([]);
    const near = await send(none, [['scan', 'wb-204']]);
    expect(near).toContain(text.ticked('WB-204'));
    // A scan shows the rows of its parcel, and keeps what is ticked elsewhere.
    const far = await send(near, [['scan', 'WB-3']]);
    expect(far).toContain(text.rows('1', '200', '205'));
    expect(tickedIn(far).toSorted()).toEqual([numbers[2], numbers[203]]);
    expect(far).toMatch(/<output data-count[^>]*>2<\/output> of 205 ticked/);
    const closed = await packer.post('/test/manifests/new', fieldsOf(far));
    expect(await onManifest(idIn(closed.location))).toEqual([numbers[2], numbers[203]]);
  });

  it('are none: nothing is closed', async () => {
    const [booked = ''] = await bookTest(world.service, 1, world.account.testKey);
    const form = await question('test', 'sandbox');
    expect(form.ship).toContain(booked);
    const before = await manifests();
    const reply = await browser.post('/test/manifests/new', { ...form, ship: '' });
    expect([reply.status, reply.text]).toEqual([409, expect.stringContaining(text.noneTicked)]);
    expect(reply.text).toContain(`value="${booked}"`);
    expect(await manifests()).toEqual(before);
  });

  it('are those that a list selected, and it names those that cannot be handed over', async () => {
    const [good = '', gone = ''] = await bookTest(world.service, 2, world.account.testKey);
    await world.service.sdk(world.account.testKey).shipments.cancel(gone);
    const page = await browser.post('/test/shipments/selected', [
      ['id', good],
      ['id', gone],
      ['act', 'hand_over'],
    ]);
    expect(page.text).toContain(`name="ship" value="${good}" checked`);
    expect(page.text).not.toContain(`name="ship" value="${gone}"`);
    expect(page.text).toContain(text.refusals.SHIPMENT_CANCELLED);
  });
});

describe('the page of a manifest', () => {
  it('links shipments that were cancelled since, and offers sheet and carrier document', async () => {
    const cancelled = await world.book();
    await world.book();
    const id = await closeLive();
    await world.service.sdk(world.account.liveKey).shipments.cancel(cancelled);
    const page = await browser.get(`/live/manifests/${id}`);
    const section = page.text.split(text.cancelled)[1]?.split('</section>')[0];
    expect(section).toContain(`/live/shipments/${cancelled}"`);
    for (const name of ['sheet', 'carrier']) {
      expect(page.text).toContain(`/live/manifests/${id}/${name}.pdf"`);
      const file = await browser.get(`/live/manifests/${id}/${name}.pdf`);
      expect([name, file.status, file.text.slice(0, 5)]).toEqual([name, 200, '%PDF-']);
    }
  });

  it('shows why there is no document', async () => {
    const [booked = ''] = await bookTest(world.service, 1, world.account.testKey);
    expect((await question('test', 'sandbox')).ship).toContain(booked);
    const id = idIn((await browser.post('/test/manifests/new', await question('test', 'sandbox'))).location);
    const page = await browser.get(`/test/manifests/${id}`);
    const own = await browser.get(`/test/manifests/${id}/carrier.pdf`);
    expect([page.text.includes('/carrier.pdf'), own.status]).toEqual([false, 404]);
    await world.query(
      "update manifest set status = 'closing', next_attempt_at = now() + interval '1 day', closed_at = null where id = $1",
      [id],
    );
    const closing = await browser.get(`/test/manifests/${id}/sheet.pdf`);
    expect([closing.status, closing.text]).toEqual([409, expect.stringContaining(text.backTo)]);
    expect((await browser.get(`/test/manifests/${id}`)).text).not.toContain('/sheet.pdf');
  });

  it('of another account or mode is not found', async () => {
    await world.book();
    const id = await closeLive();
    const other = await world.service.createAccount();
    const { browser: stranger } = await signedInUser(world.service, { accountId: other.id });
    for (const end of ['', '/sheet.pdf', '/carrier.pdf']) {
      expect((await stranger.get(`/live/manifests/${id}${end}`)).status).toBe(404);
      expect((await browser.get(`/test/manifests/${id}${end}`)).status).toBe(404);
    }
    expect((await stranger.get('/live/manifests')).text).not.toContain(id);
  });

  it('is read by a viewer, who creates none', async () => {
    await world.book();
    const form = await question('live', 'http');
    const before = await manifests();
    const { browser: viewer } = await signedInUser(world.service, {
      accountId: world.account.id,
      role: 'viewer',
    });
    const list = await viewer.get('/live/manifests');
    expect([list.status, list.text.includes('/manifests/new')]).toEqual([200, false]);
    expect((await viewer.post('/live/manifests/new', form)).status).toBe(403);
    expect(await manifests()).toEqual(before);
  });
});

describe('the list', () => {
  it('is filtered by carrier and days, and names a filter that cannot be used', async () => {
    const { id } = (await manifests()).find(({ livemode }) => livemode) as { id: string };
    const has = async (search: string) => (await browser.get(`/live/manifests?${search}`)).text.includes(id);
    expect(await Promise.all(['carrier=http', 'carrier=sandbox', 'to=2020-01-01'].map(has))).toEqual([
      true,
      false,
      false,
    ]);
    const invalid = await browser.get('/live/manifests?from=x');
    expect([invalid.status, invalid.text]).toEqual([400, expect.stringContaining('id="from-error"')]);
  });
});

import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { defaultSchedule, readConfig } from '../../src/config/config.ts';
import { operationTable } from '../../src/contract/route.ts';

const read = (file: string) => readFileSync(file, 'utf8');

/** Returns the number that a source file gives a constant or an option, such as `25 * 3600`. */
function constant(file: string, name: string): number {
  const found = new RegExp(`\\b${name}\\b(?::[^=\\n]*)?(?: =|:) ([\\d_ *<]+)`).exec(read(file));
  const [first = Number.NaN, ...others] = (found?.[1] ?? '').replaceAll('_', '').split('*').map(Number);
  return others.reduce((product, factor) => product * factor, first);
}

/** Returns the number that an expression captures in a file. */
const captured = (file: string, expression: RegExp) => Number(expression.exec(read(file))?.[1]);

const config = readConfig({});
const hours = (words: string) => captured('db/query/tracking/tracking.ts', new RegExp(`'(\\d+) ${words}'`));

/** Figures of the contract's texts: the number, and each place that decides it. */
const decided: Readonly<Record<string, readonly [stated: number, ...sources: number[]]>> = {
  '0.7 %': [0.7, captured('db/seed/catalog/surcharge_rule.csv', /^INSURANCE,.*?,selectable,([\d.]+),0,9,/m)],
  'HKD 9': [9, captured('db/seed/catalog/surcharge_rule.csv', /^INSURANCE,.*?,selectable,[\d.]+,0,(\d+),/m)],
  '100 requests': [100, config.rateLimit.perSecond],
  '100,000 requests': [100_000, config.rateLimit.perDay],
  '500 requests': [500, 100 * constant('src/http/admit.ts', 'wideShare')],
  '90 seconds': [90, config.testFeedSeconds],
  '32 levels': [32, constant('src/contract/json.ts', 'maxDepth')],
  '10,000 commas': [10_000, constant('src/contract/json.ts', 'maxCommas')],
  '256 KiB': [256 * 1024, constant('src/http/body.ts', 'defaultMaxBytes')],
  '262144 bytes': [262_144, constant('src/http/body.ts', 'defaultMaxBytes')],
  '5 retries': [5, constant('sdk/typescript/src/retry.ts', 'maxRetries')],
  '5 active': [5, constant('db/query/account/api-key.ts', 'maxActiveKeys')],
  '20 active': [20, constant('src/webhook/endpoint.ts', 'maxActiveEndpoints')],
  '10,000 saved': [10_000, constant('src/party/saved-address.ts', 'maxSavedAddresses')],
  '10,000 products': [10_000, constant('src/merchant-product/product.ts', 'maxProducts')],
  '1,000 orders': [1_000, constant('src/order-file/orders.ts', 'maxOrders')],
  '1,000 oldest': [1_000, constant('src/manifest/manifest.ts', 'maxShipments')],
  '10,000 movements': [10_000, constant('src/wallet/statement-document.ts', 'maxListedMovements')],
  '20 returns': [20, constant('db/query/booking/book-shipment.ts', 'maxReturns')],
  '20 times': [20, constant('db/query/booking/book-shipment.ts', 'maxReturns')],
  '100 violations': [100, constant('src/contract/errors.ts', 'maxListed')],
  '2 KiB': [2 * 1024, constant('src/webhook/attempt.ts', 'excerptBytes')],
  '25 MB': [25_000_000, constant('src/pod/read-photo.ts', 'maxBytes')],
  '36 hours': [36, captured('src/fx/fx-rate.ts', /STALE_AFTER_MS = (\d+) \* HOUR_MS/)],
  '7 days': [7, captured('src/fx/fx-rate.ts', /EXPIRED_AFTER_MS = (\d+) \* 24 \* HOUR_MS/)],
  '60 days': [
    60,
    constant('src/catalog/rule-scope.ts', 'DAYS_AHEAD'),
    constant('db/query/wallet/above-quote.ts', 'chargeShownDays'),
  ],
  '5 days': [5, constant('db/query/shipment/work-queue.ts', 'pickupDays')],
  '14 days': [14, constant('src/wallet/forecast.ts', 'meanDays')],
  '6 days': [6, constant('src/wallet/forecast.ts', 'minDays') - 1],
  '25 hours': [25 * 3_600, constant('src/label/label-link.ts', 'lifetimeSeconds')],
  '24 hours': [
    24,
    constant('db/table/account.ts', 'lifetimeHours'),
    constant('db/query/webhook/webhook-endpoint.ts', 'overlapHours'),
  ],
  '6 hours': [6, hours('hours')],
  '5 minutes': [300, constant('src/webhook/signature.ts', 'toleranceSeconds')],
  '30 days': [
    30,
    captured('src/config/config.ts', /'BATCH_RETENTION_DAYS', (\d+)/),
    constant('db/query/batch/order-to-book.ts', 'shownDays'),
  ],
  '10 s': [10_000, constant('src/http/limits.ts', 'headersTimeoutMs')],
  '30 s': [30_000, constant('src/http/limits.ts', 'requestTimeout')],
  '6 seconds': [6, constant('db/table/account.ts', 'lockSeconds')],
  '30 seconds': [30_000, constant('src/http/limits.ts', 'requestTimeout')],
  '255 printable': [255, captured('src/http/pipeline.ts', /x7e\]\{1,(\d+)\}/)],
  '255 characters': [255, captured('src/http/pipeline.ts', /x7e\]\{1,(\d+)\}/)],
  '200 printable': [200, captured('src/http/request.ts', /x7e\]\{1,(\d+)\}/)],
  '10 g': [10_000, constant('src/pricing/rules.ts', 'netToleranceMg')],
  '1 MiB': [1024 ** 2, constant('db/query/page.ts', 'maxPageBytes')],
  '1536 KiB': [1536 * 1024, operationTable.createShipment.maxBodyBytes],
  '8 MiB': [8 * 1024 ** 2, operationTable.createShipmentBatch.maxBodyBytes],
  '128 KiB': [128 * 1024, operationTable.createManifest.maxBodyBytes],
  '64 KiB': [64 * 1024, operationTable.printLabels.maxBodyBytes],
  '10 %': [10, 100 / captured('src/webhook/attempt.ts', /\(1 \+ random \/ (\d+)\)/)],
  '2 %': [2, captured('db/seed/catalog/surcharge_rule.csv', /^EU_VAT_PREPAY,.*?,selectable,(\d+),/m)],
  '27 %': [27, captured('db/seed/catalog/surcharge_rule.csv', /^NO_VOEC_PREPAY,.*?,selectable,(\d+),/m)],
  'HKD 3': [3, captured('db/seed/catalog/surcharge_rule.csv', /^NO_VOEC_PREPAY,.*?,selectable,\d+,(\d+),/m)],
  'USD 2500': [250_000, constant('db/table/catalog.ts', 'MAX_CUSTOM_INSURED_USD_CENTS')],
  '2 kg': [2_000_000, constant('src/shipment/customs-document.ts', 'mg')],
  '80 %': [0.8, captured('src/label/layout/impose.ts', /minCarrierScale = ([\d.]+)/)],
  '1 hour': [1, captured('db/function/withdraw_booking.sql', /interval '(\d+) hour'/)],
  '100 ms': [100, captured('sdk/typescript/src/retry.ts', /\*\* retries \* (\d+),/)],
  '250 ms': [250, captured('sdk/typescript/src/retry.ts', /random\(\) \* (\d+)/)],
  '10 seconds': [10_000, config.photoDeadlineMs, constant('src/http/limits.ts', 'headersTimeoutMs')],
  '4 digits': [4, constant('src/shipment/search-words.ts', 'partLength')],
  '4 characters': [4, constant('src/shipment/search-words.ts', 'partLength')],
  // A booking waits for a run and its end.
  '2 seconds': [2, 2 * captured('src/job/maintenance.ts', /'index-shipments': \{ everySeconds: (\d+)/)],
  '50 characters': [50, captured('src/booking/book.ts', /\{6,(\d+)\}/)],
};

/** Figures that no setting or constant decides: of the trade, of other standards, or of tests that name them. */
const given: Readonly<Record<string, string>> = {
  '16 KiB': 'the default of Node: tests/contract/early-statuses.test.ts',
  '30 min': 'the schedule: docs/webhooks.md',
  'EUR 150': 'law of the EU',
  'EUR 3': 'law of the EU',
  'HKD 100,000,000,000': 'tests/pricing',
  'USD 0.00': 'rounding to cents',
  'USD 0.005': 'rounding to cents',
  '300 SDR': 'Universal Postal Union',
  '100 characters': 'schemas of names: tests/contract',
  '500 characters': 'schema of metadata',
  '1 day': 'tests/tracking',
  '2 days': 'tests/tracking',
  '2 decimals': 'cents',
  '3 decimals': 'schema of battery_watt_hours',
  '6 decimals': 'tests/pricing/unit-prices.test.ts',
  '7 decimals': 'an example',
  '6 digits': 'HS codes',
  '8 digits': 'law of Brazil',
  '10 digits': 'IOSS numbers',
  '12 digits': 'tests/shipment',
  '1 second': 'the unit of the limit',
  '100 shipments': 'schema of markShipmentsPrinted',
  '500 shipments': 'schema of printLabels',
};

const unit =
  '%|KiB|MiB|MB|ms|s|min|h|seconds?|minutes?|hours?|days?|requests|retries|levels|bytes|active|saved|products|orders|shipments|movements|returns|times|violations|characters|printable|decimals|digits|kg|SDR|g|oldest|commas';
const figure = new RegExp(
  `(?<![\\w.,/:#-])(?:(?:HKD|USD|EUR) \\d[\\d,]*(?:\\.\\d+)?|\\d[\\d,]*(?:\\.\\d+)? (?:${unit})(?![\\w]))`,
  'g',
);
const bounds = ['maxLength', 'maxItems', 'maximum', 'minimum', 'maxProperties', 'minLength', 'minItems'];
const data = new Set(['example', 'examples', 'value', 'enum', 'const', 'pattern', 'x-enum-varnames']);

/** Returns the figures of every text, without those that the schema beside the text decides. */
function figuresIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const schema = part as Record<string, unknown>;
  const own = new Set(bounds.map((name) => Number(schema[name])));
  return Object.entries(schema).flatMap(([key, value]) => {
    if (data.has(key)) return [];
    if (typeof value !== 'string') return figuresIn(value);
    if (!/^(?:description|message|summary)$/.test(key)) return [];
    const prose = value
      .replace(/```[\s\S]*?```|`[^`]*`/g, '')
      .replace(/\| Commas between values \| ([\d,]+),/, '$1 commas');
    return [...prose.matchAll(figure)].map(([text]) => text).filter((text) => !own.has(numberIn(text)));
  });
}

const numberIn = (text: string) => Number(/\d[\d,]*(?:\.\d+)?/.exec(text)?.[0].replaceAll(',', ''));

/** The retry schedule of webhooks, as the contract words it. */
const schedule = defaultSchedule
  .split(',')
  .map((delay) =>
    delay.replace(/^(\d+)(s|m|h)$/, (_, count, letter) => `${count} ${letter === 'm' ? 'min' : letter}`),
  )
  .filter((delay) => delay !== '0');

describe('a figure in the texts of the contract', () => {
  const stated = new Set(figuresIn(JSON.parse(read('openapi.json'))));

  it('has a source', () => {
    const known = new Set([...Object.keys(decided), ...Object.keys(given), ...schedule]);
    expect([...stated].filter((text) => !known.has(text))).toEqual([]);
  });

  it('is still in a text, if it is listed here', () => {
    expect(
      [...Object.keys(decided), ...Object.keys(given), ...schedule].filter((text) => !stated.has(text)),
    ).toEqual([]);
  });

  it.each(Object.entries(decided))('equals the number of the service: %s', (_, [number, ...sources]) => {
    expect(sources).toEqual(sources.map(() => number));
  });
});

describe('a figure in SECURITY.md', () => {
  const text = read('SECURITY.md').replace(/\s+/g, ' ');

  it('is that of the settings of the rate limits', () => {
    const [, second = '', day = ''] =
      /([\d,]+) requests per second and ([\d,]+) per day per key/.exec(text) ?? [];
    expect([numberIn(second), numberIn(day)]).toEqual([config.rateLimit.perSecond, config.rateLimit.perDay]);
  });

  it('is each limit of a body', () => {
    const limits = new Set(Object.values(operationTable).map(({ maxBodyBytes }) => maxBodyBytes));
    const named = [...text.matchAll(/(\d+) (KiB|MiB)(?= for (?:bookings|batches)|, (?:to|print)|[.,])/g)];
    const bytes = named.map(([, count, size]) => Number(count) * (size === 'KiB' ? 1024 : 1024 ** 2));
    expect([...limits].filter((limit) => !bytes.includes(limit))).toEqual([]);
  });
});

describe('a size in docs/design/dashboard.md', () => {
  const text = read('docs/design/dashboard.md').replace(/\s+/g, ' ');
  const folder = 'src/dashboard';
  const files = globSync(`${folder}/**/*.*`);
  const linesOf = (of: readonly string[]) =>
    of.reduce((sum, file) => sum + read(file).split('\n').length - 1, 0);
  const all = linesOf(files);
  const texts = linesOf(files.filter((file) => file.endsWith('text.ts')));
  const css = linesOf(files.filter((file) => file.endsWith('.css')));
  const frame = linesOf(['routes', 'router', 'frame', 'form', 'list'].map((name) => `${folder}/${name}.ts`));

  it.each<[words: string, stated: RegExp, now: number]>([
    ['files', /The folder has about ([\d,]+) files/, files.length],
    ['lines', /files and ([\d,]+) lines/, all],
    ['lines of texts', /lines: ([\d,]+) of texts/, texts],
    ['lines of CSS', /languages, ([\d,]+) of CSS/, css],
    ['lines of CSS since the redesign', /redesign and has about ([\d,]+), with/, css],
    ['lines of code', /CSS and ([\d,]+) of code/, all - texts - css],
    ['lines of the frame', /lists together have about ([\d,]+) lines/, frame],
    ['lines of tokens', /with ([\d,]+) of tokens/, linesOf(['src/look/tokens.css'])],
  ])('is that of today, within a twentieth: %s', (_, stated, now) => {
    const number = numberIn(stated.exec(text)?.[1] ?? '');
    expect([number, Math.abs(number - now) <= now / 20]).toEqual([number, true]);
  });
});

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { root } from '../../support/paths.ts';
import { loopbackOnlyEnv } from '../../support/process/loopback-only.ts';
import { copySources, type PackedSdk, packSdk } from '../../support/sdk/build.ts';
import { runToEnd } from '../../support/sdk/run.ts';
import { sdkTools, tools } from '../../support/sdk/tools.ts';
import { startTestService } from '../../support/service.ts';

let packed: PackedSdk;
let project: string;
let sdk: string;
beforeAll(() => {
  sdkTools.install();
  packed = packSdk();
  ({ project, sdk } = packed);
}, 600_000);
afterAll(() => packed[Symbol.dispose]());

const readme = readFileSync(path.join(root, 'sdk', 'typescript', 'README.md'), 'utf8');
const blocks = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, block = '']) => block);
const [quickstart = ''] = blocks;

/** The two builds: folder in `dist`, and limit of the gzipped JavaScript in bytes. Pages load the first one. */
const builds = [
  ['ES modules', '', 15_000],
  ['CommonJS', 'cjs', 17_000],
] as const;

/** The reader of order files, an entry of its own. */
const isReader = (file: string) => /^(?:dist\/)?(?:cjs\/)?(?:reader\/|orders\.)/.test(file);

/** Returns the JavaScript of a build, of the client or of the reader of order files. */
const codeIn = (folder: string, { ofReader = false } = {}) =>
  readdirSync(path.join(sdk, 'dist', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js') && !file.startsWith('cjs') && isReader(file) === ofReader)
    .map((file) => readFileSync(path.join(sdk, 'dist', folder, file), 'utf8'));

describe('the package', () => {
  it('contains only the compiled SDK, its types, README and license', () => {
    const files = readdirSync(sdk, { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(sdk, path.join(entry.parentPath, entry.name)));
    const compiled = readdirSync(path.join(root, 'sdk', 'typescript', 'src'), {
      recursive: true,
      encoding: 'utf8',
    })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
      .flatMap((file) => ['.js', '.d.ts'].map((extension) => file.replace(/\.ts$/, extension)))
      .flatMap((file) => builds.map(([, folder]) => path.join('dist', folder, file)));
    // Resolvers that know no `exports` read `orders/package.json`.
    const others = ['LICENSE', 'README.md', 'dist/cjs/package.json', 'orders/package.json', 'package.json'];
    const ofReader = /^dist\/(?:cjs\/)?reader\/[\w/-]+\.js$/;
    expect(files.filter((file) => !ofReader.test(file)).sort()).toEqual([...compiled, ...others].sort());
    expect(files.filter((file) => ofReader.test(file)).length).toBeGreaterThan(10);
  });

  it.each([
    ['publint', ['--strict']],
    ['attw', ['--profile', 'strict']],
  ] as const)('has no finding of %s', async (tool, flags) => {
    const { code, stdout, stderr } = await runToEnd(tools[tool], [packed.tarball, ...flags], {
      env: { ...process.env, NO_COLOR: '1' },
    });
    expect([code, code === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  });

  it.each(['typescript-5.0', 'typescript-5.6'])('has types that %s compiles', async (name) => {
    writeFileSync(
      path.join(project, 'old.ts'),
      `import { Sampan } from '@sampan/sdk';
      const sampan = new Sampan({ apiKey: '', baseUrl: '' });
      export const label = async () => new Blob([await sampan.shipments.label('SMP1', { format: 'zpl' })]);
      export const id: Promise<string> = sampan.shipments.retrieve('SMP1').then((shipment) => shipment.id);
      // @ts-expect-error: no such method
      sampan.shipments.reprice();`,
    );
    const options = {
      noEmit: true,
      strict: true,
      skipLibCheck: false,
      target: 'es2022',
      lib: ['es2022', 'dom', 'dom.iterable'],
      module: 'nodenext',
      types: [],
    };
    const file = path.join(project, 'old.json');
    writeFileSync(file, JSON.stringify({ compilerOptions: options, files: ['old.ts'] }));
    const tsc = sdkTools.file(name, 'bin', 'tsc');
    const { code, stdout } = await runToEnd(process.execPath, [tsc, '-p', file], { env: process.env });
    expect([code, stdout]).toEqual([0, '']);
  });

  it('has no dependencies', () => {
    const manifest = JSON.parse(readFileSync(path.join(sdk, 'package.json'), 'utf8'));
    expect(Object.keys(manifest).filter((name) => name.endsWith('ependencies'))).toEqual([]);
  });

  it.each(builds)('has little gzipped JavaScript as %s', (_, folder, limit) => {
    expect(gzipSync(codeIn(folder).join('')).length).toBeLessThan(limit);
  });

  it.each(builds)('has a reader of order files that pages can load, as %s', (_, folder, _limit) => {
    expect(gzipSync(codeIn(folder, { ofReader: true }).join('')).length).toBeLessThan(45_000);
  });

  it.each(builds)('imports only its own files as %s', (_name, folder, _limit) => {
    const imported = [...codeIn(folder), ...codeIn(folder, { ofReader: true })].flatMap((text) =>
      [...text.matchAll(/(?:from |require\()"([^"]+)"/g)].map(([, name]) => name),
    );
    expect(imported.length).toBeGreaterThan(10);
    expect(imported.filter((name) => !/^(?:\.|\.\.(?:\/\.\.)?)\/[\w/-]+\.js$/.test(name ?? ''))).toEqual([]);
  });

  it('has the license of the project', () => {
    const license = (folder: string) => readFileSync(path.join(folder, 'LICENSE'), 'utf8');
    expect(license(sdk)).toBe(license(root));
  });
});

describe('the installation of the README', () => {
  const [, commands = ''] = /```sh\n([\s\S]*?)```/.exec(readme) ?? [];

  it('works in a clone of the repository, for import and for require', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'sampan-install-'));
    try {
      const clone = path.join(folder, 'sampan');
      const shop = path.join(folder, 'my-shop');
      copySources(clone);
      mkdirSync(shop);
      writeFileSync(path.join(shop, 'package.json'), '{}');
      // The modules of the clone are those of this project.
      expect(commands).toMatch(/^npm ci\n/);
      const env = { ...process.env, npm_config_offline: 'true', npm_config_audit: 'false' };
      execFileSync('sh', ['-ec', commands.replace(/^npm ci\n/, '')], { cwd: clone, env, stdio: 'pipe' });
      const print = "console.log(typeof Sampan, new URL('http://a').host)";
      for (const [type, program] of [
        ['commonjs', `const { Sampan } = require('@sampan/sdk'); ${print}`],
        ['module', `import { Sampan } from '@sampan/sdk'; ${print}`],
      ] as const)
        expect(
          execFileSync(tools.node20, [`--input-type=${type}`, '-e', program], {
            cwd: shop,
            encoding: 'utf8',
          }),
        ).toBe('function a\n');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('the type declarations', () => {
  const uses = `
    import { ApiError, type ErrorCode, InsufficientFundsError, PaymentError, RateLimitError, type ShipmentStatus, Sampan, type WebhookEvent } from '@sampan/sdk';
    declare const sampan: Sampan;
    const status: ShipmentStatus = (await sampan.shipments.retrieve('SMP1')).status;
    for await (const country of sampan.countries.list()) country.name.en.length;
    for await (const row of sampan.events.list()) if (row.event_type === 'wallet.low_balance') row.data.object.available;
    const code: ErrorCode | null = (null as unknown as ApiError).code;
    const event = null as unknown as WebhookEvent;
    if (event.event_type === 'shipment.delivered') event.data.object.tracking_number.length;
    const error = null as unknown as ApiError;
    if (error instanceof InsufficientFundsError) error.code satisfies 'INSUFFICIENT_FUNDS';
    else if (error instanceof PaymentError) error.detail.available_hkd;
    else if (error instanceof RateLimitError) error.retryAfterSeconds;
    console.log(status, code);
    export {};`;
  const mistakes = `
    import { Sampan, type ShipmentDetail } from '@sampan/sdk';
    declare const sampan: Sampan;
    declare const shipment: ShipmentDetail;
    export const misspelled = shipment.status === 'shipped';
    export const missing = sampan.shipments.create({ service_tier_id: 'X' });
    export const unknown = sampan.shipments.list({ size: 'large' });
    export const filter = sampan.shipments.list({ status: 'shipped' });`;
  // The README's other blocks use declarations of the reader's program.
  const surroundings = `
    import { InsufficientFundsError, InvalidRequestError, Sampan, type ShipmentCreateRequest, signTestPayload } from '@sampan/sdk';
    import { readOrders } from '@sampan/sdk/orders';
    declare const order: ShipmentCreateRequest, file: Uint8Array;
    declare const rawBody: Uint8Array, signatureHeader: string, newSecret: string, oldSecret: string;
    declare const apiKey: string, baseUrl: string, keyOfShop: string;`;

  // Parsing TypeScript's own libraries takes longer than all the rest.
  const libraries = new Map<string, ts.SourceFile | undefined>();
  const problems = (text: string, resolution: ts.CompilerOptions, name = 'uses.ts'): string[] => {
    const file = path.join(project, name);
    writeFileSync(file, text);
    const options: ts.CompilerOptions = {
      strict: true,
      noEmit: true,
      skipDefaultLibCheck: true,
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      types: [],
      ...resolution,
    };
    const host = ts.createCompilerHost(options);
    const readSource = host.getSourceFile;
    host.getSourceFile = (name, ...others) => {
      if (!path.basename(name).startsWith('lib.')) return readSource(name, ...others);
      if (!libraries.has(name)) libraries.set(name, readSource(name, ...others));
      return libraries.get(name);
    };
    const program = ts.createProgram([file], options, host);
    return ts
      .getPreEmitDiagnostics(program)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  };
  const resolutions: [string, ts.CompilerOptions][] = [
    ['node16', { module: ts.ModuleKind.Node16, moduleResolution: ts.ModuleResolutionKind.Node16 }],
    ['bundler', { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler }],
  ];

  it.each(resolutions)("resolve with %s, and accept a caller's code", (_, options) => {
    expect(problems(uses, options)).toEqual([]);
    expect(problems(mistakes, options)).toEqual([
      expect.stringContaining('have no overlap'),
      expect.stringContaining('is missing the following properties'),
      expect.stringContaining("'size' does not exist"),
      expect.stringContaining('\'"shipped"\' is not assignable'),
    ]);
  });

  it('resolve with node16 in a CommonJS module', () => {
    const [, options = {}] = resolutions[0] ?? [];
    const program = `
      import { type Page, Sampan, type ShipmentSummary } from '@sampan/sdk';
      import sdk = require('@sampan/sdk');
      export const isOurs = (error: unknown) => error instanceof sdk.InsufficientFundsError;
      export const read = async (sampan: Sampan): Promise<Page<ShipmentSummary> | null> =>
        (await sampan.shipments.list()).nextPage();`;
    expect(problems(program, options, 'uses.cts')).toEqual([]);
    expect(problems(`${program} export const no = sdk.Samparn;`, options, 'uses.cts')).toEqual([
      expect.stringContaining("'Samparn' does not exist"),
    ]);
  });

  it('resolve in Deno', async () => {
    writeFileSync(path.join(project, 'uses.ts'), uses);
    const args = ['check', '--no-remote', '--node-modules-dir=manual', 'uses.ts'];
    const { code, stderr } = await runToEnd(tools.deno, args, {
      cwd: project,
      env: { ...process.env, NO_COLOR: '1' },
    });
    expect([code, code === 0 ? '' : stderr]).toEqual([0, '']);
  });

  it('accept the example of docs/order-files.md', () => {
    const [, options = {}] = resolutions[1] ?? [];
    const page = readFileSync(path.join(root, 'docs', 'order-files.md'), 'utf8');
    const [, example = ''] = /```ts\n([\s\S]*?)```/.exec(page) ?? [];
    const given = 'declare const file: Uint8Array, apiKey: string, baseUrl: string;';
    expect(problems(`${given}\n${example}\nexport { batch };`, options)).toEqual([]);
  });

  it('accept every example of the README', () => {
    const [, options = {}] = resolutions[1] ?? [];
    const others = blocks.slice(1).map((block) => {
      const needsClient = !block.includes('const sampan');
      return `async function example(${needsClient ? 'sampan: Sampan' : ''}) {\n${block}\n}`;
    });
    const named = others.map((text, index) => text.replace('example', `example${index}`));
    expect(problems([surroundings, ...named].join('\n'), options)).toEqual([]);
    expect(
      problems(`declare const process: { env: Record<string, string | undefined> };\n${quickstart}`, options),
    ).toEqual([]);
  });
});

describe('the quickstart of the README', () => {
  it('works', async () => {
    const service = await startTestService();
    writeFileSync(path.join(project, 'quickstart.ts'), quickstart);
    const { code, stdout, stderr } = await runToEnd(process.execPath, ['quickstart.ts'], {
      cwd: project,
      env: {
        ...process.env,
        ...loopbackOnlyEnv,
        SAMPAN_API_KEY: service.account.testKey,
        SAMPAN_BASE_URL: service.rootUrl,
      },
    });
    await service.stop();
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(
      /^\d+ services carry this parcel\nBooked (SMP\w+)\nThe label has \d+ bytes\n\1 is label_created\n$/,
    );
  });
});

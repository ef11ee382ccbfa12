import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { root } from '../../support/paths.ts';
import { runToEnd } from '../../support/sdk/run.ts';

const contract = (values: readonly string[], operation: object = {}) => ({
  openapi: '3.1.0',
  info: { title: 'Parcels', version: '1.2.0' },
  paths: {
    '/parcels': {
      get: {
        ...operation,
        responses: {
          200: {
            description: 'ok',
            content: { 'application/json': { schema: { type: 'string', enum: values } } },
          },
        },
      },
    },
  },
});

const readme = readFileSync(path.join(root, 'sdk', 'contract-diff', 'README.md'), 'utf8');
const block = (language: string) =>
  new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(readme)?.[1] ?? '';

let folder: string;
let shop: string;
let registry: Server;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sampan-contract-diff-'));
  shop = path.join(folder, 'my-shop');
  const clone = path.join(folder, 'sampan');
  // The modules of the clone are those of this project.
  cpSync(path.join(root, 'sdk', 'contract-diff'), path.join(clone, 'sdk', 'contract-diff'), {
    recursive: true,
    filter: (file) => path.basename(file) !== 'dist',
  });
  symlinkSync(path.join(root, 'node_modules'), path.join(clone, 'node_modules'));
  mkdirSync(shop);
  const write = (name: string, value: object) =>
    writeFileSync(path.join(shop, name), JSON.stringify(value, null, 2));
  write('package.json', { type: 'module' });
  write('published.json', contract(['s']));
  write('openapi.json', contract(['s'], { deprecated: true }));
  write('openapi.yaml', contract(['s'], { description: 'List parcels' }));
  write('broken.json', contract(['s', 'm']));
  registry = await registryOfYaml(folder);
  env = {
    ...process.env,
    npm_config_registry: `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`,
    npm_config_cache: path.join(folder, 'cache'),
    npm_config_audit: 'false',
  };
  const { code, stderr } = await runToEnd('sh', ['-ec', block('sh').replace(/^npm ci\n/, '')], {
    cwd: clone,
    env,
  });
  if (code !== 0) throw new Error(stderr);
}, 600_000);
afterAll(() => {
  registry.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Serves the installed `yaml` as npm's registry does. */
async function registryOfYaml(at: string): Promise<Server> {
  const source = path.join(root, 'node_modules', 'yaml');
  execFileSync('npm', ['pack', source, '--ignore-scripts', '--pack-destination', at], { stdio: 'pipe' });
  const manifest = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8'));
  const tarball = `yaml-${manifest.version}.tgz`;
  const server = createServer(({ url, headers }, response) => {
    if (url === `/${tarball}`) response.end(readFileSync(path.join(at, tarball)));
    else if (url === '/yaml') {
      const dist = { tarball: `http://${headers.host}/${tarball}` };
      response.setHeader('Content-Type', 'application/json');
      response.end(
        JSON.stringify({
          name: 'yaml',
          'dist-tags': { latest: manifest.version },
          versions: { [manifest.version]: { ...manifest, dist } },
        }),
      );
    } else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const contractDiff = (...words: string[]) =>
  runToEnd(path.join(shop, 'node_modules', '.bin', 'contract-diff'), words, { cwd: shop, env });

describe('the package, packed and installed by the commands of its README', () => {
  it('has only the compiled files, README and license, and depends on yaml only', () => {
    const installed = path.join(shop, 'node_modules', '@sampan', 'contract-diff');
    expect(readdirSync(installed).sort()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json']);
    expect(readdirSync(path.join(installed, 'dist')).filter((name) => name.endsWith('.ts'))).toEqual(
      readdirSync(path.join(installed, 'dist')).filter((name) => name.endsWith('.d.ts')),
    );
    const { dependencies } = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8'));
    expect(Object.keys(dependencies)).toEqual(['yaml']);
    const license = (at: string) => readFileSync(path.join(at, 'LICENSE'), 'utf8');
    expect(license(installed)).toBe(license(root));
  });

  it('names no document that its user does not have', () => {
    const installed = path.join(shop, 'node_modules', '@sampan', 'contract-diff');
    const texts = ['README.md', ...readdirSync(path.join(installed, 'dist')).map((name) => `dist/${name}`)]
      .filter((name) => /\.(?:md|js)$/.test(name))
      .map((name) => readFileSync(path.join(installed, name), 'utf8'));
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.flatMap((text) => text.match(/\]\(\.\.[^)]*\)|docs\/[\w/]+\.md/g) ?? [])).toEqual([]);
  });

  it('reports a breaking change and exits with 1', async () => {
    expect(await contractDiff('published.json', 'broken.json')).toEqual({
      code: 1,
      stdout: [
        'BREAKING  GET /parcels 200: values added: "m"',
        '          broken.json:15  response-enum-widened',
        '1 breaking, 0 minor, 0 patch. Lowest version after 1.2.0: 2.0.0',
        '',
      ].join('\n'),
      stderr: 'The new contract has changes of impact major.\n',
    });
  });

  it('reads YAML', async () => {
    writeFileSync(
      path.join(shop, 'old.yaml'),
      'openapi: 3.1.0\ninfo: {title: Parcels, version: 1.2.0}\npaths: {}\n',
    );
    const { code, stdout } = await contractDiff('old.yaml', 'published.json', '--fail-on', 'minor');
    expect(stdout).toContain('operation-added');
    expect(code).toBe(1);
  });

  it.each([
    [['published.json'], 'Name two documents: contract-diff <old> <new>.'],
    [['published.json', 'nowhere.json'], 'nowhere.json: there is no such file.'],
    [
      ['published.json', 'openapi.json', '--format', 'xml'],
      '--format must be one of: human, json, sarif, github.',
    ],
    [
      ['published.json', 'openapi.json', '--ignore', 'enums'],
      '--ignore: there is no rule enums. Every change of a report names its rule',
    ],
    [['published.json', 'openapi.json', '--fial-on', 'minor'], "Unknown option '--fial-on'"],
  ])('refuses %j with exit code 2 and one line', async (words, message) => {
    const { code, stdout, stderr } = await contractDiff(...words);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });

  it('explains itself', async () => {
    const { code, stdout } = await contractDiff('--help');
    expect(code).toBe(0);
    expect(stdout).toContain('Usage: contract-diff [options] <old> <new>');
  });

  it('can be called from a program, as the README shows', async () => {
    writeFileSync(path.join(shop, 'compare.js'), block('js'));
    const result = await runToEnd(process.execPath, ['compare.js'], { cwd: shop, env });
    expect(result).toEqual({ code: 0, stdout: 'minor 1 compatible\n', stderr: '' });
  });
});

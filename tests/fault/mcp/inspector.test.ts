import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { toolContracts } from '../../../generated/mcp-tools.ts';
import { Tools } from '../../../scripts/frame/tools.ts';
import { root } from '../../support/paths.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { order } from '../../support/shipment/order.ts';

const run = promisify(execFile);

/** 110 MB. */
const inspector = new Tools('mcp-inspector', { '@modelcontextprotocol/inspector': '2.12.0' });

let service: TestService;
beforeAll(async () => {
  inspector.install();
  service = await startTestService({ env: { OUTBOUND_ALLOW: '127.0.0.0/8' } });
}, 150_000);
afterAll(() => service.stop());

const stdioServer = () => [
  process.execPath,
  '--import',
  path.join(root, 'src', 'require-node-24.js'),
  path.join(root, 'src', 'mcp', 'main.ts'),
];
const targets = {
  http: () => [
    `${service.rootUrl}/mcp`,
    '--transport',
    'http',
    '--header',
    `Authorization: Bearer ${service.account.testKey}`,
  ],
  stdio: () => [
    ...stdioServer(),
    '-e',
    `SAMPAN_API_KEY=${service.account.testKey}`,
    '-e',
    `SAMPAN_BASE_URL=${service.rootUrl}`,
  ],
};

describe.each(Object.entries(targets))("the inspector's command line over %s", (_, target) => {
  const inspect = async (...args: string[]) => {
    const launcher = inspector.file(
      '@modelcontextprotocol/inspector',
      'clients',
      'launcher',
      'build',
      'index.js',
    );
    const { stdout } = await run(process.execPath, [launcher, '--cli', ...target(), ...args], {
      cwd: inspector.folder,
    });
    return JSON.parse(stdout);
  };
  const call = async (name: string, args: Record<string, unknown> = {}) => {
    const pairs = Object.entries(args).map(
      ([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
    );
    const given = pairs.length > 0 ? ['--tool-arg', ...pairs] : [];
    const { structuredContent, isError } = await inspect(
      '--method',
      'tools/call',
      '--tool-name',
      name,
      ...given,
    );
    expect([name, isError ?? false, structuredContent.error]).toEqual([name, false, undefined]);
    return structuredContent;
  };

  it('lists every tool, without a finding about the schemas', async () => {
    const { tools } = await inspect('--method', 'tools/list', '--strict');
    expect(tools.map(({ name }: { name: string }) => name)).toEqual(Object.keys(toolContracts));
  });

  it('calls every tool', async () => {
    const { service_tier_id, ...rest } = order();
    const booking = { service_tier_id, ...rest, idempotency_key: randomUUID() };
    await call('get_rates', { weight_kg: 0.5, destination_country: 'US' });
    const { idempotency_key, ...dry } = booking;
    await call('validate_shipment', dry);
    await call('validate_address', { ...dry.recipient });
    const { id } = await call('create_shipment', booking);
    await call('get_label', { shipment_id: id });
    await call('get_shipment', { shipment_id: id });
    await call('list_shipments', { limit: 1 });
    await call('track_shipment', { tracking_number: id });
    await call('cancel_shipment', { shipment_id: id });
    await call('list_service_tiers');
    await call('get_wallet_balance');
    const { body } = await service
      .call('post', '/webhooks')
      .set('Idempotency-Key', randomUUID())
      .send({ url: `http://127.0.0.1:9/${randomUUID()}`, events: ['*'] });
    await call('list_webhooks');
    await call('list_webhook_deliveries', { id: body.data.id });
  });
});

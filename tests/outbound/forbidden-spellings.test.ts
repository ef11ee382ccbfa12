import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createOutboundClient } from '../../src/outbound/outbound-client.ts';
import { type Receiver, startReceiver } from './receiver.ts';

// biome-ignore format: a table
const literals = [
  // Loopback.
  '127.0.0.1', '127.0.0.1.', '127.1', '127.0.1', '127.255.255.254', '2130706433', '0x7f000001', '0x7f.1',
  '0x7f.0.0.1', '0x7F.0x0.0x0.0x1', '017700000001', '0177.0.0.1', '0177.0.0.01', '0177.1', '127.0.0.0x1',
  '127.0.0.01', '①②⑦.0.0.1', '127。0。0。1', '１２７.0.0.1', '%31%32%37.0.0.1', '127%2e0%2e0%2e1', '127.0.0.\u00ad1',
  // This host, private, shared, link-local, metadata, documentation, multicast, reserved.
  '0', '0.0.0.0', '0x0', '0.1.2.3', '10.0.0.1', '10.255.255.255', '0xa.1', '012.0.0.1', '167772161', '100.64.0.1',
  '100.100.100.200', '100.127.255.255', '169.254.169.254', '169.254.170.2', '2852039166', '0xa9fea9fe',
  '0251.0376.0251.0376', '169.254.43518', '0xa9.254.0251.254', '168.63.129.16', '172.16.0.1', '172.31.255.255',
  '192.168.0.1', '192.168.257', '0xc0a80001', '192.0.0.192', '192.0.2.1', '192.88.99.1', '198.18.0.1',
  '198.19.255.255', '198.51.100.1', '203.0.113.1', '224.0.0.1', '239.255.255.250', '240.0.0.1', '255.255.255.255',
  '4294967295', '037777777777',
  // IPv6.
  '[::]', '[::1]', '[0:0:0:0:0:0:0:1]', '[0000:0000:0000:0000:0000:0000:0000:0001]', '[::127.0.0.1]', '[::7f00:1]',
  '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::FFFF:7F00:0001]', '[0:0:0:0:0:ffff:127.0.0.1]',
  '[::ffff:169.254.169.254]', '[::ffff:a9fe:a9fe]', '[::ffff:8.8.8.8]', '[::ffff:0:127.0.0.1]',
  '[64:ff9b::127.0.0.1]', '[64:ff9b::7f00:1]', '[64:ff9b::a9fe:a9fe]', '[64:ff9b:1::7f00:1]', '[100::1]', '[2001::1]',
  '[2001:0:7f00:1::]', '[2001:20::1]', '[2001:db8::1]', '[2002:7f00:1::]', '[2002:a9fe:a9fe::1]', '[3fff::1]',
  '[4000::1]', '[5f00::1]', '[fc00::1]', '[fd00::1]', '[fd00:ec2::254]', '[fe80::1]', '[fe80::1%25eth0]',
  '[fec0::1]', '[ff02::1]', '[::1%25lo]',
];
const names = ['localhost', 'LOCALHOST', 'localhost.', 'a.localhost', 'LocalHost.'];

describe('a forbidden address, however it is spelled', () => {
  const client = createOutboundClient({ allow: [] });
  let sink: Receiver;
  beforeAll(async () => {
    sink = await startReceiver();
  });
  afterAll(async () => {
    client[Symbol.dispose]();
    await sink[Symbol.asyncDispose]();
  });

  it('is in the table at least sixty times', () => {
    expect(new Set(literals).size).toBeGreaterThanOrEqual(60);
    expect(new Set(literals).size).toBe(literals.length);
  });

  it.each([...literals, ...names])('%s is refused at create and at send', async (host) => {
    for (const scheme of ['http', 'https']) {
      const url = `${scheme}://${host}:${sink.port}/hook`;
      const request = { url, livemode: false, deadlineMs: 2000, maxBodyBytes: 1024 };
      expect(await client.checkTarget(url, { livemode: false })).toMatch(/public address|absolute URL/);
      const posted = await client.post({ ...request, headers: {}, body: '{}' });
      expect(posted).toMatchObject({ outcome: 'refused', reason: expect.stringMatching(/public|absolute/) });
      expect(await client.stream(request)).toMatchObject({ outcome: 'refused' });
    }
    expect(sink.connections).toEqual([]);
  });

  it('is let through when it is on the list', async () => {
    using open = createOutboundClient({ allow: ['127.0.0.0/8'] });
    expect(await open.checkTarget(`http://127.0.0.1:${sink.port}/`, { livemode: false })).toBeNull();
    expect(await open.checkTarget(`https://0x7f.1:${sink.port}/`, { livemode: true })).toBeNull();
    expect(await open.checkTarget(`http://127.0.0.1:${sink.port}/`, { livemode: true })).toContain(
      'https://',
    );
    expect(await open.checkTarget('http://10.0.0.1/', { livemode: false })).toContain('public address');
  });
});

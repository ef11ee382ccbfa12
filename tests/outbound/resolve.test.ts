import { describe, expect, it } from '@jest/globals';
import { createOutboundClient } from '../../src/outbound/client.ts';
import { createResolver } from '../../src/outbound/ip-address.ts';
import { patient } from '../support/deadline.ts';
import { type Records, startNameServer } from './name-server.ts';
import { answering, startReceiver } from './receiver.ts';

/** A documentation address (RFC 5737) that no machine has, allowed here to represent a public one. */
const openAddress = '203.0.113.14';
/** Used only in checks; no request is sent to it. */
const publicAddress = '93.184.215.14';
const post = { livemode: false, headers: {}, body: '{}', deadlineMs: 2000, maxBodyBytes: 1024 };

describe('a host name', () => {
  it('that resolves to a public address at create and to loopback at send is refused', async () => {
    await using sink = await startReceiver();
    const answers = [[openAddress], ['127.0.0.1']];
    using client = createOutboundClient({
      allow: [openAddress, '2001:db8::14'],
      lookup: async () => answers.shift() ?? [],
    });
    const url = `http://rebind.test:${sink.port}/`;
    expect(await client.checkTarget(url, { livemode: false })).toBeNull();
    expect(await client.post({ ...post, url })).toMatchObject({
      outcome: 'refused',
      reason: 'must have a public address; rebind.test resolves to an address that is not public',
    });
    expect(sink.connections).toEqual([]);
  });

  it.each([
    [[openAddress, '127.0.0.1']],
    [['127.0.0.1', openAddress]],
    [[openAddress, '::1']],
    [['2001:db8::14', '10.0.0.1']],
    [[openAddress, '::ffff:93.184.215.14']],
    [[openAddress, 'fe80::1%eth0']],
    [[openAddress, 'not an address']],
    [['169.254.169.254']],
  ])('with the addresses %j is refused', async (answers) => {
    await using sink = await startReceiver();
    using client = createOutboundClient({
      allow: [openAddress, '2001:db8::14'],
      lookup: async () => answers,
    });
    const url = `http://mixed.test:${sink.port}/`;
    expect(await client.checkTarget(url, { livemode: false })).toContain('public address');
    expect(await client.post({ ...post, url })).toMatchObject({ outcome: 'refused' });
    expect(sink.connections).toEqual([]);
  });

  it('is resolved once per request, and only that address is connected to', async () => {
    const asked: string[] = [];
    const received: string[] = [];
    await using receiver = await startReceiver((socket) => {
      socket.on('data', (data) => received.push(String(data)));
      answering('HTTP/1.1 204 No Content\r\n\r\n')(socket);
    });
    using client = createOutboundClient({
      allow: ['127.0.0.1'],
      lookup: async (name) => {
        asked.push(name);
        return ['127.0.0.1'];
      },
    });
    const url = `http://receiver.test:${receiver.port}/hook`;
    expect(await client.post({ ...post, url })).toMatchObject({
      outcome: 'ok',
      status: 204,
      remoteIp: '127.0.0.1',
    });
    expect(asked).toEqual(['receiver.test']);
    expect(received.join('')).toContain(`Host: receiver.test:${receiver.port}\r\n`);
  });

  it('without an address fails, and is resolved again at the next attempt', async () => {
    const error = Object.assign(new Error('queryA ENOTFOUND'), { code: 'ENOTFOUND' });
    for (const lookup of [() => Promise.reject(error), async () => []]) {
      using client = createOutboundClient({ allow: [openAddress, '2001:db8::14'], lookup });
      const reason = 'the host name gone.test does not resolve';
      expect(await client.checkTarget('https://gone.test/', { livemode: true })).toBe(reason);
      expect(await client.post({ ...post, url: 'https://gone.test/' })).toMatchObject({
        outcome: 'failed',
        reason,
      });
    }
  });

  it('fails at the deadline if its name server does not respond', async () => {
    using client = createOutboundClient({
      allow: [openAddress, '2001:db8::14'],
      lookup: () => new Promise(() => {}),
    });
    const result = await client.post({ ...post, url: 'https://silent.test/', deadlineMs: 100 });
    expect(result).toMatchObject({ outcome: 'timeout' });
    expect(result.latencyMs).toBeLessThan(patient(1_000));
  });
});

describe('plain http without a mode', () => {
  it('is allowed only for listed addresses', async () => {
    using client = createOutboundClient({ allow: ['127.0.0.1'], lookup: async () => [publicAddress] });
    const bounds = { deadlineMs: 1000, maxBodyBytes: 1024 };
    const refused = { outcome: 'refused', reason: 'must begin with https://' };
    expect(await client.stream({ url: 'http://files.test/label.pdf', ...bounds })).toEqual(refused);
    await using receiver = await startReceiver(answering('HTTP/1.1 204 No Content\r\n\r\n'));
    expect(await client.stream({ url: receiver.origin, ...bounds })).toMatchObject({
      outcome: 'ok',
      status: 204,
    });
  });
});

/** Documentation addresses (RFC 5737, RFC 3849) that no machine has, allowed here to represent public ones. */
const open = [203, 0, 113, 14];
const loopback = [127, 0, 0, 1];
const openV6 = [0x20, 0x01, 0x0d, 0xb8, ...new Array<number>(11).fill(0), 14];
const allow = ['203.0.113.14', '2001:db8::e'];
const loopbackV6 = [...new Array<number>(15).fill(0), 1];
const servfail = new Error('SERVFAIL');

describe('a resolver', () => {
  it.each<[string, Records, Records, readonly string[] | RegExp]>([
    ['IPv4 and IPv6 addresses', [open], [openV6], ['203.0.113.14', '2001:db8::e']],
    ['several addresses', [open, loopback], [], ['203.0.113.14', '127.0.0.1']],
    ['the A records if the server fails for AAAA', [open], servfail, ['203.0.113.14']],
    ['an error if there is no address', [], [], /ENODATA/],
    ['the error of the server', servfail, [], /ESERVFAIL/],
  ])('returns %s', async (_name, a, aaaa, expected) => {
    await using server = await startNameServer((_host, type) => (type === 'A' ? a : aaaa));
    const answer = createResolver([server.address])('receiver.test');
    if (expected instanceof RegExp) await expect(answer).rejects.toThrow(expected);
    else expect(await answer).toEqual(expected);
  });

  it.each([
    'localhost',
    'localhost.',
    'shop.localhost',
  ])('resolves %s without a name server', async (name) => {
    await using server = await startNameServer(() => [open]);
    expect(await createResolver([server.address])(name)).toEqual(['127.0.0.1', '::1']);
  });
});

describe('a name server', () => {
  const post = { livemode: false, headers: {}, body: '{}', deadlineMs: 2000, maxBodyBytes: 1024 };

  it('that changes its response to a loopback address causes no connection', async () => {
    await using sink = await startReceiver();
    let rebound = false;
    await using server = await startNameServer((_host, type) => {
      if (type === 'A') return [rebound ? loopback : open];
      return rebound ? [loopbackV6] : [openV6];
    });
    using client = createOutboundClient({ allow, lookup: createResolver([server.address]) });
    const url = `http://rebind.test:${sink.port}/`;
    expect(await client.checkTarget(url, { livemode: false })).toBeNull();
    rebound = true;
    expect(await client.post({ ...post, url })).toMatchObject({ outcome: 'refused' });
    expect(sink.connections).toEqual([]);
  });

  it('that never responds delays a request at most until the deadline', async () => {
    let silent = true;
    await using server = await startNameServer(() => (silent ? null : [open]));
    const asked: Promise<readonly string[]>[] = [];
    const resolve = createResolver([server.address]);
    const lookup = (name: string) => {
      const answer = resolve(name);
      asked.push(answer);
      return answer;
    };
    using client = createOutboundClient({ allow, lookup });
    const result = await client.post({ ...post, url: 'https://silent.test/', deadlineMs: 200 });
    expect(result).toMatchObject({
      outcome: 'timeout',
      reason: 'the host name silent.test was not resolved in time',
    });
    expect(result.latencyMs).toBeLessThan(patient(1_200));
    silent = false;
    await Promise.allSettled(asked);
  });
});

import dns from 'node:dns';
import { appendFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

/**
 * Refuses and records each connection or datagram to an address other than loopback, and each query to
 * another name server than a test's own. Jest's setup imports it and fails the test (after-each.ts). Programs
 * that tests start preload it, and the run fails at its end (global-teardown.ts).
 */

/** The file in which programs that tests start record refusals. */
const refusalsFile = process.env.JEST_WORKER_ID === undefined ? process.env.TEST_REFUSALS : undefined;

/** `node` arguments for a program that a test starts, and the environment that it needs. */
export const loopbackOnlyFlags = ['--import', import.meta.url] as const;
export const loopbackOnlyEnv: Readonly<Record<string, string>> = process.env.TEST_REFUSALS
  ? { TEST_REFUSALS: process.env.TEST_REFUSALS }
  : {};

type Native = Record<string, (...args: never[]) => unknown>;
type Binding = (name: string) => Record<string, { readonly prototype: Native }>;

const marker = Symbol.for('sampan tests: refused calls');
const shared = net.Socket as unknown as { [marker]?: string[] };
const loopback = new net.BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');
loopback.addSubnet('::ffff:127.0.0.0', 104, 'ipv6');

// Jest imports this once per test file, in a process that may already be patched.
if (!shared[marker]) {
  shared[marker] = [];
  patchSockets();
  patchNames();
  syncBuiltinESMExports();
}

/** Returns the refusals since the last call. */
export function takeRefusals(): string[] {
  return shared[marker]?.splice(0) ?? [];
}

function refuse(what: string): void {
  shared[marker]?.push(what);
  if (refusalsFile) appendFileSync(refusalsFile, `${process.argv.slice(1).join(' ')}: ${what}\n`);
}

function isLoopback(address: string): boolean {
  const family = net.isIP(address);
  if (family === 0) return false;
  // Traffic without an explicit address stays on the machine.
  if (address === '0.0.0.0' || address === '::') return true;
  return loopback.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/** Patches the native socket calls, which every library uses. */
function patchSockets(): void {
  const binding = (process as unknown as { binding: Binding }).binding;
  const accessDenied = -13; // EACCES
  for (const name of ['connect', 'connect6']) {
    wrap(binding('tcp_wrap').TCP?.prototype, name, (_request: unknown, address: string, port: number) => {
      if (isLoopback(address)) return undefined;
      refuse(`connection to ${address}, port ${port}`);
      return accessDenied;
    });
  }
  for (const name of ['send', 'send6']) {
    const at = (args: unknown[]) => ({ port: args[3], address: args[4] });
    wrap(binding('udp_wrap').UDP?.prototype, name, (...args: unknown[]) => {
      const { port, address } = at(args);
      if (typeof address !== 'string' || isLoopback(address)) return undefined;
      refuse(`datagram to ${address}, port ${port}`);
      return accessDenied;
    });
  }
  const resolver = binding('cares_wrap').ChannelWrap?.prototype;
  for (const name of Object.getOwnPropertyNames(resolver ?? {})) {
    if (!/^query|^getHostByAddr$/.test(name)) continue;
    wrap(
      resolver,
      name,
      function (this: { getServers(): [string, number][] }, _request: unknown, host: string) {
        // A server on port 53 may be the machine's forwarder.
        if (this.getServers().every(([address, port]) => isLoopback(address) && port !== 53))
          return undefined;
        refuse(`question to a name server about ${host}`);
        return 'EREFUSED';
      },
    );
  }
}

/** Patches the system's resolver, which every connection to a host name uses. */
function patchNames(): void {
  const isOwn = (host: string) => net.isIP(host) !== 0 || /(^|\.)localhost\.?$/i.test(host) || host === '';
  const failure = (host: string) =>
    Object.assign(new Error(`getaddrinfo EREFUSED ${host}`), {
      code: 'EREFUSED',
      syscall: 'getaddrinfo',
      hostname: host,
    });
  const lookup = dns.lookup;
  const guarded = (host: string, ...rest: unknown[]) => {
    if (isOwn(host ?? '')) return Reflect.apply(lookup, dns, [host, ...rest]);
    refuse(`look-up of ${host}`);
    const callback = rest.at(-1) as (error: Error) => void;
    process.nextTick(callback, failure(host));
    return {};
  };
  dns.lookup = Object.assign(guarded, lookup) as typeof dns.lookup;
  const ask = dns.promises.lookup;
  dns.promises.lookup = ((host: string, ...rest: unknown[]) => {
    if (isOwn(host)) return Reflect.apply(ask, dns.promises, [host, ...rest]);
    refuse(`look-up of ${host}`);
    return Promise.reject(failure(host));
  }) as typeof dns.promises.lookup;
}

/** Wraps a native call. If `check` returns a result, that is returned instead of the call. */
function wrap(prototype: Native | undefined, name: string, check: (...args: never[]) => unknown): void {
  const original = prototype?.[name];
  if (!prototype || !original)
    throw new Error(`Node has no native ${name}: correct tests/support/process/loopback-only.ts`);
  prototype[name] = function (this: unknown, ...args: never[]) {
    const refusal = Reflect.apply(check, this, args);
    return refusal === undefined ? Reflect.apply(original, this, args) : refusal;
  };
}

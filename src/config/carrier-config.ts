import { ConfigError, readHttpUrl, readInteger } from './read-setting.ts';

export interface CarrierConfig {
  /** Null: no gateway. The secret signs requests to it. */
  readonly http: { readonly url: string; readonly secret: string } | null;
  /** Deadline of one call, with connecting and reading. A booking makes two under one lock. */
  readonly deadlineMs: number;
  readonly maxResponseBytes: number;
}

/** Reads the partner carrier's gateway and the limits of a call. @throws {ConfigError} */
export function readCarrierConfig(env: NodeJS.ProcessEnv): CarrierConfig {
  return {
    http: partnerGateway(env),
    // A booking's claim is locked for 60 s, and two calls must fit.
    deadlineMs: readInteger(env, 'CARRIER_DEADLINE_MS', 10_000, 1, 25_000),
    maxResponseBytes: readInteger(env, 'CARRIER_MAX_RESPONSE_BYTES', 65_536, 1024, 16_777_216),
  };
}

/** Returns the codes of the carriers that this process can call. */
export function connectedCarriers({ http }: Pick<CarrierConfig, 'http'>): ReadonlySet<string> {
  return new Set(http === null ? ['sandbox'] : ['sandbox', 'http']);
}

function partnerGateway(env: NodeJS.ProcessEnv): CarrierConfig['http'] {
  const url = readHttpUrl(env, 'CARRIER_HTTP_URL');
  const secret = env.CARRIER_HTTP_SECRET;
  if (!url && !secret) return null;
  if (!url) throw new ConfigError('CARRIER_HTTP_SECRET is set without CARRIER_HTTP_URL; set both or neither');
  if (!secret || secret.length < 16) {
    throw new ConfigError(
      'CARRIER_HTTP_SECRET must have at least 16 characters when CARRIER_HTTP_URL is set',
    );
  }
  const { username, password, protocol } = new URL(url);
  if (username || password) {
    throw new ConfigError('CARRIER_HTTP_URL must not contain a user name or a password');
  }
  if (protocol !== 'https:' && env.NODE_ENV === 'production') {
    throw new ConfigError('CARRIER_HTTP_URL must begin with https:// when NODE_ENV is production');
  }
  return { url, secret };
}

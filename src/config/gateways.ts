import { ConfigError, readHttpUrl } from './read-setting.ts';

/** A partner's gateway, which speaks our protocol (docs/carrier-gateway/openapi.json). */
export interface GatewayConfig {
  /** In the address of its notices: `/carrier/<name>/notices`. */
  readonly name: string;
  readonly url: string;
  /** Signs requests to the gateway, and its notices. */
  readonly secret: string;
  /** Codes of the carriers that it serves, as the catalog names them. No other gateway has them. */
  readonly carriers: readonly string[];
}

export const carrierCodePattern = /^[a-z][a-z0-9-]{0,31}$/;

export const carrierCodeRule =
  'lower-case letters, digits and hyphens, at most 32 characters, beginning with a letter';

/** The gateway of CARRIER_HTTP_URL, which is listed without CARRIER_GATEWAYS. */
const firstGateway = 'http';

/** The sandbox carrier books in the database itself. */
const ownCarrier = 'sandbox';

const parts = ['URL', 'SECRET', 'CARRIERS'] as const;

/** Reads the partners' gateways. @throws {ConfigError} */
export function readGateways(env: NodeJS.ProcessEnv): readonly GatewayConfig[] {
  const listed = readNames(env, 'CARRIER_GATEWAYS');
  const isFirstSet = parts.some((part) => env[settingOf(firstGateway, part)]);
  const names = [...new Set([...(isFirstSet ? [firstGateway] : []), ...listed])];
  refuseUnlisted(env, names);
  const gateways = names.map((name) => readGateway(env, name));
  for (const [index, gateway] of gateways.entries()) refuseShared(gateway, gateways.slice(0, index));
  return gateways;
}

function readGateway(env: NodeJS.ProcessEnv, name: string): GatewayConfig {
  const [urlSetting, secretSetting, carriersSetting] = [
    settingOf(name, 'URL'),
    settingOf(name, 'SECRET'),
    settingOf(name, 'CARRIERS'),
  ];
  const url = readHttpUrl(env, urlSetting);
  const secret = env[secretSetting];
  if (!url && secret)
    throw new ConfigError(`${secretSetting} is set without ${urlSetting}; set both or neither`);
  if (!url) throw new ConfigError(`${urlSetting} is not set; it must be the address of the gateway ${name}`);
  if (!secret || secret.length < 16) {
    throw new ConfigError(`${secretSetting} must have at least 16 characters when ${urlSetting} is set`);
  }
  const { username, password, protocol } = new URL(url);
  if (username || password) {
    throw new ConfigError(`${urlSetting} must not contain a user name or a password`);
  }
  if (protocol !== 'https:' && env.NODE_ENV === 'production') {
    throw new ConfigError(`${urlSetting} must begin with https:// when NODE_ENV is production`);
  }
  const carriers = readNames(env, carriersSetting);
  return { name, url, secret, carriers: carriers.length === 0 ? [name] : carriers };
}

function readNames(env: NodeJS.ProcessEnv, setting: string): readonly string[] {
  const names = (env[setting] ?? '').split(',').flatMap((part) => part.trim() || []);
  const wrong = names.find((name) => !carrierCodePattern.test(name) || name === ownCarrier);
  if (wrong === undefined) return [...new Set(names)];
  throw new ConfigError(
    `${setting} has ${JSON.stringify(wrong)}; it must be a comma-separated list of names: ${carrierCodeRule}. ${ownCarrier} is not one`,
  );
}

/** A gateway whose name is missing in the list would be without effect. */
function refuseUnlisted(env: NodeJS.ProcessEnv, names: readonly string[]): void {
  const known = new Set(names.flatMap((name) => parts.map((part) => settingOf(name, part))));
  for (const setting of Object.keys(env)) {
    if (!isGatewaySetting(setting) || !env[setting] || known.has(setting)) continue;
    throw new ConfigError(`${setting} is set, but CARRIER_GATEWAYS does not list its gateway; add the name`);
  }
}

/** A partner that knows another's secret could send notices about the other's parcels. */
function refuseShared({ name, secret, carriers }: GatewayConfig, others: readonly GatewayConfig[]): void {
  for (const other of others) {
    if (secret === other.secret) {
      const settings = `${settingOf(other.name, 'SECRET')} and ${settingOf(name, 'SECRET')}`;
      throw new ConfigError(`${settings} are the same; each gateway must have a secret of its own`);
    }
    const shared = carriers.find((carrier) => other.carriers.includes(carrier));
    if (shared === undefined) continue;
    throw new ConfigError(
      `${settingOf(name, 'CARRIERS')}: the gateways ${other.name} and ${name} both have the carrier ${shared}; only one can book with it`,
    );
  }
}

/** Returns true for a setting of a gateway, such as CARRIER_ACME_URL. */
export function isGatewaySetting(setting: string): boolean {
  return /^CARRIER_[A-Z][A-Z0-9_]*_(URL|SECRET|CARRIERS)$/.test(setting);
}

export function settingOf(name: string, part: (typeof parts)[number]): string {
  return `CARRIER_${name.toUpperCase().replaceAll('-', '_')}_${part}`;
}

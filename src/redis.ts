import { Cluster, type ClusterOptions, Redis, type RedisOptions } from 'ioredis';
import type { Logger } from 'pino';

interface RedisServer {
  readonly kind: 'server';
  readonly urls: readonly [string];
}

interface RedisClusterNodes {
  readonly kind: 'cluster';
  readonly urls: readonly [string, ...string[]];
}

interface Login {
  readonly user: string | null;
  readonly password: string | null;
}

interface HostPort {
  readonly host: string;
  readonly port: number;
}

/** Sentinels, which name the server that is now the master. */
export interface RedisSentinels {
  readonly kind: 'sentinel';
  readonly sentinels: readonly [HostPort, ...HostPort[]];
  readonly sentinelLogin: Login;
  readonly master: string;
  /** Of the master and its replicas. */
  readonly login: Login;
  readonly database: number;
  /** TLS to the Sentinels and to the master. */
  readonly secure: boolean;
}

const protocols = ['redis:', 'rediss:'];
const redisPort = 6379;
const sentinelPort = 26_379;

/** Parses REDIS_URL: a server, a cluster's nodes or Sentinels. @throws {RangeError} without the value, which may be secret. */
export function parseRedisUrl(text: string): RedisServer | RedisClusterNodes | RedisSentinels {
  if (isSentinelUrl.test(text)) return parseSentinels(text);
  const [first, ...others] = text.split(',').map((part) => part.trim());
  if (first === undefined || ![first, ...others].every(isAddress)) {
    throw new RangeError(
      'must be an address that begins with redis://, rediss://, redis+sentinel:// or rediss+sentinel://, or several addresses of a cluster separated by commas (write a comma in a password as %2C)',
    );
  }
  if (others.length === 0) return { kind: 'server', urls: [first] };
  refuseUnlike(first, others);
  return { kind: 'cluster', urls: [first, ...others] };
}

const isSentinelUrl = /^rediss?\+sentinel:/;
const sentinelForm = 'redis+sentinel://user:password@host:26379,host:26379,host:26379/master';
const sentinelParts = /^(rediss?)\+sentinel:\/\/(?:([^/?#@]*)@)?([^/?#@]+)(?:\/([^?#]*))?(?:\?([^#]*))?$/;

function parseSentinels(text: string): RedisSentinels {
  const [, protocol, user = '', hosts = '', path = '', query = ''] = sentinelParts.exec(text.trim()) ?? [];
  if (protocol === undefined) {
    throw new RangeError(
      `must have the form ${sentinelForm} (write @, / and a comma in a password as %40, %2F and %2C)`,
    );
  }
  const [first, ...others] = hosts.split(',').map(parseSentinel);
  const [master = '', database = '', ...rest] = path.split('/');
  if (!first || master === '') {
    throw new RangeError(`names no master: write its name after the addresses, as in ${sentinelForm}`);
  }
  if (rest.length > 0 || !/^\d*$/.test(database)) {
    throw new RangeError('has no number of a database after the name of the master, as in /master/0');
  }
  return {
    kind: 'sentinel',
    sentinels: [first, ...others],
    sentinelLogin: readSentinelLogin(new URLSearchParams(query)),
    master: decodePart(master),
    login: readLogin(user),
    database: Number(database),
    secure: protocol === 'rediss',
  };
}

function parseSentinel(text: string): HostPort {
  const url = `redis://${text.trim()}`;
  if (!URL.canParse(url) || new URL(url).host === '') {
    throw new RangeError(
      `has an address of a Sentinel that cannot be read: write host:port, as in ${sentinelForm}`,
    );
  }
  return readHostPort(url, sentinelPort);
}

function readLogin(text: string): Login {
  const [user = '', ...password] = text.split(':');
  return { user: decodePart(user) || null, password: decodePart(password.join(':')) || null };
}

function readSentinelLogin(query: URLSearchParams): Login {
  for (const name of query.keys()) {
    if (name !== 'sentinel_user' && name !== 'sentinel_password')
      throw new RangeError(
        'has an unknown option after ?: the options are sentinel_user and sentinel_password',
      );
  }
  return { user: query.get('sentinel_user') || null, password: query.get('sentinel_password') || null };
}

function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new RangeError('has a % that begins no escape: write it as %25');
  }
}

function isAddress(text: string): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

function refuseUnlike(first: string, others: readonly string[]): void {
  const { protocol, username, password } = new URL(first);
  for (const other of others.map((text) => new URL(text))) {
    if (other.protocol !== protocol)
      throw new RangeError('mixes redis:// and rediss://; use the same for all nodes of the cluster');
    if (other.username !== username || other.password !== password)
      throw new RangeError(
        'has nodes with different users or passwords; use the same for all nodes of the cluster',
      );
  }
  for (const node of [first, ...others].map((text) => new URL(text))) {
    if (!/^\/?0?$/.test(node.pathname))
      throw new RangeError('selects a database other than 0; a Redis Cluster has only database 0');
  }
}

export type RedisClient = Redis | Cluster;

interface RedisClientOptions {
  /** True: commands wait for a connection. False: they fail at once. */
  readonly waits: boolean;
  /** Retries of a command when its connection breaks; null: no limit. */
  readonly maxRetries: number | null;
  readonly timeoutMs?: number;
  readonly lazy?: boolean;
}

const maxDelayMs = 2_000;
/** A machine that is down refuses no connection. ioredis would wait 10 s before it tries the next one. */
const connectMs = 2_000;
/** A server that doesn't respond for this long is lost, although its connection is open. A fork of a large Redis takes less. */
const silentMs = 5_000;
/** The same for a worker, whose commands wait up to 10 s for a job. */
const silentWorkerMs = 12_000;
/** Number of times that a command follows a moved slot or waits for a failover. */
const fewRedirections = 3;

/** Creates a client of the servers in REDIS_URL. Throws nothing if they can't be reached. */
export function createRedisClient(redisUrl: string, options: RedisClientOptions): RedisClient {
  const address = parseRedisUrl(redisUrl);
  const { waits, maxRetries, timeoutMs = waits ? null : silentMs, lazy = false } = options;
  const common = {
    maxRetriesPerRequest: maxRetries,
    connectTimeout: connectMs,
    socketTimeout: timeoutMs ?? silentWorkerMs,
    reconnectOnError: isFromReplica,
    ...(timeoutMs === null ? {} : { commandTimeout: timeoutMs }),
  } satisfies RedisOptions;
  if (address.kind !== 'cluster') {
    const single = { ...common, retryStrategy: delayMs, enableOfflineQueue: waits, lazyConnect: lazy };
    if (address.kind === 'server') return new Redis(address.urls[0], single);
    return new Redis({ ...single, ...sentinelOptions(address) });
  }
  const { urls } = address;
  const { dnsLookup, ...access } = readAccess(urls[0]);
  return new Cluster(
    urls.map((url) => readHostPort(url, redisPort)),
    {
      ...(dnsLookup ? { dnsLookup } : {}),
      redisOptions: { ...common, ...access },
      clusterRetryStrategy: delayMs,
      enableOfflineQueue: waits,
      lazyConnect: lazy,
      ...(waits ? {} : { maxRedirections: fewRedirections }),
    },
  );
}

function sentinelOptions(address: RedisSentinels) {
  const { sentinels, sentinelLogin, master, login, database, secure } = address;
  return {
    sentinels: [...sentinels],
    name: master,
    db: database,
    ...(login.user ? { username: login.user } : {}),
    ...(login.password ? { password: login.password } : {}),
    ...(sentinelLogin.user ? { sentinelUsername: sentinelLogin.user } : {}),
    ...(sentinelLogin.password ? { sentinelPassword: sentinelLogin.password } : {}),
    // A Sentinel that hangs must not hold up the question to the next one.
    sentinelCommandTimeout: connectMs,
    sentinelRetryStrategy: delayMs,
    ...(secure ? { tls: {}, sentinelTLS: {}, enableTLSForSentinelMode: true } : {}),
  } satisfies RedisOptions;
}

/** A demoted master keeps its connections, and refuses writes. A new connection finds its successor. */
function isFromReplica(error: Error): boolean {
  return /\bREADONLY\b/.test(error.message);
}

function delayMs(attempts: number): number {
  return Math.min(attempts * 100, maxDelayMs);
}

/**
 * Returns the ports of all servers that the client has used so far. Sentinels name others than REDIS_URL does, and so do the
 * nodes of a cluster.
 */
export function usedPorts(redisUrl: string, redis: RedisClient): ReadonlySet<number> {
  const address = parseRedisUrl(redisUrl);
  const named =
    address.kind === 'sentinel' ? address.sentinels : address.urls.map((url) => readHostPort(url, redisPort));
  const ports = new Set(named.map(({ port }) => port));
  if (redis instanceof Cluster) {
    const add = (node: Redis) => ports.add(node.options.port ?? redisPort);
    redis.on('+node', add);
    redis.nodes().forEach(add);
  } else {
    const add = () => ports.add(redis.stream.remotePort ?? redisPort);
    redis.on('connect', add);
    add();
  }
  return ports;
}

/** Credentials of every node. With TLS, host names are not resolved, because certificates name them. */
function readAccess(
  url: string,
): Pick<RedisOptions, 'username' | 'password' | 'tls'> & Pick<ClusterOptions, 'dnsLookup'> {
  const { protocol, username, password } = new URL(url);
  const secure = protocol === 'rediss:';
  return {
    ...(username ? { username: decodeURIComponent(username) } : {}),
    ...(password ? { password: decodeURIComponent(password) } : {}),
    ...(secure ? { tls: {}, dnsLookup: (address, callback) => callback(null, address) } : {}),
  };
}

function readHostPort(url: string, defaultPort: number): HostPort {
  const { hostname, port } = new URL(url);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || defaultPort };
}

/** Opens the rate limiter's connection, whose commands fail fast. @throws {RangeError} if no server responds, or a wrong one. */
export async function openRedis(redisUrl: string, log: Logger): Promise<RedisClient> {
  const address = parseRedisUrl(redisUrl);
  const redis = createRedisClient(redisUrl, { waits: false, maxRetries: 0, timeoutMs: 1000, lazy: true });
  let lastError: unknown = null;
  const keep = (error: unknown) => {
    lastError = error;
  };
  redis.on('error', keep);
  try {
    await (address.kind === 'sentinel' ? connectThroughSentinels(redis, address.master) : redis.connect());
    redis.off('error', keep);
    redis.on('error', (error) => log.warn({ err: error }, 'Redis connection failed'));
    if (address.kind === 'server') refuseUnfit(await redis.info());
    return redis;
  } catch (error) {
    redis.disconnect();
    if (error instanceof RangeError) throw error;
    const cause = lastError ?? error;
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
    throw new RangeError(`no Redis server responded at this address (${reason})`);
  }
}

/** Rejects when every Sentinel was asked once, where ioredis would ask on. */
async function connectThroughSentinels(redis: RedisClient, master: string): Promise<void> {
  const failures: string[] = [];
  const asked = Promise.withResolvers<never>();
  const keep = ({ message }: Error) => failures.push(message);
  const fail = (error: Error) => {
    if (failures.some((failure) => /No such master with that name|invalid reply: null/.test(failure)))
      asked.reject(new RangeError(`no Sentinel knows a master with the name ${master}`));
    else if (failures.length > 0)
      asked.reject(new RangeError(`no Sentinel responded (${failures.join('; ')})`));
    else asked.reject(error);
  };
  redis.on('sentinelError', keep);
  redis.on('error', fail);
  try {
    await Promise.race([redis.connect(), asked.promise]);
  } finally {
    redis.off('sentinelError', keep);
    redis.off('error', fail);
  }
}

function refuseUnfit(info: string): void {
  if (/^cluster_enabled:1/m.test(info))
    throw new RangeError('it is a node of a Redis Cluster; give at least two nodes, separated by commas');
  if (/^role:slave/m.test(info))
    throw new RangeError('it is a replica, which refuses writes; give the master, or its Sentinels');
}

export interface RedisNodes {
  readonly urls: readonly [string, ...string[]];
  readonly isCluster: boolean;
}

const protocols = ['redis:', 'rediss:'];

/** Parses REDIS_URL: a server, or a cluster's nodes. @throws {RangeError} without the value, which may be secret. */
export function parseRedisNodes(text: string): RedisNodes {
  const [first, ...others] = text.split(',').map((part) => part.trim());
  if (first === undefined || ![first, ...others].every(isAddress)) {
    throw new RangeError(
      'must be an address that begins with redis:// or rediss://, or several separated by commas (write a comma in a password as %2C)',
    );
  }
  if (others.length > 0) refuseUnlike(first, others);
  return { urls: [first, ...others], isCluster: others.length > 0 };
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

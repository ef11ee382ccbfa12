/** Where REDIS_URL points: one server, or the nodes of a Redis Cluster to begin with. */
export interface RedisNodes {
  readonly urls: readonly [string, ...string[]];
  readonly isCluster: boolean;
}

const protocols = ['redis:', 'rediss:'];

/**
 * Reads REDIS_URL: one address is one server, several with commas between them are nodes of one Redis Cluster.
 * @throws {RangeError} whose message says what is expected, and nothing of what was there: it may hold a password.
 */
export function parseRedisNodes(text: string): RedisNodes {
  const [first, ...others] = text.split(',').map((part) => part.trim());
  if (first === undefined || ![first, ...others].every(isAddress)) {
    throw new RangeError(
      'is not an address that begins with redis:// or rediss://, nor several of them with commas between (a comma in a password is written %2C)',
    );
  }
  if (others.length > 0) refuseUnlike(first, others);
  return { urls: [first, ...others], isCluster: others.length > 0 };
}

function isAddress(text: string): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

/** A cluster has one way in: its nodes share a user, a password and a protocol, and have no databases but 0. */
function refuseUnlike(first: string, others: readonly string[]): void {
  const { protocol, username, password } = new URL(first);
  for (const other of others.map((text) => new URL(text))) {
    if (other.protocol !== protocol)
      throw new RangeError('mixes redis:// and rediss://; the nodes of a cluster have one');
    if (other.username !== username || other.password !== password)
      throw new RangeError('has nodes with different users or passwords; those of a cluster have the same');
  }
  for (const node of [first, ...others].map((text) => new URL(text))) {
    if (!/^\/?0?$/.test(node.pathname))
      throw new RangeError('names a database of a cluster; a Redis Cluster has none but 0');
  }
}

import cors from 'cors';

const exposedHeaders = [
  'X-Request-Id',
  'Retry-After',
  'Idempotent-Replayed',
  'X-RateLimit-Limit-Second',
  'X-RateLimit-Remaining-Second',
  'X-RateLimit-Limit-Day',
  'X-RateLimit-Remaining-Day',
  'X-RateLimit-Reset-Day',
  'X-RateLimit-Reason',
  'X-Service-Cache',
  'X-Service-Negative-Cache',
  'Deprecation',
  'Sunset',
  'Link',
];

/** Lets any origin call the API, because keys are sent in a header and never in a cookie. */
export const allowAnyOrigin = cors({
  origin: '*',
  methods: 'GET, HEAD, POST, PATCH, DELETE',
  allowedHeaders: 'Authorization, Content-Type, Idempotency-Key, X-Request-Id, X-Sampan-Client',
  exposedHeaders: exposedHeaders.join(', '),
  maxAge: 86_400,
});

/** Lets a page read the responses of MCP, and its challenge. MCP itself refuses calls from the Origin of another site. */
export const allowAnyMcpClient = cors({
  origin: '*',
  methods: 'POST',
  exposedHeaders: [...exposedHeaders, 'WWW-Authenticate'].join(', '),
  maxAge: 86_400,
});

/** Lets any origin read a public document. */
export const anyOrigin = cors({ origin: '*' });

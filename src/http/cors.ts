import cors from 'cors';

/** Lets browsers call the API from any origin: keys are sent in a header, never in a cookie. Answers preflights. */
export const allowAnyOrigin = cors({
  origin: '*',
  methods: 'GET, POST, PATCH, DELETE',
  allowedHeaders: 'Authorization, Content-Type, Idempotency-Key, X-Request-Id',
  exposedHeaders: [
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
  ].join(', '),
  maxAge: 86_400,
});

import { ConfigError, readInteger } from './read-setting.ts';
import { defaultSchedule, parseSchedule, type RetrySchedule } from './retry-schedule.ts';

export interface WebhookConfig {
  readonly schedule: RetrySchedule;
  /** Deadline of one attempt, with connecting and reading. */
  readonly timeoutMs: number;
  /** Lease of an attempt; after it, another worker may make the attempt. */
  readonly leaseMs: number;
  readonly requeueMs: number;
  readonly pollMs: number;
  /** Concurrent jobs of a worker process: first attempts to healthy endpoints, and all others. */
  readonly freshSlots: number;
  readonly lateSlots: number;
  /** Requests in flight per endpoint, once it responds fast. */
  readonly endpointSlots: number;
  readonly retentionDays: number;
}

/** Reads the settings of webhook deliveries. @throws {ConfigError} */
export function readWebhookConfig(env: NodeJS.ProcessEnv): WebhookConfig {
  const schedule = parseSchedule(env.WEBHOOK_SCHEDULE || defaultSchedule);
  if (!schedule) {
    const right = `increasing times after the event that start at 0, such as ${defaultSchedule}`;
    throw new ConfigError(`WEBHOOK_SCHEDULE is ${JSON.stringify(env.WEBHOOK_SCHEDULE)}; it must be ${right}`);
  }
  const timeoutMs = readInteger(env, 'WEBHOOK_TIMEOUT_MS', 10_000, 1, 15_000);
  return {
    schedule,
    timeoutMs,
    leaseMs: readInteger(env, 'WEBHOOK_LEASE_MS', timeoutMs + 10_000, timeoutMs + 1, 600_000),
    requeueMs: readInteger(env, 'WEBHOOK_REQUEUE_MS', 10_000, 1, 600_000),
    pollMs: readInteger(env, 'WEBHOOK_POLL_MS', 250, 1, 60_000),
    freshSlots: readInteger(env, 'WEBHOOK_FRESH_SLOTS', 256, 1, 10_000),
    lateSlots: readInteger(env, 'WEBHOOK_LATE_SLOTS', 64, 1, 10_000),
    endpointSlots: readInteger(env, 'WEBHOOK_ENDPOINT_SLOTS', 64, 1, 1000),
    retentionDays: readInteger(env, 'WEBHOOK_RETENTION_DAYS', 30, 1, 3650),
  };
}

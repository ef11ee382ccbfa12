import { availableParallelism, loadavg } from 'node:os';
import { type RenderLimits, renderLimits } from '../../src/print/render-queue.ts';

/** Even an idle machine may stall, and the load average shows a new load only after half a minute. */
const leastFactor = 4;

/** Returns a deadline that is sufficient now for work of at most `idleMs` on an idle machine. */
export function patient(idleMs: number): number {
  return leastFactor * paced(idleMs);
}

/** Returns CARRIER_DEADLINE_MS for a carrier that responds within `idleMs` on an idle machine, or never. */
export function carrierDeadline(idleMs: number): string {
  return String(Math.min(patient(idleMs), 25_000));
}

/** Returns WEBHOOK_TIMEOUT_MS for receivers that respond within `idleMs` on an idle machine, or never. */
export function webhookTimeoutMs(idleMs: number): number {
  return Math.min(patient(idleMs), 15_000);
}

/** Returns time limits of drawings for work that an idle machine does within those of the service. */
export function patientRendering(): RenderLimits {
  return { waitMs: patient(renderLimits.waitMs), turnMs: patient(renderLimits.turnMs) };
}

/** Scales a time from an idle machine to this one, for a deadline of the service that a test waits for. */
export function paced(idleMs: number): number {
  const runnable = loadavg()[0] ?? 0;
  return Math.round(idleMs * Math.max(1, runnable / availableParallelism()));
}

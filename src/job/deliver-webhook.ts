import type { Job } from 'bullmq';
import { claimDelivery } from '../../db/query/webhook-claim.ts';
import type { WorkContext } from '../context.ts';
import { crashpoint } from '../crashpoint.ts';
import { openWorker, type QueueConnection } from '../queue/connection.ts';
import { HeldClaims } from '../webhook/held-claims.ts';
import { freshQueue, lateQueue } from '../webhook/relay.ts';
import { sendAttempt } from '../webhook/send-attempt.ts';

/** Starts this process's delivery workers: first attempts have slots of their own, so late ones can't delay them. */
export function startDeliveries(context: WorkContext, connection: QueueConnection): AsyncDisposable {
  const { freshSlots, lateSlots, leaseMs } = context.config.webhook;
  const held = new HeldClaims({ db: context.db, log: context.log, leaseMs });
  const process = (job: Job<{ id: string }>) => deliverWebhook(context, held, job.data.id);
  const workers = [
    openWorker(freshQueue, process, connection, context.log, { concurrency: freshSlots }),
    openWorker(lateQueue, process, connection, context.log, { concurrency: lateSlots }),
  ];
  return {
    async [Symbol.asyncDispose]() {
      await Promise.all(workers.map((worker) => worker.close()));
      held[Symbol.dispose]();
    },
  };
}

/** Makes a due delivery's attempt. A job that is stale finds nothing to claim and is done. */
export async function deliverWebhook(context: WorkContext, held: HeldClaims, id: string): Promise<void> {
  const { db, config, relay } = context;
  const claim = await claimDelivery(db, id, held.leaseMs);
  if (!claim) return;
  crashpoint('delivery-after-claim');
  const end = await held.during(claim, () => sendAttempt(context, claim));
  // The endpoint has a slot free again; a retry that comes sooner than the next poll is not left to it.
  relay?.nudge();
  const next = end?.next;
  if (next && 'afterMs' in next && next.afterMs < config.webhook.pollMs) relay?.nudge(next.afterMs);
}

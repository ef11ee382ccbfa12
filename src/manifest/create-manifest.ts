import type { Kysely } from 'kysely';
import { crashpoint } from '../../db/crashpoint.ts';
import {
  clearRecoveryPoint,
  lockIntent,
  setRecoveryPoint,
  storeResponse,
} from '../../db/query/account/idempotency-key.ts';
import { reconcileIntervalSeconds } from '../../db/query/booking/unfinished.ts';
import { readDatabaseClock } from '../../db/query/installation/clock.ts';
import {
  closedManifestBefore,
  decideManifest,
  deleteManifest,
  insertManifest,
  type LeftManifest,
  lockManifest,
  type ManifestRow,
  postponeManifest,
  takeLeftManifests,
  takeManifest,
} from '../../db/query/manifest/manifest.ts';
import {
  findWaiting,
  listNumbersOnManifest,
  lockCandidates,
  type ManifestCandidate,
  putOnManifest,
  releaseFromManifest,
} from '../../db/query/manifest/manifest-shipment.ts';
import { type Scope, scopeOf } from '../../db/scope.ts';
import type { Database } from '../../db/table/index.ts';
import type { AuditActor } from '../audit.ts';
import { hoursToReport } from '../booking/reconcile.ts';
import type { ManifestOutcome } from '../carrier/carrier.ts';
import { redact } from '../carrier/redact.ts';
import { commitChange, type Outcome } from '../change.ts';
import type { WorkContext } from '../context.ts';
import { type Refuse, successEnvelope, type Violation } from '../contract/errors.ts';
import { eventOfRow } from '../event.ts';
import { type KeyedCall, lockClaim, type StoredResponse } from '../idempotency.ts';
import { hongKongDay, newId } from '../runtime.ts';
import { readTrackingNumber } from '../shipment/tracking-number.ts';
import { manifestRefusal, manifestView, maxShipments } from './manifest.ts';

/** The shipments to close: those that are named, or all that wait for their carrier. */
export interface WantedManifest {
  readonly carrierCode: string;
  /** Null: all that wait. */
  readonly shipmentIds: readonly string[] | null;
  /** Exclusive, for all that wait. Null: whenever they were booked. */
  readonly createdBefore: string | null;
}

type ManifestCode =
  | 'INVALID_FIELD'
  | 'MANIFEST_EMPTY'
  | 'MANIFEST_SHIPMENTS_REFUSED'
  | 'MANIFEST_REFUSED'
  | 'CARRIER_UNAVAILABLE'
  | 'SERVICE_UNAVAILABLE'
  | 'IDEMPOTENCY_IN_FLIGHT';

/**
 * Closes shipments into a manifest once per key, whatever crashes (contract: createManifest). Manifest, its shipments and
 * recovery point are stored before the call to the carrier. A retry or the reconciler repeats the call under the same reference.
 */
export async function createManifestOnce(
  context: WorkContext,
  call: KeyedCall<ManifestCode>,
  wanted: WantedManifest,
): Promise<StoredResponse<201 | 202>> {
  const { scope, refuse } = call;
  const { resume } = call.claim;
  const manifest = resume
    ? await takeManifest(context.db.kysely, { accountId: scope.accountId, id: resume.subject })
    : await storeManifest(context, call, wanted);
  // The reconciler has decided it since the claim: the next retry gets its response.
  if (!manifest) return refuse('IDEMPOTENCY_IN_FLIGHT', { retryAfterSeconds: 1 });
  const decided = await callCarrier(context, manifest, { takenOver: resume !== null });
  switch (decided.result) {
    case 'closed':
      return response(201, decided.manifest);
    case 'closing':
      return response(202, decided.manifest);
    case 'refused': {
      const { id, carrier_code, error } = decided.manifest;
      const detail = {
        manifest_id: id,
        carrier_code,
        carrier_message: error?.message,
        shipment_ids: error?.shipment_ids,
      };
      return refuse('MANIFEST_REFUSED', { detail });
    }
    case 'unavailable':
      return refuse('CARRIER_UNAVAILABLE', { retryAfterSeconds: reconcileIntervalSeconds });
    case 'taken_over':
      return refuse('IDEMPOTENCY_IN_FLIGHT', { retryAfterSeconds: 1 });
  }
}

/** Locks the shipments, and stores a manifest with them and the recovery point, or nothing. */
function storeManifest(
  { db, clock, carriers }: WorkContext,
  { scope, actor, claim, requestId, refuse }: KeyedCall<ManifestCode>,
  wanted: WantedManifest,
): Promise<ManifestRow> {
  const { accountId } = scope;
  const { key } = claim;
  crashpoint('manifest-before-store');
  return commitChange(db.kysely, async (tx) => {
    await lockClaim(tx, claim, refuse);
    const shipments = await chooseShipments(tx, scope, wanted, refuse);
    if (shipments.length === 0) return refuseEmpty(scope, wanted, carriers, refuse);
    const now = clock.now();
    const parcels = shipments.flatMap((shipment) => shipment.parcels);
    const manifest = await insertManifest(tx, scope, {
      id: newId('mft', now),
      carrier_code: wanted.carrierCode,
      day: hongKongDay(now),
      shipment_count: shipments.length,
      parcel_count: parcels.length,
      weight_mg: parcels.reduce((sum, { weight_kg }) => sum + Math.round(weight_kg * 1e6), 0),
      idempotency_key: key,
      request_id: requestId,
    });
    const { id } = manifest;
    await setRecoveryPoint(tx, scope, { key, subject: id }, 'manifest');
    const numbers = shipments.map(({ tracking_number }) => tracking_number);
    await putOnManifest(tx, { accountId, id }, numbers);
    return { result: manifest, entry: [actor(), 'manifest.requested', `${id}: ${shipments.length}`] };
  }).then((manifest) => {
    crashpoint('manifest-after-store');
    return manifest;
  });
}

async function chooseShipments(
  tx: Kysely<Database>,
  scope: Scope,
  { carrierCode, shipmentIds, createdBefore }: WantedManifest,
  refuse: Refuse<'MANIFEST_SHIPMENTS_REFUSED' | 'SERVICE_UNAVAILABLE'>,
): Promise<readonly ManifestCandidate[]> {
  if (!shipmentIds)
    return chooseWaiting(tx, scope, { carrierCode, createdBefore, limit: maxShipments }, refuse);
  const numbers = new Set(shipmentIds.flatMap((id) => readTrackingNumber(id) ?? []));
  const found = await lockCandidates(tx, scope, [...numbers]);
  const byNumber = new Map(found.map((shipment) => [shipment.tracking_number, shipment]));
  const violations = shipmentIds.flatMap((id, index): Violation[] => {
    const refusal = manifestRefusal(byNumber.get(readTrackingNumber(id) ?? ''), carrierCode);
    if (!refusal) return [];
    return [{ path: ['shipment_ids', index], code: refusal.code, message: `${id}: ${refusal.reason}` }];
  });
  return violations.length > 0 ? refuse('MANIFEST_SHIPMENTS_REFUSED', { violations }) : found;
}

/** A carrier that is no longer connected may still have shipments that wait, so it is unknown only if it has none. */
function refuseEmpty(
  { livemode }: Scope,
  { carrierCode }: Pick<WantedManifest, 'carrierCode'>,
  carriers: WorkContext['carriers'],
  refuse: Refuse<'INVALID_FIELD' | 'MANIFEST_EMPTY'>,
): never {
  if (livemode ? carriers.has(carrierCode) : carrierCode === 'sandbox') return refuse('MANIFEST_EMPTY');
  const message = livemode
    ? 'is not a carrier of this installation; carrier_code of a shipment names its carrier'
    : 'must be sandbox, which carries all shipments of test mode';
  return refuse('INVALID_FIELD', {
    violations: [{ path: ['carrier_code'], code: 'INVALID_FIELD', message }],
  });
}

const maxRounds = 5;

/** Locks the oldest shipments that wait. If other requests took all of them meanwhile, it looks again: more may wait. */
async function chooseWaiting(
  tx: Kysely<Database>,
  scope: Scope,
  wanted: Parameters<typeof findWaiting>[2],
  refuse: Refuse<'SERVICE_UNAVAILABLE'>,
): Promise<readonly ManifestCandidate[]> {
  for (let round = 0; round < maxRounds; round++) {
    const numbers = await findWaiting(tx, scope, wanted);
    if (numbers.length === 0) return [];
    const found = await lockCandidates(tx, scope, numbers);
    const waiting = found.filter((shipment) => manifestRefusal(shipment, wanted.carrierCode) === null);
    if (waiting.length > 0) return waiting;
  }
  return refuse('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 });
}

type Decision =
  | { readonly result: 'closed' | 'closing' | 'refused'; readonly manifest: ManifestRow }
  /** The carrier certainly does not know it: it is as if it had never been. */
  | { readonly result: 'unavailable' }
  | { readonly result: 'taken_over' };

interface Run {
  /** An earlier run was interrupted or got no clear result, so the carrier may know the manifest already. */
  readonly takenOver: boolean;
  /** An operator who reports what the carrier decided, for the activity. */
  readonly reported?: { readonly by: AuditActor; readonly subject: string };
}

/** Calls the carrier, and writes the result under the run's fence. */
async function callCarrier(context: WorkContext, manifest: ManifestRow, run: Run): Promise<Decision> {
  const { db, carriers } = context;
  const { id, request_id: requestId } = manifest;
  const scope = scopeOf(manifest);
  const trackingNumbers = await listNumbersOnManifest(db.kysely, { accountId: scope.accountId, id });
  const request = { reference: id, day: manifest.day, trackingNumbers };
  const outcome = await carriers.of(manifest.carrier_code).manifest(request, { scope, requestId });
  crashpoint('manifest-after-carrier');
  const believed = await doubtUnsupported(context, manifest, aboutOwn(outcome, trackingNumbers));
  const decided = await recordOutcome(context, manifest, believed, run);
  crashpoint('manifest-after-decision');
  return decided;
}

/** Leaves out numbers of a refusal that are not on the manifest: clients and pages take them for shipments. */
function aboutOwn(outcome: ManifestOutcome, trackingNumbers: readonly string[]): ManifestOutcome {
  if (outcome.outcome !== 'refused') return outcome;
  const own = new Set(trackingNumbers);
  return { ...outcome, trackingNumbers: outcome.trackingNumbers.filter((number) => own.has(number)) };
}

/**
 * A gateway without manifests answers like a proxy that has lost its gateway for a moment. One that closed manifests before is
 * asked again: a manifest that the carrier does not know would keep its shipments off every other.
 */
async function doubtUnsupported(
  { db }: Pick<WorkContext, 'db'>,
  manifest: ManifestRow,
  outcome: ManifestOutcome,
): Promise<ManifestOutcome> {
  if (outcome.outcome !== 'not_offered') return outcome;
  if (!(await closedManifestBefore(db.kysely, scopeOf(manifest), manifest.carrier_code))) return outcome;
  return {
    outcome: 'unknown',
    reason: 'the gateway answered that it has no manifests, but it closed one before',
  };
}

/** Writes the carrier's result: the manifest, its shipments, the response under its key and the event, in one transaction. */
function recordOutcome(
  { db, clock, log }: Pick<WorkContext, 'db' | 'clock' | 'log'>,
  taken: ManifestRow,
  outcome: ManifestOutcome,
  { takenOver, reported }: Run,
): Promise<Decision> {
  const { id, idempotency_key: key } = taken;
  const scope = scopeOf(taken);
  const { accountId } = scope;
  const decide = async (tx: Kysely<Database>): Promise<Outcome<Decision>> => {
    const hasOpenKey = await lockIntent(tx, scope, { key, subject: id });
    if (!(await lockManifest(tx, taken))) return { result: { result: 'taken_over' } };
    const respond = async (status: 201 | 202, manifest: ManifestRow) => {
      if (hasOpenKey) await storeResponse(tx, scope, key, { status, body: envelope(status, manifest) });
    };
    switch (outcome.outcome) {
      case 'closed':
      case 'not_offered': {
        const isClosed = outcome.outcome === 'closed';
        const manifest = await decideManifest(tx, taken, {
          carrier_manifest_number: isClosed ? outcome.manifestNumber : null,
          carrier_document: isClosed ? outcome.document : 'none',
        });
        await respond(201, manifest);
        return {
          result: { result: 'closed', manifest },
          event: eventOfRow('manifest.closed', manifest, { object: manifestView(manifest) }, clock.now()),
        };
      }
      case 'refused': {
        const error = {
          code: outcome.code,
          message: redact(outcome.reason, null),
          shipment_ids: outcome.trackingNumbers.slice(0, maxShipments),
        };
        const manifest = await decideManifest(tx, taken, { error });
        if (hasOpenKey) await clearRecoveryPoint(tx, scope, key);
        await releaseFromManifest(tx, { accountId, id });
        return {
          result: { result: 'refused', manifest },
          event: eventOfRow('manifest.failed', manifest, { object: manifestView(manifest) }, clock.now()),
        };
      }
      case 'unreachable': {
        const { reason, isOurFault = false } = outcome;
        log[isOurFault ? 'error' : 'warn']({ manifest: id, reason }, 'manifest not sent to the carrier');
        // An earlier run may have been interrupted while its call was on the way.
        if (!takenOver) {
          if (hasOpenKey) await clearRecoveryPoint(tx, scope, key);
          await deleteManifest(tx, taken);
          await releaseFromManifest(tx, { accountId, id });
          return { result: { result: 'unavailable' } };
        }
        break;
      }
      case 'unknown':
        log.warn({ manifest: id, reason: outcome.reason }, 'the carrier gave no clear result of a manifest');
    }
    const manifest = await postponeManifest(tx, taken);
    await respond(202, manifest);
    return { result: { result: 'closing', manifest } };
  };
  return commitChange(db.kysely, async (tx) => {
    const decided = await decide(tx);
    const isReported = reported && decided.result.result !== 'taken_over';
    return {
      ...decided,
      entry: isReported && [reported.by, 'manifest.resolved', reported.subject],
    };
  });
}

function response<Status extends 201 | 202>(status: Status, manifest: ManifestRow): StoredResponse<Status> {
  return { status, storedBody: envelope(status, manifest) };
}

function envelope(status: 201 | 202, manifest: ManifestRow): string {
  return successEnvelope(status, manifestView(manifest), status === 201 ? 'created' : 'ok');
}

const atOnce = 10;
const maxRunMs = 10_000;

/** Repeats the call of manifests whose run was interrupted or got no clear result. Returns their number. */
export async function reconcileManifests(context: WorkContext): Promise<number> {
  const { db } = context;
  // A manifest that stays unconfirmed is not taken again in the same run.
  const since = await readDatabaseClock(db);
  const endAt = performance.now() + maxRunMs;
  let count = 0;
  while (performance.now() < endAt) {
    const left = await takeLeftManifests(db, since, atOnce);
    count += left.length;
    await Promise.all(left.map((manifest) => finishLeft(context, manifest, since)));
    if (left.length < atOnce) break;
  }
  return count;
}

/** After an error, the manifest is taken again when its lease expires. */
async function finishLeft(context: WorkContext, manifest: LeftManifest, now: string): Promise<void> {
  const { log } = context;
  const { id, unconfirmed_since: unconfirmedSince, left_at: leftAt } = manifest;
  const hours = hoursToReport({ unconfirmedSince, leftAt, now });
  if (hours !== null)
    log.error(
      { manifest: id, hours },
      'manifest still unconfirmed; ask the carrier, then run `sampan manifest resolve`',
    );
  try {
    const { result } = await callCarrier(context, manifest, { takenOver: true });
    log.info({ manifest: id, result }, 'interrupted manifest resumed');
  } catch (error) {
    log.error({ err: error, manifest: id }, 'interrupted manifest could not be finished; it is retried');
  }
}

/** A result that an operator got from the carrier: the carrier's number of the closed manifest, or that it has none. */
export type ManifestResolution = { readonly closed: string } | 'refused';

/** Decides a manifest whose result is unknown. False: there is none, or a run is working on it. */
export async function resolveManifest(
  context: Pick<WorkContext, 'db' | 'clock' | 'log'>,
  { accountId, id }: { readonly accountId: string; readonly id: string },
  resolution: ManifestResolution,
  actor: AuditActor,
): Promise<boolean> {
  const manifest = await takeManifest(context.db.kysely, { accountId, id }, { onlyLeft: true });
  if (!manifest) return false;
  const outcome: ManifestOutcome =
    resolution === 'refused'
      ? {
          outcome: 'refused',
          code: 'RESOLVED',
          reason: 'an operator reported that the carrier has no such manifest',
          trackingNumbers: [],
        }
      : { outcome: 'closed', manifestNumber: resolution.closed, document: 'generating', duplicate: true };
  const subject = `${id}: ${resolution === 'refused' ? resolution : `closed, ${resolution.closed}`}`;
  const reported = { by: actor, subject };
  const { result } = await recordOutcome(context, manifest, outcome, { takenOver: true, reported });
  return result !== 'taken_over';
}

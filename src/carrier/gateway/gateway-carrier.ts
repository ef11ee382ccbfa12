import http from 'node:http';
import https from 'node:https';
import type { GatewaySchemas } from '../../../generated/gateway-types.ts';
import { type GatewayMessages, gatewayValidators } from '../../../generated/gateway-validators.js';
import { outsideGate } from '../../admission/gate.ts';
import { schemaProblems } from '../../contract/schema-violation.ts';
import type { Clock } from '../../runtime.ts';
import { tracing } from '../../telemetry/tracing.ts';
import type {
  CancelOutcome,
  Carrier,
  CarrierCall,
  DispatchOutcome,
  DispatchRequest,
  LabelOutcome,
  LookupOutcome,
  ManifestOutcome,
  ManifestRequest,
  PodOutcome,
  Unknown,
} from '../carrier.ts';
import { inEarlierVersion } from './earlier-version.ts';
import {
  cancelOutcome,
  dispatchOutcome,
  type Exchange,
  exchange,
  isNotFound,
  isNotOffered,
  lookupOutcome,
  manifestOutcome,
  readReply,
  unclearReason,
} from './exchange.ts';
import { type SignedRequest, sign, signatureHeader } from './signature.ts';

/**
 * Returns a function that takes only what a schema of the protocol knows: the protocol closes its objects, and TypeScript
 * lets a variable have further properties. A field that the protocol does not know yet does not compile.
 */
export const knownTo =
  <Schema>() =>
  <Sent extends Schema>(sent: Sent & Readonly<Record<Exclude<keyof Sent, keyof Schema>, never>>): Schema =>
    sent;
const party = knownTo<GatewaySchemas['Party']>();
const parcel = knownTo<GatewaySchemas['Parcel']>();
const item = knownTo<GatewaySchemas['Item']>();

export function bookingRequest(request: DispatchRequest): GatewaySchemas['BookingRequest'] {
  const booking: GatewaySchemas['BookingRequest'] = {
    reference: request.reference,
    printed_reference: request.printedReference,
    customer_reference: request.customerReference,
    product_code: request.productCode,
    service_code: request.serviceCode,
    goods_category: request.goodsCategory,
    recipient: party(request.recipient),
    sender: request.sender && party(request.sender),
    parcels: request.parcels.map((one) => parcel(one)),
    items: request.items.map((one) => item(one)),
    declared_currency: request.declaredCurrency,
    insured_amount_usd: request.insuredAmountUsd,
    ioss_number: request.iossNumber,
    vat_prepay: request.vatPrepay,
    voec_prepay: request.voecPrepay,
    tax_number: request.taxNumber,
    sales_platform_name: request.salesPlatformName,
    surcharges: request.surcharges,
  };
  // Gateways of an earlier version of the protocol may refuse a property that they do not know.
  return {
    ...booking,
    ...(request.returnOf === null ? {} : { return_of: request.returnOf }),
    ...(request.incoterm === 'DDP' && !request.vatPrepay && !request.voecPrepay ? { incoterm: 'DDP' } : {}),
    ...(request.recipientType === null ? {} : { recipient_type: request.recipientType }),
  };
}

const maxRetrySeconds = 3_600;

const noFileCodes: ReadonlySet<string> = new Set(['BOOKING_NOT_FOUND', 'LABEL_NOT_OFFERED']);

/** Reads a label, or the document of a manifest. */
function fileOutcome(result: Exchange, progress: 'LabelProgress' | 'DocumentProgress'): LabelOutcome {
  if (result.kind !== 'response') return { outcome: 'unavailable', reason: result.reason };
  if (result.status === 200) {
    const isPdf = result.body.subarray(0, 5).toString('latin1') === '%PDF-';
    return isPdf
      ? { outcome: 'ready', pdf: result.body }
      : { outcome: 'unavailable', reason: 'the response is not a PDF' };
  }
  const reply = readReply(result, progress);
  if (reply.kind === 'message') {
    return { outcome: 'generating', retryAfterSeconds: retryAfter(result.headers['retry-after']) };
  }
  if (reply.kind === 'refusal' && reply.status === 410) return { outcome: 'failed', reason: reply.code };
  if (reply.kind === 'refusal' && reply.status === 404 && noFileCodes.has(reply.code))
    return { outcome: 'none' };
  return { outcome: 'unavailable', reason: unclearReason(reply) };
}

function podOutcome(result: Exchange): PodOutcome {
  const reply = readReply(result, 'ProofOfDelivery');
  if (reply.kind === 'message') {
    const { photo } = reply.message;
    if (!photo) return { outcome: 'none' };
    return { outcome: 'photo', takenAt: photo.taken_at, source: { kind: 'url', url: photo.url } };
  }
  return isNotFound(reply) ? { outcome: 'none' } : { outcome: 'unavailable', reason: unclearReason(reply) };
}

function retryAfter(header: string | undefined): number {
  const seconds = /^\d{1,6}$/.test(header ?? '') ? Number(header) : 1;
  return Math.min(Math.max(seconds, 1), maxRetrySeconds);
}

export type ListOutcome =
  | {
      readonly outcome: 'page';
      readonly bookings: GatewaySchemas['BookingPage']['bookings'];
      readonly nextCursor: string | null;
    }
  | { readonly outcome: 'not_offered' }
  | Unknown;

/** Closes idle connections before the gateway does, so that no request meets a closed one. */
const idleMs = 4_000;
const maxConnections = 64;
const maxFileBytes = 10 * 2 ** 20;
const maxListBytes = 2 ** 20;

interface GatewayOptions {
  readonly url: string;
  readonly secret: string;
  readonly maxResponseBytes: number;
  readonly clock: Clock;
  /** Called with each difference of a sent message from the protocol, by field. Absent in production. */
  readonly onDrift?: (problem: string) => void;
}

type GatewayCall = Omit<CarrierCall, 'scope'>;

/** The connections to one gateway (docs/carrier-gateway/openapi.json), which serves one or more carriers. */
export class GatewayConnection implements Disposable {
  readonly #options: GatewayOptions;
  readonly #agent: http.Agent;

  constructor(options: GatewayOptions) {
    this.#options = options;
    const { Agent } = options.url.startsWith('https:') ? https : http;
    this.#agent = new Agent({ keepAlive: true, timeout: idleMs, maxSockets: maxConnections });
  }

  get(path: string, call: GatewayCall, maxBytes?: number): Promise<Exchange> {
    return this.#send(call, { method: 'GET', path, body: '' }, maxBytes);
  }

  post(path: string, call: GatewayCall): Promise<Exchange> {
    return this.#send(call, { method: 'POST', path, body: '' });
  }

  postMessage<Name extends keyof GatewayMessages>(
    path: string,
    call: GatewayCall,
    name: Name,
    message: GatewayMessages[Name],
  ): Promise<Exchange> {
    const body = JSON.stringify(message);
    const { onDrift } = this.#options;
    if (onDrift) schemaProblems(name, gatewayValidators[name], JSON.parse(body)).forEach(onDrift);
    return this.#send(call, { method: 'POST', path, body });
  }

  /** Returns a page of the bookings made since a time, oldest first. Not every gateway can list. */
  async listBookings(bookedSince: Date, cursor: string | null, signal: AbortSignal): Promise<ListOutcome> {
    const query = new URLSearchParams({
      booked_since: bookedSince.toISOString(),
      ...(cursor ? { cursor } : {}),
    });
    const result = await this.get(`/bookings?${query}`, { requestId: null, signal }, maxListBytes);
    if (isNotOffered(result)) return { outcome: 'not_offered' };
    const reply = readReply(result, 'BookingPage');
    if (reply.kind !== 'message') return { outcome: 'unknown', reason: unclearReason(reply) };
    return { outcome: 'page', bookings: reply.message.bookings, nextCursor: reply.message.next_cursor };
  }

  [Symbol.dispose](): void {
    this.#agent.destroy();
  }

  #send(
    { requestId, signal }: GatewayCall,
    request: SignedRequest & { readonly method: 'GET' | 'POST' },
    maxBytes = this.#options.maxResponseBytes,
  ): Promise<Exchange> {
    const { url, secret, clock } = this.#options;
    const { method, path, body } = request;
    return outsideGate(() =>
      exchange(this.#agent, {
        method,
        url: new URL(`${url}${path}`),
        headers: {
          Accept: 'application/json, application/pdf',
          'Accept-Encoding': 'identity',
          ...(body ? { 'Content-Type': 'application/json' } : {}),
          ...(requestId === null ? {} : { 'X-Request-Id': requestId }),
          ...tracing().headers(),
          [signatureHeader]: sign(secret, request, clock.now()),
        },
        body,
        maxBytes,
        signal: signal ?? new AbortController().signal,
      }),
    );
  }
}

export class GatewayCarrier implements Carrier {
  readonly code: string;
  readonly #gateway: GatewayConnection;

  constructor(code: string, gateway: GatewayConnection) {
    this.code = code;
    this.#gateway = gateway;
  }

  async dispatch(request: DispatchRequest, call: CarrierCall): Promise<DispatchOutcome> {
    const message = bookingRequest(request);
    const reply = await this.#book(message, call);
    const isRefused = reply.kind === 'refusal' && reply.status === 400;
    // A gateway of the version before may refuse properties that it does not know. A refusal has booked nothing.
    const earlier = isRefused ? inEarlierVersion(message) : null;
    return dispatchOutcome(earlier ? await this.#book(earlier, call) : reply, request.reference);
  }

  async #book(message: GatewaySchemas['BookingRequest'], call: CarrierCall) {
    return readReply(
      await this.#gateway.postMessage('/bookings', call, 'BookingRequest', message),
      'Booking',
    );
  }

  async lookup(reference: string, call: CarrierCall): Promise<LookupOutcome> {
    const result = await this.#gateway.get(bookingPath(reference), call);
    return lookupOutcome(readReply(result, 'Booking'), reference);
  }

  async cancel(reference: string, call: CarrierCall): Promise<CancelOutcome> {
    const result = await this.#gateway.post(`${bookingPath(reference)}/cancel`, call);
    return cancelOutcome(readReply(result, 'Booking'), reference);
  }

  async label(reference: string, call: CarrierCall): Promise<LabelOutcome> {
    const result = await this.#gateway.get(`${bookingPath(reference)}/label`, call, maxFileBytes);
    return fileOutcome(result, 'LabelProgress');
  }

  async pod(reference: string, call: CarrierCall): Promise<PodOutcome> {
    return podOutcome(await this.#gateway.get(`${bookingPath(reference)}/pod`, call));
  }

  async manifest(request: ManifestRequest, call: CarrierCall): Promise<ManifestOutcome> {
    const { reference, day, trackingNumbers } = request;
    const message: GatewaySchemas['ManifestRequest'] = {
      reference,
      carrier: this.code,
      day,
      bookings: trackingNumbers,
    };
    const result = await this.#gateway.postMessage('/manifests', call, 'ManifestRequest', message);
    if (isNotOffered(result)) return { outcome: 'not_offered' };
    return manifestOutcome(readReply(result, 'Manifest'), reference);
  }

  async manifestDocument(reference: string, call: CarrierCall): Promise<LabelOutcome> {
    const path = `/manifests/${encodeURIComponent(reference)}/document`;
    const result = await this.#gateway.get(path, call, maxFileBytes);
    if (isNotOffered(result)) return { outcome: 'none' };
    return fileOutcome(result, 'DocumentProgress');
  }
}

function bookingPath(reference: string): string {
  return `/bookings/${encodeURIComponent(reference)}`;
}

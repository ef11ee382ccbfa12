import http from 'node:http';
import https from 'node:https';
import { outsideGate } from '../../admission/gate.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { Carrier, CarrierCall } from '../carrier.ts';
import type { DispatchRequest } from '../dispatch-request.ts';
import type { CancelOutcome, DispatchOutcome, LabelOutcome, LookupOutcome, PodOutcome } from '../outcome.ts';
import { bookingRequest } from './booking-request.ts';
import { type Exchange, exchange } from './exchange.ts';
import { prepareGatewayContract } from './gateway-contract.ts';
import { labelOutcome, podOutcome } from './gateway-documents.ts';
import { cancelOutcome, dispatchOutcome, lookupOutcome } from './gateway-outcome.ts';
import { readReply } from './read-reply.ts';
import { sign, signatureHeader } from './signature.ts';

/** Closes idle connections before the gateway does, so that no request meets a closed one. */
const idleMs = 4_000;
const maxConnections = 64;
const maxLabelBytes = 10 * 2 ** 20;

export interface GatewayOptions {
  readonly url: string;
  readonly secret: string;
  readonly maxResponseBytes: number;
  readonly clock: Clock;
}

/** Calls a carrier through a partner's gateway (gateway.openapi.json). Its carrier code is `http`. */
export class GatewayCarrier implements Carrier, Disposable {
  readonly code = 'http';
  readonly #options: GatewayOptions;
  readonly #agent: http.Agent;

  constructor(options: GatewayOptions) {
    prepareGatewayContract();
    this.#options = options;
    const { Agent } = options.url.startsWith('https:') ? https : http;
    this.#agent = new Agent({ keepAlive: true, timeout: idleMs, maxSockets: maxConnections });
  }

  async dispatch(request: DispatchRequest, call: CarrierCall): Promise<DispatchOutcome> {
    const body = JSON.stringify(bookingRequest(request));
    const result = await this.#send('POST', '/bookings', call, body);
    return dispatchOutcome(readReply(result, 'Booking'), request.reference);
  }

  async lookup(reference: string, call: CarrierCall): Promise<LookupOutcome> {
    const result = await this.#send('GET', pathOf(reference), call);
    return lookupOutcome(readReply(result, 'Booking'), reference);
  }

  async cancel(reference: string, call: CarrierCall): Promise<CancelOutcome> {
    const result = await this.#send('POST', `${pathOf(reference)}/cancel`, call);
    return cancelOutcome(readReply(result, 'Booking'), reference);
  }

  async label(reference: string, call: CarrierCall): Promise<LabelOutcome> {
    return labelOutcome(await this.#send('GET', `${pathOf(reference)}/label`, call, '', maxLabelBytes));
  }

  async pod(reference: string, call: CarrierCall): Promise<PodOutcome> {
    return podOutcome(await this.#send('GET', `${pathOf(reference)}/pod`, call));
  }

  [Symbol.dispose](): void {
    this.#agent.destroy();
  }

  #send(
    method: 'GET' | 'POST',
    path: string,
    { requestId, signal }: CarrierCall,
    body = '',
    maxBytes = this.#options.maxResponseBytes,
  ): Promise<Exchange> {
    const { url, secret, clock } = this.#options;
    return outsideGate(() =>
      exchange(this.#agent, {
        method,
        url: new URL(`${url}${path}`),
        headers: {
          Accept: 'application/json, application/pdf',
          'Accept-Encoding': 'identity',
          ...(body ? { 'Content-Type': 'application/json' } : {}),
          ...(requestId === null ? {} : { 'X-Request-Id': requestId }),
          [signatureHeader]: sign(secret, { method, path, body }, clock.now()),
        },
        body,
        maxBytes,
        signal: signal ?? new AbortController().signal,
      }),
    );
  }
}

function pathOf(reference: string): string {
  return `/bookings/${encodeURIComponent(reference)}`;
}

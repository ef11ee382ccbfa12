import type { NoticeReceiver } from './notice-receiver.ts';
import { newReference, type OrderTemplate } from './orders.ts';
import {
  type GatewayAnswer,
  type GatewayRequest,
  NoAnswer,
  type SentStep,
  type TestedGateway,
} from './tested-gateway.ts';
import { demand, describeAnswer, NotChecked } from './verdict.ts';

export interface CheckPace {
  readonly slowBodyMs: number;
  /** Time in which a booking whose response was lost must be seen. */
  readonly settleMs: number;
  /** Longest wait for a label or a document that is being generated. */
  readonly fileMs: number;
  /** Longest wait for notices. */
  readonly noticeMs: number;
  /** Time in which a notice would be repeated after its 200. */
  readonly repeatMs: number;
}

export interface CheckContext {
  readonly gateway: TestedGateway;
  readonly template: OrderTemplate;
  /** Sampan's code of the carrier, for manifests. */
  readonly carrier: string;
  readonly pace: CheckPace;
  readonly notices: NoticeReceiver | null;
  /** When the checks began, by the local clock. */
  readonly startedAt: Date;
  /** Bookings that the gateway has confirmed, with their last known state. */
  readonly known: Map<string, 'booked' | 'cancelled'>;
  readonly manifests: Set<string>;
}

export interface CheckedBooking {
  readonly reference: string;
  readonly waybill: string;
  readonly label: unknown;
}

/** The requests of one check, with what it needs to make them. */
export class CheckSession {
  readonly context: CheckContext;
  readonly steps: SentStep[] = [];

  constructor(context: CheckContext) {
    this.context = context;
  }

  /** @throws {NoAnswer} */
  async ask(request: GatewayRequest): Promise<GatewayAnswer> {
    try {
      const answer = await this.context.gateway.ask(request);
      this.steps.push({ request, received: describeAnswer(answer) });
      return answer;
    } catch (error) {
      if (error instanceof NoAnswer) this.steps.push({ request, received: error.message });
      throw error;
    }
  }

  get(path: string, change: Partial<GatewayRequest> = {}): Promise<GatewayAnswer> {
    return this.ask({ method: 'GET', path, ...change });
  }

  post(path: string, value?: unknown, change: Partial<GatewayRequest> = {}): Promise<GatewayAnswer> {
    const body = value === undefined ? {} : { body: JSON.stringify(value) };
    return this.ask({ method: 'POST', path, ...body, ...change });
  }

  newReference(): string {
    return newReference();
  }

  /** Returns a booking request with the order of the template. */
  order(reference: string, change: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
    return { ...this.context.template, ...change, reference };
  }

  async cancel(reference: string): Promise<GatewayAnswer> {
    const answer = await this.post(`/bookings/${reference}/cancel`);
    if (answer.status === 200 && answer.json?.state === 'cancelled')
      this.context.known.set(reference, 'cancelled');
    return answer;
  }

  /** Books an order for another rule. @throws {NotChecked} if the gateway does not book */
  async book(change: Readonly<Record<string, unknown>> = {}): Promise<CheckedBooking> {
    const reference = this.newReference();
    const answer = await this.post('/bookings', this.order(reference, change));
    const booking = readBooking(answer, reference);
    if (!booking) throw new NotChecked(`no booking could be made: ${describeAnswer(answer)}`);
    this.context.known.set(reference, 'booked');
    return booking;
  }

  /** Books and cancels an order for another rule. */
  async bookCancelled(): Promise<string> {
    const { reference } = await this.book();
    const answer = await this.cancel(reference);
    if (answer.status !== 200)
      throw new NotChecked(`a booking could not be cancelled: ${describeAnswer(answer)}`);
    return reference;
  }

  /** Demands that a refused request has booked nothing. */
  async demandUnbooked(reference: string): Promise<void> {
    const answer = await this.get(`/bookings/${reference}`);
    demand(answer.status !== 200, answer, 'nothing is booked, so a look-up gets 404 BOOKING_NOT_FOUND');
  }
}

/** Returns undefined for an answer that is no booking of the reference. */
export function readBooking({ status, json }: GatewayAnswer, reference: string): CheckedBooking | undefined {
  const isBooked = (status === 200 || status === 201) && json?.reference === reference;
  const waybill = json?.waybill_number;
  if (!isBooked || typeof waybill !== 'string') return undefined;
  return { reference, waybill, label: json?.label };
}

/** Returns the code of an `Error` body; undefined if there is none. */
export function errorCode({ json }: GatewayAnswer): unknown {
  const error = json?.error;
  return typeof error === 'object' && error !== null ? (error as { code?: unknown }).code : undefined;
}

/** Demands a 404 that says that there is no booking. */
export function demandNotFound(answer: GatewayAnswer): void {
  const isRight = answer.status === 404 && errorCode(answer) === 'BOOKING_NOT_FOUND';
  demand(isRight, answer, '404 with the code BOOKING_NOT_FOUND');
}

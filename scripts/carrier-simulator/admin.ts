import type { BookingBook } from './booking-book.ts';
import type { CallLog } from './call-log.ts';
import { answer, refusal, type SimulatedReply } from './reply.ts';

export interface AdminRequest {
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
  readonly book: BookingBook;
  readonly log: CallLog;
}

/**
 * Serves the unsigned endpoints for tests and demonstrations: `GET /_calls[?reference=…]`, `POST /_reset`, and `POST
 * /_advance {"seconds": n}` for late labels. Null: a request for the gateway.
 */
export function administer({ method, url, body, book, log }: AdminRequest): SimulatedReply | null {
  const { pathname, searchParams } = new URL(url, 'http://simulator');
  switch (`${method} ${pathname}`) {
    case 'GET /_calls':
      return answer(200, {
        calls: log.calls(searchParams.get('reference')),
        counts: log.counts(),
        bookings: book.all(),
      });
    case 'POST /_reset':
      log.clear();
      book.forget();
      return answer(200, {});
    case 'POST /_advance': {
      const seconds = (body as { seconds?: unknown } | null)?.seconds;
      if (typeof seconds !== 'number') return refusal(400, 'INVALID_REQUEST', 'seconds must be a number');
      book.advance(seconds);
      return answer(200, {});
    }
    default:
      return null;
  }
}

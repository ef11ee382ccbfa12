import type { RequestHandler, Response } from 'express';

/** Limits the memory of unread responses: over `maxBytes` in total, closes the connections of the oldest. */
export function boundUnsentResponses(maxBytes: number): RequestHandler {
  const unsent = new Map<Response, number>();
  let total = 0;

  const release = (response: Response): void => {
    total -= unsent.get(response) ?? 0;
    unsent.delete(response);
  };
  const hold = (response: Response): void => {
    const bytes = response.writableLength;
    if (bytes === 0) return;
    unsent.set(response, bytes);
    total += bytes;
    response.once('close', () => release(response));
    for (const oldest of unsent.keys()) {
      if (total <= maxBytes || oldest === response) break;
      release(oldest);
      oldest.socket?.destroy();
    }
  };
  return (_request, response, next) => {
    response.once('prefinish', () => hold(response));
    next();
  };
}

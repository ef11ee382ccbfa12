import type { Request, Response } from 'express';

/** Liveness: the process answers. Not an ApiReturn: probes read the status alone. */
export function healthz(_request: Request, response: Response): void {
  response.status(200).json({ status: 'ok' });
}

/** Readiness: the stores answer, and the process isn't stopping. Each check by its name; 503 when one fails. */
export function readyz(checks: Readonly<Record<string, () => Promise<void>>>) {
  return async (_request: Request, response: Response): Promise<void> => {
    const entries = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        try {
          await check();
          return [name, 'ok'] as const;
        } catch {
          return [name, 'failed'] as const;
        }
      }),
    );
    const ready = entries.every(([, result]) => result === 'ok');
    response
      .status(ready ? 200 : 503)
      .json({ status: ready ? 'ok' : 'unavailable', checks: Object.fromEntries(entries) });
  };
}

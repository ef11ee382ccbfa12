import type { RequestHandler, Response } from 'express';
import { operationTable } from '../contract/route.ts';
import { tracing } from '../telemetry/tracing.ts';

/** Probes and scrapes come every few seconds and say nothing. */
const untraced: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** Serves each request in a span, which continues the trace of its `traceparent`. Paths are left out: some have tokens. */
export const traceRequests: RequestHandler = (request, response, next) => {
  if (untraced.has(request.path)) return next();
  const { method } = request;
  const attributes = { 'http.request.method': method, 'sampan.request_id': response.locals.requestId };
  // Without the header it begins a trace: a pipelined request arrives while the one before it is the running span.
  const parent = request.get('traceparent') ?? null;
  void tracing().inSpan(method, { kind: 'server', attributes, parent }, async (end) => {
    const ended = new Promise<void>((resolve) => response.once('finish', resolve).once('close', resolve));
    next();
    await ended;
    end({ ...describeSpan(method, response), isError: response.statusCode >= 500 });
  });
};

function describeSpan(method: string, { statusCode, writableFinished, locals }: Response) {
  const id = locals.matched?.operations.get(method);
  const account = locals.admitted?.principal.accountId;
  return {
    ...(id ? { name: `${method} ${operationTable[id].path}` } : {}),
    attributes: {
      ...(writableFinished ? { 'http.response.status_code': statusCode } : { 'error.type': 'aborted' }),
      ...(id ? { 'http.route': operationTable[id].path, 'sampan.operation': id } : {}),
      ...(account === undefined ? {} : { 'sampan.account': account }),
    },
  };
}

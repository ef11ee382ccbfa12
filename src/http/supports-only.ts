import type { RequestHandler } from 'express';
import { type ApiError, HttpError } from '../contract/errors.ts';
import type { MatchedPath } from '../contract/route.ts';

/** Returns the error of a path that has other methods only: `GET, HEAD`. */
export function methodNotAllowed(methods: string): ApiError {
  return new HttpError('METHOD_NOT_ALLOWED', {
    message: `this path supports only ${methods}`,
    headers: { Allow: methods },
  });
}

/** Returns the methods of a path for the Allow header. */
export function allowedMethods(matched: MatchedPath<string> | undefined): string {
  return [...(matched?.operations.keys() ?? [])].join(', ');
}

/** Refuses every request. Stands after the methods of a route. */
export function supportsOnly(methods: string): RequestHandler {
  return () => {
    throw methodNotAllowed(methods);
  };
}

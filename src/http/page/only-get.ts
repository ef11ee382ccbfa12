import { ApiError } from '../../api-error.ts';

/** What a page or probe says to any other method. */
export function onlyGet(): never {
  throw new ApiError('METHOD_NOT_ALLOWED', {
    message: 'this address answers to GET, HEAD',
    headers: { Allow: 'GET, HEAD' },
  });
}

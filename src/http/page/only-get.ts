import { ApiError } from '../../contract/api-error.ts';

export function onlyGet(): never {
  throw new ApiError('METHOD_NOT_ALLOWED', {
    message: 'this path supports only GET, HEAD',
    headers: { Allow: 'GET, HEAD' },
  });
}

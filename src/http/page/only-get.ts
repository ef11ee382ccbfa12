import { HttpError } from '../../contract/http-error.ts';

export function onlyGet(): never {
  throw new HttpError('METHOD_NOT_ALLOWED', {
    message: 'this path supports only GET, HEAD',
    headers: { Allow: 'GET, HEAD' },
  });
}

import { HttpError, type Refuse } from '../contract/errors.ts';

/** Refuses a page: it does not exist for this user, or its address is not valid. */
export const refusePage: Refuse<'NOT_FOUND' | 'INVALID_FIELD'> = (code, options) => {
  throw new HttpError(code, options);
};

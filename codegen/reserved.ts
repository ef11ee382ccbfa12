/**
 * Unimplemented operations, or parts of one, which answer 501 NOT_IMPLEMENTED. Tests print this list while it is not
 * empty.
 */
export const reserved: Readonly<Record<string, string>> = {};

/**
 * Reserved operations, or reserved parts of one, by operationId. They return 501 NOT_IMPLEMENTED. Tests print this list
 * while it is not empty.
 */
export const reserved: Readonly<Record<string, string>> = {};

/**
 * The operations, or parts of one, that are in the contract and not yet wired. Each answers 501 NOT_IMPLEMENTED
 * there; the tests print this list until it is empty.
 */
export const reserved: Readonly<Record<string, string>> = {};

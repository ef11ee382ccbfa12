/** The carriers that a service can be assigned to; which are connected is configuration. */
export const CARRIER_CODES = ['sandbox', 'http'] as const;

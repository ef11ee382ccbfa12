/** Customs documents that Sampan draws. */
export const CUSTOMS_DOCUMENTS = ['commercial_invoice', 'cn22', 'cn23'] as const;

export type CustomsDocument = (typeof CUSTOMS_DOCUMENTS)[number];

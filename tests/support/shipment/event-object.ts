/** Returns a shipment as events have it: without URLs, and without the warnings of its booking. */
export function eventObject(detail: object): object {
  const { warnings: _, ...kept } = detail as { readonly warnings?: unknown };
  return { ...kept, label_pdf_url: null, tracking_page_url: null };
}

/** Returns the Content-Disposition of a label. */
export function labelDisposition(trackingNumber: string): string {
  return `inline; filename="${trackingNumber}.pdf"`;
}

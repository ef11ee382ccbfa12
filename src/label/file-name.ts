export function labelDisposition(trackingNumber: string): string {
  return `inline; filename="${trackingNumber}.pdf"`;
}

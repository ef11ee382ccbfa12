/** How a label is offered: shown, under its number's name when it is saved. */
export function labelDisposition(trackingNumber: string): string {
  return `inline; filename="${trackingNumber}.pdf"`;
}

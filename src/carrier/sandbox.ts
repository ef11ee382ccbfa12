/** The waybill that the sandbox carrier gives a shipment: always the same one for the same reference. */
export function sandboxWaybill(trackingNumber: string): string {
  return trackingNumber.replace(/^SMP/, 'SBX');
}

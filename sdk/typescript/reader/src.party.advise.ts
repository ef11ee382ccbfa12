/** Only the service has postal data. Its check suggests the code with the zero. */
export function lostZeros(): null {
  return null;
}

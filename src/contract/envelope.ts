/** Returns a success as JSON text in the envelope (contract: Responses). */
export function successEnvelope(
  status: number,
  data: unknown,
  message: string = status === 201 ? 'created' : 'ok',
): string {
  return JSON.stringify({ status, message, data });
}

/** Returns an error as JSON text in the envelope (contract: Errors). */
export function errorEnvelope(status: number, sysCode: string, message: string, data: unknown): string {
  return JSON.stringify({ status, message, sysCode, data });
}

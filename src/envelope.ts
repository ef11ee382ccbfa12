/**
 * A success in the envelope of every JSON answer (contract: Envelope), as text. Whoever stores an answer before it
 * is sent writes the same bytes.
 */
export function envelope(status: number, message: string, data: unknown): string {
  return JSON.stringify({ status, message, data });
}

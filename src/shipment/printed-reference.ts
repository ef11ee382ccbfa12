const printable = /^[A-Za-z0-9#&()*+.:;<=>?[\]^_`{|}-]{6,50}$/;

/**
 * Whether a client's reference may stand on a label in the tracking number's place (contract: reference_no): 6 to
 * 50 characters of letters, digits and `# & ( ) * + . : ; < = > ? [ ] ^ _ \` { | } -`, not beginning with = or +. That
 * no other order uses it is decided when it is booked.
 */
export function isPrintableReference(referenceNo: string | null): boolean {
  return referenceNo !== null && printable.test(referenceNo) && !/^[=+]/.test(referenceNo);
}

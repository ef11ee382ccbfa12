const printable = /^[A-Za-z0-9#&()*+.:;<=>?[\]^_`{|}-]{6,50}$/;

/**
 * Returns whether the label may show the reference (contract: reference_no). The booking statement checks that no
 * other order uses it.
 */
export function isPrintableReference(referenceNo: string | null): boolean {
  return referenceNo !== null && printable.test(referenceNo) && !/^[=+]/.test(referenceNo);
}

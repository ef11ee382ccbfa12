/** How merchants add money to their wallet, as operators wrote it. */
export interface PaymentInstructionTable {
  language: 'en' | 'zh-Hant';
  text: string;
}

/** Text of the operators about adding money to a wallet. */
export interface PaymentInstructionTable {
  language: 'en' | 'zh-Hant';
  text: string;
}

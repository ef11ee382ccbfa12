import type { PaymentInstructions } from '../../db/query/installation/payment-instruction.ts';

type Language = keyof PaymentInstructions;

/** Returns the operators' text in a language, or else in the other one; null if there is none. */
export function paymentInstruction(
  texts: PaymentInstructions,
  language: Language,
): { readonly text: string; readonly language: Language } | null {
  for (const each of [language, 'en', 'zh-Hant'] as const) {
    const text = texts[each];
    if (text) return { text, language: each };
  }
  return null;
}

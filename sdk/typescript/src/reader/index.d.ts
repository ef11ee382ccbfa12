// The part of src/order-file/ that orders.ts calls. reader/build.js compiles it into the package.

interface FileCell {
  readonly line: number;
  readonly column: number;
}

type OrderFile =
  | { readonly fault: { readonly reason: string } }
  | {
      readonly fault: null;
      readonly table: { readonly hasHeader: boolean; readonly header: readonly string[] };
      readonly mapping: { readonly source: string; readonly unknown: readonly string[] };
      readonly orders: readonly {
        readonly lines: readonly number[];
        readonly body: Readonly<Record<string, unknown>>;
        readonly faults: readonly (FileCell & { readonly path: string; readonly reason: string })[];
        readonly leftOutItems: readonly { readonly line: number; readonly reason: string }[];
        readonly corrected: readonly (FileCell & {
          readonly path: string;
          readonly given: string;
          readonly value: string;
        })[];
      }[];
      readonly leftOut: readonly {
        readonly lines: readonly number[];
        readonly reference: string | null;
        readonly reason: string;
      }[];
    };

export function cellFaultText(fault: object, language: 'en'): string;
export function leftOutItemText(item: object, language: 'en'): string;
export const noChoices: object;
export function openOrderFile(content: Uint8Array, choices: object): OrderFile;
export function fileFaultText(fault: object, language: 'en'): string;

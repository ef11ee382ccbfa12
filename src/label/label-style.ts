/** Paper, printer and file format of a label. */
export interface LabelStyle {
  readonly format: 'pdf' | 'zpl' | 'png';
  /** Null: 100 × 150 mm. */
  readonly size: '4x6' | 'a6' | 'a4' | null;
  /** Dots per inch of the printer. */
  readonly dpi: 203 | 300;
  /** Labels on a sheet of A4. */
  readonly perSheet: 1 | 4;
  /** Where the first label stands on the first sheet, from 1. */
  readonly start: number;
  /** The only page of a picture, from 1. */
  readonly page: number;
}

/** The label that carriers print, and that is stored. */
export const plainStyle: LabelStyle = {
  format: 'pdf',
  size: null,
  dpi: 203,
  perSheet: 1,
  start: 1,
  page: 1,
};

import type { Refuse } from '../contract/errors.ts';

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

export const labelMediaTypes = { pdf: 'application/pdf', zpl: 'application/zpl', png: 'image/png' } as const;

/** The label that carriers print, and that is stored. */
export const plainStyle: LabelStyle = {
  format: 'pdf',
  size: null,
  dpi: 203,
  perSheet: 1,
  start: 1,
  page: 1,
};

/** True for the PDF that is stored. */
export function isPlain({ format, size, dpi }: LabelStyle): boolean {
  return format === plainStyle.format && size === plainStyle.size && dpi === plainStyle.dpi;
}

/** The parameters of a request for labels. */
export interface LabelQuery {
  readonly format?: LabelStyle['format'] | undefined;
  readonly size?: '4x6' | 'a6' | 'a4' | undefined;
  readonly dpi?: number | undefined;
  readonly per_sheet?: number | undefined;
  readonly start_position?: number | undefined;
  readonly page?: number | undefined;
}

/** Reads a style. Refuses a parameter that does not go with the others. */
export function readLabelStyle(query: LabelQuery, refuse: Refuse<'INVALID_FIELD'>): LabelStyle {
  const { format = 'pdf', size = null, dpi, per_sheet: perSheet, start_position: start, page } = query;
  if (size === 'a4' && format === 'zpl') {
    return refuseParameter('size', 'a4 is paper for office printers: use format pdf or png', refuse);
  }
  if (perSheet !== undefined && size !== 'a4') {
    return refuseParameter('per_sheet', 'goes with size a4 alone', refuse);
  }
  if (start !== undefined && perSheet !== 4) {
    return refuseParameter('start_position', 'goes with size a4 and per_sheet 4 alone', refuse);
  }
  if (page !== undefined && format !== 'png') {
    return refuseParameter('page', 'goes with format png alone: the others have all pages', refuse);
  }
  return {
    format,
    size,
    dpi: dpi === 300 ? 300 : 203,
    perSheet: perSheet === 4 ? 4 : 1,
    start: start ?? 1,
    page: page ?? 1,
  };
}

export function refuseParameter(field: string, message: string, refuse: Refuse<'INVALID_FIELD'>): never {
  return refuse('INVALID_FIELD', { violations: [{ path: [field], code: 'INVALID_FIELD', message }] });
}

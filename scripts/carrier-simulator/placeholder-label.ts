/** 100 × 150 mm in points. */
const page = '0 0 283.46 425.2';

/** Renders a one-page PDF that says TEST and shows both numbers, which must not need escaping in a PDF string. */
export function placeholderLabel(reference: string, waybillNumber: string): Buffer {
  const drawing = [
    'BT /F1 40 Tf 24 340 Td (TEST) Tj ET',
    'BT /F1 12 Tf 24 300 Td (Sandbox carrier: not for shipping) Tj ET',
    `BT /F1 12 Tf 24 270 Td (${reference}) Tj ET`,
    `BT /F1 12 Tf 24 250 Td (${waybillNumber}) Tj ET`,
  ].join('\n');
  return writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [${page}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]);
}

function writePdf(objects: readonly string[]): Buffer {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = [
    `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer`,
    `<< /Size ${size} /Root 1 0 R >>`,
    `startxref\n${text.length}\n%%EOF\n`,
  ];
  return Buffer.from(text + end.join('\n'), 'latin1');
}

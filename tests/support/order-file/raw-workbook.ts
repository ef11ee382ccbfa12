import { zip } from './zip.ts';

/** Parts of the XML of a workbook. Without others, it has a small order in `rows`. */
interface RawWorkbook {
  readonly prolog?: string;
  readonly before?: string;
  readonly rows?: string;
  readonly after?: string;
  readonly strings?: string;
  readonly styles?: string;
}

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const textCell = (place: string, text: string) =>
  `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
export const smallTable = `<row r="1">${textCell('A1', 'reference_no')}${textCell('B1', 'recipient.city')}</row><row r="2">${textCell('A2', 'SO-1')}${textCell('B2', 'Paris')}</row>`;

/** Returns a workbook of one sheet with any XML, which no library would write. */
export function rawWorkbook(parts: RawWorkbook): Buffer {
  const { prolog = '', before = '', rows = smallTable, after = '', strings = '', styles = '' } = parts;
  const override = (path: string, type: string) =>
    `<Override PartName="/xl/${path}.xml" ContentType="${kind}.${type}+xml"/>`;
  const files = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types">${override('workbook', 'sheet.main')}${override('worksheets/sheet1', 'worksheet')}${override('sharedStrings', 'sharedStrings')}${override('styles', 'styles')}</Types>`,
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${prolog}<worksheet ${main} xmlns:r="${office}">${before}<sheetData>${rows}</sheetData>${after}</worksheet>`,
    'xl/sharedStrings.xml': `<sst ${main}>${strings}</sst>`,
    'xl/styles.xml': `<styleSheet ${main}>${styles}</styleSheet>`,
  };
  return zip(Object.entries(files).map(([name, text]) => ({ name, content: Buffer.from(text) })));
}

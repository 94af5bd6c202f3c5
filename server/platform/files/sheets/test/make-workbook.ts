import { strToU8, type Zippable, zipSync } from 'fflate';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

interface WorkbookParts {
  /** The rows of the sheet as XML. */
  readonly rows: string;
  readonly texts?: readonly string[];
  /** Format codes of the styles from 1 on; 14 and the like are ids. */
  readonly formats?: readonly (string | number)[];
  readonly more?: Zippable;
}

/** A workbook as Excel writes it: shared texts, number formats, and its sheet under a name of its own. */
export function makeWorkbook({ rows, texts = [], formats = [], more = {} }: WorkbookParts): Buffer {
  const ids = formats.map((format, index) => (typeof format === 'number' ? format : 170 + index));
  const parts: Readonly<Record<string, string>> = {
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Notes" sheetId="2" state="hidden" r:id="rId9"/><sheet name="Prices" sheetId="1" r:id="rId3"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId3" Target="worksheets/prices.xml"/><Relationship Id="rId9" Target="worksheets/notes.xml"/></Relationships>`,
    'xl/worksheets/notes.xml': `<worksheet xmlns="${MAIN}"><sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData></worksheet>`,
    'xl/worksheets/prices.xml': `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts>${formats.map((code, index) => (typeof code === 'string' ? `<numFmt numFmtId="${ids[index]}" formatCode="${code.replaceAll('"', '&quot;')}"/>` : '')).join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${ids.map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${texts.map((text) => `<si>${text}</si>`).join('')}</sst>`,
  };
  const files = Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]));
  return Buffer.from(zipSync({ ...files, ...more }));
}

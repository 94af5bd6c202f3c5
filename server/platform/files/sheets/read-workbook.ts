import { badInput } from '../../errors/errors.js';
import { type Budget, inflatePart, UNREADABLE } from './inflate-part.js';
import { parseXml, type XmlHandler } from './parse-xml.js';
import { SHEET_LIMITS } from './sheet-row.js';

/** The parts of a workbook besides its sheets (ECMA-376). */
export interface Workbook {
  /** Name of the part of the first sheet. */
  readonly sheet: string;
  /** The texts that cells share. */
  readonly texts: readonly string[];
  /** Indexes of the styles that show a number as a day or a time. */
  readonly dateStyles: ReadonlySet<number>;
}

/** Reads everything about a workbook that its sheet refers to. Throws BAD_INPUT. */
export async function readWorkbook(archive: Uint8Array, budget: Budget): Promise<Workbook> {
  const parse: Parse = async (part, handler) => {
    for await (const _ of parseXml(inflatePart(archive, part, budget), handler));
  };
  return {
    sheet: await readFirstSheet(parse),
    texts: await readTexts(parse),
    dateStyles: await readDateStyles(parse),
  };
}

type Parse = (part: string, handler: XmlHandler) => Promise<void>;

async function readFirstSheet(parse: Parse): Promise<string> {
  let first: string | undefined;
  await parse('xl/workbook.xml', {
    open(name, attributes) {
      if (name === 'sheet' && attributes.state === undefined) first ??= attributes['r:id'];
    },
  });
  let target: string | undefined;
  await parse('xl/_rels/workbook.xml.rels', {
    open(name, { Id, Target }) {
      if (name === 'Relationship' && Id === first) target = Target;
    },
  });
  if (!target) throw badInput(UNREADABLE);
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

async function readTexts(parse: Parse): Promise<string[]> {
  const texts: string[] = [];
  let [text, isPhonetic] = ['', false];
  let isText = false;
  await parse('xl/sharedStrings.xml', {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isPhonetic = true;
      isText = name === 't' && !isPhonetic;
    },
    text(piece) {
      if (isText && text.length < SHEET_LIMITS.cell) text += piece;
    },
    close(name) {
      isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name === 'si') texts.push(text);
      if (texts.length > SHEET_LIMITS.texts) throw badInput('This workbook holds too many texts. Split it.');
    },
  });
  return texts;
}

/** Number formats of days and times that have no code (ECMA-376, 18.8.30). */
const isDateId = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** A format code that shows a day or a time, beside colours, conditions and words. */
const isDateCode = (code: string) => /[dmyhs]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''));

async function readDateStyles(parse: Parse): Promise<Set<number>> {
  const dateFormats = new Set<number>();
  const dateStyles = new Set<number>();
  let [styles, isOfCells] = [0, false];
  await parse('xl/styles.xml', {
    open(name, { numFmtId, formatCode = '' }) {
      const id = Number(numFmtId);
      if (name === 'numFmt' && isDateCode(formatCode)) dateFormats.add(id);
      if (name === 'cellXfs') isOfCells = true;
      if (name !== 'xf' || !isOfCells) return;
      if (isDateId(id) || dateFormats.has(id)) dateStyles.add(styles);
      styles += 1;
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return dateStyles;
}

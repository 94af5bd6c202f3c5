import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

interface Glyph {
  readonly unicode: string;
  readonly width: number;
}

/**
 * The letters on each page of a PDF, line by line, from left to right, without marks and dots above and below them,
 * which have no width.
 */
export async function drawnLines(bytes: Uint8Array): Promise<string[]> {
  const { OPS } = await getResolvedPDFJS();
  const pdf = await getDocumentProxy(bytes.slice());
  const lines: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { fnArray, argsArray } = await (await pdf.getPage(number)).getOperatorList();
    const byHeight = new Map<number, [x: number, text: string][]>();
    let [x, y] = [0, 0];
    // Each piece is placed by a matrix of its own, within transformations that only flip the page.
    for (const [at, operation] of fnArray.entries()) {
      if (operation === OPS.setTextMatrix) [x, y] = placeOf(argsArray[at]);
      if (operation !== OPS.showText) continue;
      const glyphs: (Glyph | number | null)[] = argsArray[at][0];
      const text = glyphs
        .map((glyph) => (glyph && typeof glyph === 'object' && glyph.width > 0 ? glyph.unicode : ''))
        .join('');
      byHeight.set(y, [...(byHeight.get(y) ?? []), [x, text]]);
    }
    for (const [, pieces] of [...byHeight].sort(([a], [b]) => b - a))
      lines.push(
        pieces
          .sort(([a], [b]) => a - b)
          .map(([, text]) => text)
          .join(''),
      );
  }
  return lines;
}

function placeOf(args: unknown): [number, number] {
  const matrix = Object.values((args as [ArrayLike<number>])[0] ?? args);
  return [Math.round(matrix[4] ?? 0), Math.round(matrix[5] ?? 0)];
}

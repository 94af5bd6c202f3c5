/** Types of the used parts of two libraries that have none. */

declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'sfnt';
    readonly variationAxes?: Readonly<Record<string, number>>;
    readonly keepAllGlyphs?: boolean;
  }
  export default function subsetFont(font: Buffer, letters: string, options: Options): Promise<Buffer>;
}

declare module 'fontkit' {
  export function create(file: Buffer): { hasGlyphForCodePoint(code: number): boolean };
}

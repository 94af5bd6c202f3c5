/** Colours of the product drawings, mixed from the store's palette: paper, ink, teal, coral, sand and green. */

/** Three shades of one material: the front, the lighter top and the darker side. */
export interface Tone {
  readonly front: string;
  readonly top: string;
  readonly side: string;
}

export const PAPER = '#FAF9F6';
export const INK = '#12263A';
export const TEAL = '#0E6F78';
export const CORAL = '#D9482B';
export const SAND = '#EFE7DA';
export const GREEN = '#1B7A4E';
export const GLASS = '#CFE1E3';
export const MUTED = '#8A95A0';

export const kraft: Tone = { front: '#D5B88C', top: '#E8D4B0', side: '#B99A6E' };
export const wood: Tone = { front: '#BD8A58', top: '#D4A676', side: '#996B40' };
export const paleWood: Tone = { front: '#DBC09A', top: '#ECD9BC', side: '#BFA078' };
export const white: Tone = { front: PAPER, top: '#FFFFFF', side: '#DCD6CB' };
export const sand: Tone = { front: SAND, top: '#F8F3EA', side: '#D3C7B3' };
export const steel: Tone = { front: '#BCC6CC', top: '#D8DFE3', side: '#97A4AD' };
export const ink: Tone = { front: '#2C4258', top: '#476078', side: INK };
export const teal: Tone = { front: TEAL, top: '#378E96', side: '#0A5159' };
export const coral: Tone = { front: CORAL, top: '#EA7A5F', side: '#AB3820' };
export const green: Tone = { front: GREEN, top: '#449B70', side: '#125A39' };
export const clay: Tone = { front: '#CB7450', top: '#DE9675', side: '#A65A3A' };

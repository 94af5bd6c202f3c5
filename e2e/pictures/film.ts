import type { Page } from '@playwright/test';
import sharp from 'sharp';

const WIDTH = 960;
const QUALITY = 75;

interface Frame {
  readonly image: Buffer;
  readonly shownMs: number;
}

/** Still frames of a page, joined to an animated picture that repeats. */
export class Film {
  readonly #frames: Frame[] = [];

  constructor(private readonly page: Page) {}

  /** Adds the page as it is, shown for some milliseconds. */
  async hold(shownMs: number): Promise<void> {
    const shot = await this.page.screenshot({ animations: 'disabled', caret: 'initial' });
    this.#frames.push({ image: await sharp(shot).resize({ width: WIDTH }).png().toBuffer(), shownMs });
  }

  /** Writes the film as animated WebP. */
  async write(file: string): Promise<void> {
    const images = this.#frames.map(({ image }) => image);
    const delay = this.#frames.map(({ shownMs }) => shownMs);
    await sharp(images, { join: { animated: true } })
      .webp({ quality: QUALITY, effort: 6, delay, loop: 0 })
      .toFile(file);
  }
}

import { describe, expect, it } from '@jest/globals';
import { DESTINATION_KEYS } from '../../rules/destinations.js';
import { customBoxPence, SERVICE_LEVELS } from '../../rules/prices/quote.js';
import { CATEGORIES } from './categories.js';
import { drawPicture, drawThumbnail } from './draw-picture.js';
import { SHAPES } from './drawing/shapes.js';
import { PRODUCTS, pricesOf } from './products.js';
import { CUSTOM_BOX_RATES, MINIMUM_CHARGES } from './rate-card.js';
import { SERVICES } from './services.js';

const standardBox = PRODUCTS.find((product) => product.slug === 'standard-box')!;

describe('the catalogue of a new store', () => {
  it('has the twelve categories of the specification, in its order', () => {
    expect(CATEGORIES.map(({ name }) => name).join(', ')).toBe(
      'Shipping Boxes, Pictures and Mirrors, Sports and Outdoors, Suitcase & Luggage, Bedrooms, Dining Room, ' +
        'Garden, Kitchen, Living Room, Musical Instruments, Office, Other Items',
    );
    expect(CATEGORIES.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('has at least 84 products, seven or more in each category', () => {
    expect(PRODUCTS.length).toBeGreaterThanOrEqual(84);
    for (const { slug } of CATEGORIES) {
      expect(PRODUCTS.filter((product) => product.category === slug).length).toBeGreaterThanOrEqual(7);
    }
  });

  it('no two products share a slug, and no two in a category a name', () => {
    const names = PRODUCTS.map(({ category, name }) => `${category} ${name.toLowerCase()}`);
    expect(new Set(PRODUCTS.map(({ slug }) => slug)).size).toBe(PRODUCTS.length);
    expect(new Set(names).size).toBe(PRODUCTS.length);
  });

  it('lists the standard box first, in the words of the specification', () => {
    expect(PRODUCTS[0]).toBe(standardBox);
    expect(standardBox.size).toBe('61cm x 41 x 51 / 24inches x 16 x 20 (HWD), 30kg max');
    expect(standardBox.details.toLowerCase()).toContain('double-walled cardboard box, best for bulky items');
  });

  it('has the book box of 51 x 41 x 31 cm', () => {
    expect(PRODUCTS.find(({ slug }) => slug === 'book-box')?.size).toBe(
      '51cm x 41 x 31 / 20inches x 16 x 12 (HWD), 30kg max',
    );
  });

  it.each(PRODUCTS)('$name has whole dimensions a lorry can take, a weight and a sentence', (product) => {
    for (const side of [product.heightCm, product.widthCm, product.depthCm]) {
      expect(Number.isInteger(side) && side > 0 && side <= 300).toBe(true);
    }
    expect(product.weightKg).toBeGreaterThan(0);
    if (product.size.endsWith('30kg max')) expect(product.weightKg).toBeLessThanOrEqual(30);
    expect(product.details).toMatch(/^[A-Z].*\.$/);
  });
});

describe('the rate card of a new store', () => {
  it.each(PRODUCTS)('$name has a price at every destination, in steps of 50p', (product) => {
    const prices = Object.values(pricesOf(product));
    expect(prices).toHaveLength(DESTINATION_KEYS.length);
    for (const pence of prices) expect(pence > 0 && pence % 50 === 0).toBe(true);
  });

  it('a product costs less than 50p more than a custom box of its size and weight', () => {
    for (const product of PRODUCTS) {
      const weightRange = product.weightKg > 30 ? 'over30' : 'upTo30';
      for (const key of DESTINATION_KEYS) {
        const rounding =
          pricesOf(product)[key] - customBoxPence({ ...product, weightRange }, CUSTOM_BOX_RATES[key]);
        expect(rounding >= 0 && rounding < 50).toBe(true);
      }
    }
  });

  it('the standard box to Australia costs £66.50', () => {
    expect(pricesOf(standardBox).australia).toBe(6650);
  });

  it.each(DESTINATION_KEYS)(
    'four standard boxes to %s reach the minimum charge, a whole number of pounds',
    (key) => {
      const { minimumPence } = MINIMUM_CHARGES[key];
      expect(minimumPence % 100).toBe(0);
      expect(pricesOf(standardBox)[key] * 3).toBeLessThan(minimumPence);
      expect(pricesOf(standardBox)[key] * 4).toBeGreaterThanOrEqual(minimumPence);
    },
  );

  it('offers the three service levels, the first of them included', () => {
    expect(SERVICES.map(({ level }) => level)).toEqual([...SERVICE_LEVELS]);
    expect(SERVICES.map(({ pricePence }) => pricePence)).toEqual([0, 2999, 5999]);
  });
});

describe('the picture of a product', () => {
  it.each(PRODUCTS)(
    '$name is drawn whole, inside its tile and without asking anything of another host',
    (product) => {
      const picture = drawPicture(product);
      expect(picture).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 320 240"/);
      expect(picture).not.toMatch(/NaN|undefined|Infinity|<script|<image|<text|href|url\(/);
      expect(picture.replace('http://www.w3.org/2000/svg', '')).not.toContain('http');
      for (const [, left, top] of picture.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)) {
        expect(Number(left) >= 0 && Number(left) <= 320 && Number(top) >= 0 && Number(top) <= 240).toBe(true);
      }
    },
  );

  it.each(PRODUCTS)('$name stands alone in a small tile, and whole', (product) => {
    const thumbnail = drawThumbnail(product);
    expect(thumbnail).not.toMatch(/NaN|undefined|Infinity|<script|<image|<text|href|url\(/);
    const points = [...thumbnail.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)];
    const [across, down] = [points.map(([, x]) => Number(x)), points.map(([, , y]) => Number(y))];
    expect(Math.min(...across, ...down)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...across)).toBeLessThanOrEqual(320);
    expect(Math.max(...down)).toBeLessThanOrEqual(240);
    expect(thumbnail.match(/#A3AEB8/g) ?? []).toHaveLength(0);
  });

  it('a bigger box is drawn bigger', () => {
    const frontOf = (heightCm: number) =>
      Number(
        /<rect [^>]*height="([\d.]+)"[^>]*fill="#D5B88C"/.exec(
          drawPicture({ ...standardBox, heightCm }),
        )?.[1],
      );
    expect(frontOf(61) / frontOf(30)).toBeCloseTo(61 / 30, 1);
  });

  it('names with signs of markup stay text', () => {
    expect(drawPicture({ ...standardBox, altText: '<b>"A" & B' })).toContain(
      '&#60;b&#62;&#34;A&#34; &#38; B',
    );
  });

  it('every shape belongs to a product', () => {
    expect(
      Object.keys(SHAPES).filter((shape) => !PRODUCTS.some((product) => product.shape === shape)),
    ).toEqual([]);
  });
});

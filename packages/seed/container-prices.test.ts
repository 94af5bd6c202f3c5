import { expect, it } from '@jest/globals';
import { compareContainers, usableCm3 } from '../../rules/containers.js';
import { DESTINATION_KEYS } from '../../rules/destinations.js';
import { volumeCm3 } from '../../rules/prices/volume.js';
import { containerPricesTo } from './container-prices.js';
import { PRODUCTS, pricesOf } from './products.js';

const box = PRODUCTS.find(({ slug }) => slug === 'standard-box')!;

it.each(DESTINATION_KEYS)(
  'a container to %s costs less than a shared one when full, and more when two thirds empty',
  (destination) => {
    const prices = containerPricesTo(destination);
    const boxes = (quantity: number) => ({
      volumeCm3: volumeCm3(box) * quantity,
      itemsPence: pricesOf(box)[destination] * quantity,
      minimumTopUpPence: 0,
    });
    const full = Math.floor(usableCm3('ft20') / volumeCm3(box));
    expect(compareContainers(boxes(full), prices)?.savedPence).toBeGreaterThan(0);
    expect(compareContainers(boxes(Math.floor(full / 3)), prices)?.savedPence).toBe(0);
    const [ft20, ft40, ft40hc] = prices.map(({ pricePence }) => pricePence) as [number, number, number];
    expect(ft20 < ft40 && ft40 < ft40hc && ft40 < 2 * ft20).toBe(true);
  },
);

import { describe, expect, it } from '@jest/globals';
import { itemId } from './item-id.js';

describe('the item identifier of the pickers', () => {
  it.each([
    ['Standard Box', '7-standard-box'],
    ['Suitcase & Luggage (Large)', '7-suitcase-luggage-large'],
    ["Child's Bicycle, Boxed", '7-childs-bicycle-boxed'],
    ['  Two-Seater   Sofa ', '7-two-seater-sofa'],
    ['Desk - 140cm', '7-desk-140cm'],
    ['-Édredon-', '7-édredon'],
  ])('"%s" in category 7 is %s', (name, id) => {
    expect(itemId('7', name)).toBe(id);
  });
});

import { expect, it } from '@jest/globals';
import { readList } from './test/seed-shop.js';

type Meant = readonly [quantity: number, product: string | null];

const [BOX, LARGE, BOOKS, SMALL] = ['Standard Box', 'Large Box', 'Book Box', 'Small Box'];
const [SOFA, TWO_SEATER, BIKE, TV] = [
  'Three-Seater Sofa',
  'Two-Seater Sofa',
  'Bicycle in a Bike Box',
  'Television up to 55 inches',
];
const [DRAWERS, WARDROBE, BED, DESK] = [
  'Chest of Drawers',
  'Double Wardrobe',
  'Double Bed Frame',
  'Office Desk',
];
const [CHAIR, TABLE, SUITCASE, ARMCHAIR] = ['Dining Chair', 'Dining Table', 'Large Suitcase', 'Armchair'];

/** Lists as people write them, with their meaning; null is a custom item. */
const LISTS: readonly (readonly [how: string, text: string, meant: readonly Meant[]])[] = [
  [
    'commas',
    '4 boxes, bike, 55 inch tv and a sofa',
    [
      [4, BOX],
      [1, BIKE],
      [1, TV],
      [1, SOFA],
    ],
  ],
  [
    'one a line',
    '10 boxes\n2 suitcases\n1 bike\ndesk',
    [
      [10, BOX],
      [2, SUITCASE],
      [1, BIKE],
      [1, DESK],
    ],
  ],
  [
    'numbers behind',
    'boxes 10\nsuitcases 2\nbikes 1\ndining chairs 6',
    [
      [10, BOX],
      [2, SUITCASE],
      [1, BIKE],
      [6, CHAIR],
    ],
  ],
  [
    'Word bullets',
    '● 12 boxes\n● 3 suitcases\n○ bike\n▪ 2 armchairs',
    [
      [12, BOX],
      [3, SUITCASE],
      [1, BIKE],
      [2, ARMCHAIR],
    ],
  ],
  [
    'bullets without a blank',
    '-3 bikes\n-2 wardrobes\n-desk\n-20 book boxes',
    [
      [3, BIKE],
      [2, WARDROBE],
      [1, DESK],
      [20, BOOKS],
    ],
  ],
  [
    'dashes of a phone',
    '–3 bikes\n— 2 wardrobes\n•desk',
    [
      [3, BIKE],
      [2, WARDROBE],
      [1, DESK],
    ],
  ],
  [
    'Markdown',
    '# Moving\n* 10 boxes\n* **2** wardrobes\n- [ ] 1 sofa\n- [x] 4 dining chairs',
    [
      [10, BOX],
      [2, WARDROBE],
      [1, SOFA],
      [4, CHAIR],
    ],
  ],
  [
    'boxes to tick',
    '☐ 4 boxes\n☑ bikes (2)\n✓ suitcases x3\n✔ sofa',
    [
      [4, BOX],
      [2, BIKE],
      [3, SUITCASE],
      [1, SOFA],
    ],
  ],
  [
    'Excel',
    'Item\tQty\tRoom\nSofa\t1\tLounge\nBoxes\t24\tGarage\nDining chairs\t6\tDining room\nBedside table\t2\tBedroom 1',
    [
      [1, SOFA],
      [24, BOX],
      [6, CHAIR],
      [2, 'Bedside Table'],
    ],
  ],
  [
    'CSV',
    'Item,Quantity\nSofa,1\nWardrobe,2\n"Dining chair",6',
    [
      [1, SOFA],
      [2, WARDROBE],
      [6, CHAIR],
    ],
  ],
  [
    'CSV in quotes',
    '"sofa","1"\n"boxes","30"\n"armchair","2"',
    [
      [1, SOFA],
      [30, BOX],
      [2, ARMCHAIR],
    ],
  ],
  [
    'CSV of other countries',
    'sofa;1\nboxes;30',
    [
      [1, SOFA],
      [30, BOX],
    ],
  ],
  [
    'number first CSV',
    '1,sofa\n12,boxes\n4,chairs',
    [
      [1, SOFA],
      [12, BOX],
      [4, CHAIR],
    ],
  ],
  [
    'a table',
    '| Item | Qty |\n|------|-----|\n| Boxes | 10 |\n| Bike | 2 |\n| Chest of drawers | 1 |',
    [
      [10, BOX],
      [2, BIKE],
      [1, DRAWERS],
    ],
  ],
  [
    'cells one below the other',
    'Sofa\n1\nBoxes\n12\nDesk\n2',
    [
      [1, SOFA],
      [12, BOX],
      [2, DESK],
    ],
  ],
  [
    'WhatsApp',
    '[14:02, 03/11/2026] Ann: 2 bikes\n[14:03, 03/11/2026] Ann: and 10 boxes\n03/11/2026, 14:05 - Bob Lee: a sofa',
    [
      [2, BIKE],
      [10, BOX],
      [1, SOFA],
    ],
  ],
  [
    'a letter',
    'Hi, I would like to ship 10 boxes and a bike to Sydney.\nWe also have 2 sofas, 3 suitcases.\nMany thanks,\nAnn Lee',
    [
      [10, BOX],
      [1, BIKE],
      [2, SOFA],
      [3, SUITCASE],
    ],
  ],
  [
    'rooms',
    'Living room:\nSofa\n2 armchairs\nTV 50"\n\nBedroom 1:\nDouble bed\n2 bedside tables\nKitchen\nFridge freezer',
    [
      [1, SOFA],
      [2, ARMCHAIR],
      [1, TV],
      [1, BED],
      [2, 'Bedside Table'],
      [1, 'Fridge Freezer'],
    ],
  ],
  [
    'rooms before things',
    'Lounge: sofa, 2 armchairs\nGarage - 3 bikes',
    [
      [1, SOFA],
      [2, ARMCHAIR],
      [3, BIKE],
    ],
  ],
  [
    'a numbered list',
    '1. Sofa\n2. 10 boxes\n3. Bike\n4. Dining table and 6 chairs',
    [
      [1, SOFA],
      [10, BOX],
      [1, BIKE],
      [1, TABLE],
      [6, CHAIR],
    ],
  ],
  [
    'a numbered list on one line',
    '1) Sofa 2) Bike 3) 10 boxes',
    [
      [1, SOFA],
      [1, BIKE],
      [10, BOX],
    ],
  ],
  [
    'no signs between',
    '2x bikes 10x boxes 1x sofa',
    [
      [2, BIKE],
      [10, BOX],
      [1, SOFA],
    ],
  ],
  [
    'numbers alone between',
    '2 bikes 10 boxes 1 sofa 3 suitcases',
    [
      [2, BIKE],
      [10, BOX],
      [1, SOFA],
      [3, SUITCASE],
    ],
  ],
  [
    'slashes',
    'sofa / armchair / 4 chairs',
    [
      [1, SOFA],
      [1, ARMCHAIR],
      [4, CHAIR],
    ],
  ],
  [
    'removers',
    '2 no. wardrobes\n4nr chairs\nboxes - 20 no.\n3 off suitcases\n6 pcs boxes',
    [
      [2, WARDROBE],
      [4, CHAIR],
      [20, BOX],
      [3, SUITCASE],
      [6, BOX],
    ],
  ],
  [
    'brackets',
    'boxes (10), sofa (grey, L-shaped), desk (dismantled), chairs [4], (3) bikes',
    [
      [10, BOX],
      [1, SOFA],
      [1, DESK],
      [4, CHAIR],
      [3, BIKE],
    ],
  ],
  [
    'signs',
    'boxes * 10\nbikes x2\nchairs: 4\nsuitcases = 3\nbook boxes.....8\nsofa → 1',
    [
      [10, BOX],
      [2, BIKE],
      [4, CHAIR],
      [3, SUITCASE],
      [8, BOOKS],
      [1, SOFA],
    ],
  ],
  [
    'words',
    'a hundred boxes, two dozen book boxes, half a dozen chairs, a couple of bikes, twenty-five suitcases',
    [
      [100, BOX],
      [24, BOOKS],
      [6, CHAIR],
      [2, BIKE],
      [25, SUITCASE],
    ],
  ],
  [
    'other digits',
    '３ boxes\n٣ bikes\n③ suitcases\n3️⃣ chairs\n½ dozen armchairs',
    [
      [3, BOX],
      [3, BIKE],
      [3, SUITCASE],
      [3, CHAIR],
      [6, ARMCHAIR],
    ],
  ],
  [
    'names with numbers',
    '3 seater sofa, 2 x two seater sofas, 55 inch tv x2, 5ft king size mattress',
    [
      [1, SOFA],
      [2, TWO_SEATER],
      [2, TV],
      [1, 'King-Size Mattress'],
    ],
  ],
  [
    'sizes of the shop',
    '3 boxes (61 x 41 x 51 cm), 2 boxes 24" x 16" x 20"',
    [
      [3, BOX],
      [2, BOX],
    ],
  ],
  [
    'sizes of their own',
    '1 crate 48x40x36 inches\n2 boxes 60x40x40\n1 wardrobe 6ft x 3ft x 2ft\ntable 1,800 x 900 x 750 mm',
    [
      [1, null],
      [2, null],
      [1, null],
      [1, null],
    ],
  ],
  [
    'sets',
    'set of 6 dining chairs, 3 sets of golf clubs, 2 pieces of luggage, 2 pairs of skis',
    [
      [6, CHAIR],
      [3, 'Golf Bag'],
      [2, SUITCASE],
      [2, 'Skis and Poles'],
    ],
  ],
  [
    'short words',
    '10 bx, 5 ctn, 1 ch of drawers, 2 wardrob, dbl bed',
    [
      [10, BOX],
      [5, BOX],
      [1, DRAWERS],
      [2, WARDROBE],
      [1, BED],
    ],
  ],
  [
    'a list of a shop assistant',
    'Large boxes: 10\nSmall boxes: 5\nPots and pans\nClothes - 3\nVacuum cleaner',
    [
      [10, LARGE],
      [5, SMALL],
      [1, SMALL],
      [3, 'Wardrobe Box'],
      [1, 'Vacuum Cleaner'],
    ],
  ],
];

const ITEMS = LISTS.flatMap(([how, text, meant]) => {
  const items = readList(text);
  return meant.map(([quantity, product], at) => {
    const item = items.length === meant.length ? items[at] : undefined;
    const isRight = item?.quantity === quantity && item.chosen === product;
    const isSaid = item === undefined ? false : item.doubts.length > 0;
    return {
      how,
      meant: `${quantity} ${product}`,
      read: item && `${item.quantity} ${item.chosen} ${item.fit}`,
      isRight,
      isSaid,
    };
  });
});

it('of lists as people write them at least 95 of 100 items are right', () => {
  expect(LISTS.length).toBeGreaterThanOrEqual(20);
  expect(ITEMS.length).toBeGreaterThanOrEqual(100);
  const wrong = ITEMS.filter(({ isRight }) => !isRight);
  expect({ wrong, share: (ITEMS.length - wrong.length) / ITEMS.length >= 0.95 }).toMatchObject({
    share: true,
  });
});

it('of lists as people write them nothing is wrong without being said', () => {
  expect(ITEMS.filter(({ isRight, isSaid }) => !isRight && !isSaid)).toEqual([]);
});

it.each([
  ['sofa +3', '3'],
  ['["sofa", 2 rows]', '2'],
  ['TV 42', '42'],
  ['42 TV', '42'],
  ['1 | Sofa | 2', '2'],
  ['1.000 boxes', '1.000'],
  ['2 large and 3 small suitcases', 'large'],
  ['between 10 and 15 boxes', 'between 10 and 15'],
  ['30 odd boxes', '30 odd'],
  ['2 and 3 seater sofas', '2'],
  ['1 000 boxes', '000'],
  ['box no 3', '3'],
  ['2 boxes (3)', '3'],
  [`box ${'very '.repeat(25)}12`.replace(/12$/, '12 large'), '12'],
])('of %j is said that %j is not understood', (text, words) => {
  const items = readList(text);
  expect(items.flatMap(({ doubts }) => doubts.map((doubt) => doubt.words)).join()).toContain(words);
  expect(items.some(({ fit }) => fit !== 'whole')).toBe(true);
});

it.each([
  ['3-seater, 2-seater and an armchair', ['1 Three-Seater Sofa', '1 Two-Seater Sofa', '1 Armchair']],
  ['\u{1f51f} boxes', ['10 Standard Box']],
  ['No. | Item | Qty\n1 | Sofa | 2\n2 | Boxes | 10', ['2 Three-Seater Sofa', '10 Standard Box']],
])('%j is %j', (text, meant) => {
  expect(readList(text).map(({ quantity, chosen }) => `${quantity} ${chosen}`)).toEqual(meant);
});

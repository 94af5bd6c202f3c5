/**
 * Imports go one way. A folder of the server may import those before it in its list, features of the web those of earlier
 * layers; nothing is exempt but tests, which start the whole product.
 */

/** Knows no word of the trade. */
const PLATFORM = [
  'turns',
  'log',
  'errors',
  'auth',
  'files',
  'env',
  'db',
  'cache',
  'api',
  'values',
  'search',
  'service',
  'observe',
  'queue',
  'limits',
  'admission',
  'uploads',
  'pdf',
  'http',
  'rest',
  'openapi',
  'graphql',
  'live',
];

const MODULES = [
  'places',
  'settings',
  'email',
  'integrations',
  'users',
  'payments',
  'files',
  'catalogue',
  'quotes',
  'orders',
  'requests',
  'checkout',
  'retention',
  'admin',
  'pages',
];

/** The client's floors; `start` puts everything together. */
const WEB = ['design', 'session', 'data', 'lib', 'features', 'staff', 'start'].map((name) => `web/${name}`);

/** Features of one list do not import each other. */
const FEATURE_LAYERS = [
  ['files'],
  ['addresses', 'cart', 'conversation', 'documents'],
  ['shipments'],
  ['saved-quotes'],
  ['checkout'],
  ['quotes', 'users', 'requests'],
  ['home', 'orders', 'legal'],
  ['packing'],
];

const STAFF_LAYERS = [
  ['ui'],
  [
    'accounts',
    'debug',
    'guides',
    'integrations',
    'documents',
    'mailbox',
    'orders',
    'palette',
    'payment-issues',
    'pictures',
    'prices',
    'promotions',
    'quotes',
    'requests',
    'samples',
    'settings',
    'transfers',
    'users',
  ],
  ['categories', 'collections', 'customers', 'dashboard', 'products'],
  ['audit'],
];

/** The adapters of each module, which know the request around them. */
const ADAPTERS = '\\.(resolver|routes)\\.ts$';
/** Tests, and the workbench, which shows shared parts to developers. */
const TESTS = '(\\.test\\.tsx?|\\.spec\\.ts|/test/.*|-fakes\\.ts|\\.parts\\.tsx|/workbench/.*)$';

const SERVER = [
  ...PLATFORM.map((name) => `server/platform/${name}`),
  ...MODULES.map((name) => `server/modules/${name}`),
  'packages/seed',
  'server/app',
];

export default {
  forbidden: [
    rule('no-cycles', 'Two files that need each other are one idea, or three.', {}, { circular: true }),
    rule('resolvable', 'An import must lead somewhere.', {}, { couldNotResolve: true }),
    rule(
      'known-folders',
      'A new folder of the server needs its place in the list of tools/config/dependency-cruiser.js.',
      {
        path: `^server/(?!(${SERVER.map((folder) => folder.replace('server/', '')).join('|')}|test)/)[^/]+/`,
      },
      {},
    ),
    ...oneWay(SERVER),
    rule(
      'rules-stand-alone',
      'Both sides run the rules, so these import nothing else of ours.',
      { path: '^rules/', pathNot: TESTS },
      { pathNot: ['^rules/', '^node_modules/'] },
    ),
    rule(
      'packages-stand-alone',
      'A package imports other packages, rules and the log of the platform.',
      { path: '^packages/(stripe-sandbox|embedded-postgres)/', pathNot: TESTS },
      { path: '^(server|web|lab|e2e|tools)/', pathNot: '^server/platform/(log|files)/' },
    ),
    rule(
      'server-alone',
      'The server serves the built client and is measured by others: it imports neither.',
      { path: '^(server|packages)/', pathNot: TESTS },
      { path: '^(web|lab|e2e|tools)/' },
    ),
    rule(
      'web-alone',
      'The web client knows the schema, not the server.',
      { path: '^web/' },
      { path: '^(server|packages|lab|e2e)/' },
    ),
    rule(
      'nothing-needs-the-lab',
      'What is run by hand or at night, and journeys, are not built upon.',
      { pathNot: '^(lab|e2e)/' },
      { path: '^(lab|e2e)/' },
    ),
    rule(
      'tools-alone',
      'Tools work on the sources; they import none of the product.',
      { path: '^tools/' },
      { path: '^(server|web|packages|lab|e2e)/' },
    ),
    rule(
      'no-tests-in-the-product',
      'What runs for customers imports no test.',
      { path: '^(server|web|rules|packages)/', pathNot: TESTS },
      { path: TESTS },
    ),
    ...oneWay(WEB),
    ...apart('web/features', FEATURE_LAYERS),
    ...apart('web/staff', STAFF_LAYERS),
    rule(
      'adapters-last',
      'Services and rules know no adapter; the composition root lists them.',
      { path: '^server/(platform|modules)/', pathNot: [ADAPTERS, TESTS] },
      { path: `^server/.*${ADAPTERS}` },
    ),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|web/public)/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json', '.d.ts'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};

function rule(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to };
}

/** One rule per folder of the list: it imports nothing of those after it. */
function oneWay(folders) {
  return folders.slice(0, -1).map((folder, index) => {
    const later = folders.slice(index + 1);
    return rule(
      `${folder.replace(/\W/g, '-')}-before-later`,
      `${folder} comes before ${later[0]}: it imports nothing after it in the list.`,
      { path: `^${folder}/`, pathNot: TESTS },
      { path: `^(${later.join('|')})/`, pathNot: TESTS },
    );
  });
}

/** One rule per layer: its features import only those of earlier layers, none of their own. A folder without a layer is an error. */
function apart(folder, layers) {
  const known = layers.flat().join('|');
  const name = folder.replace('/', '-');
  return [
    rule(
      `${name}-has-layers`,
      'A new feature needs its layer.',
      { path: `^${folder}/(?!(${known})/)[^/]+/`, pathNot: TESTS },
      {},
    ),
    ...layers.map((features, index) => {
      const notBefore = layers.slice(index).flat().join('|');
      return rule(
        `${name}-${features[0]}-apart`,
        `${features.join(', ')}: each imports only features of the layers before.`,
        { path: `^${folder}/(${features.join('|')})/`, pathNot: TESTS },
        { path: `^${folder}/(${notBefore})/`, pathNot: [`^${folder}/$1/`, TESTS] },
      );
    }),
    rule(
      `${name}-composes`,
      'What composes the features is not their part.',
      { path: `^${folder}/[^/]+/`, pathNot: TESTS },
      { path: `^${folder}/[^/]+\\.tsx?$`, pathNot: TESTS },
    ),
  ];
}

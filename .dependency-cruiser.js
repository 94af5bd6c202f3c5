/** Imports go one way. A module may import the modules before it in its list, never one after it. */

const SERVER_LAYERS = [
  ['limits', 'legal'],
  ['users', 'settings', 'uploads', 'prices', 'payments', 'email', 'live', 'jobs', 'observe', 'retention'],
  ['catalogue'],
  ['promotions'],
  ['quotes'],
  ['cart'],
  ['orders'],
  ['documents', 'conversation', 'papers'],
  ['saved-quotes'],
  ['requests'],
  ['checkout'],
  ['admin'],
];

/** Features of one list do not import each other. */
const WEB_LAYERS = [
  ['theme'],
  ['apollo'],
  ['ui'],
  ['files'],
  ['addresses', 'cart', 'conversation', 'documents'],
  ['shipments'],
  ['saved-quotes'],
  ['checkout'],
  ['quotes', 'users', 'requests'],
  ['home', 'orders', 'legal'],
  ['packing'],
  ['admin'],
  ['layout'],
];

const ADMIN_LAYERS = [
  ['ui'],
  [
    'debug',
    'guides',
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
    'users',
  ],
  ['categories', 'collections', 'dashboard', 'products'],
  ['audit'],
];

/** In each module: what an adapter needs to know of the request around it. */
const ADAPTERS = '\\.(resolver|routes)\\.ts$';
/** Tests, and what shows the shared parts to developers. */
const TESTS = '(\\.test\\.tsx?|/test/.*|-fakes\\.ts|\\.parts\\.tsx|/workbench/.*)$';

export default {
  forbidden: [
    rule('no-cycles', 'Two files that need each other are one idea, or three.', {}, { circular: true }),
    rule('resolvable', 'An import must lead somewhere.', {}, { couldNotResolve: true }),
    rule(
      'rules-stand-alone',
      'Both sides run the rules, so these import nothing else of ours.',
      { path: '^rules/', pathNot: TESTS },
      { pathNot: ['^rules/', '^node_modules/'] },
    ),
    rule(
      'web-without-server',
      'The web client knows the schema, not the server.',
      { path: '^web/' },
      { path: '^server/' },
    ),
    rule(
      'server-without-web',
      'The server serves the built client, it does not import it.',
      { path: '^server/' },
      { path: '^web/' },
    ),
    rule(
      'no-tests-in-the-product',
      'What runs for customers imports no test.',
      { pathNot: TESTS },
      { path: TESTS },
    ),
    rule(
      'shared-stands-alone',
      'What every module shares imports none of them.',
      { path: '^server/shared/', pathNot: TESTS },
      { path: '^server/(?!shared/)' },
    ),
    rule(
      'programs-beside-the-server',
      'Only its start and its commands know the sandbox, the embedded database and the first data.',
      {
        path: '^server/',
        pathNot: [TESTS, '^server/(start|commands|openapi)/', '^server/serve(-processes)?\\.ts$'],
      },
      { path: '^(stripe-sandbox|embedded-postgres|seed)/' },
    ),
    ...oneWay('server', SERVER_LAYERS),
    ...apart('web', WEB_LAYERS),
    ...apart('web/admin', ADMIN_LAYERS),
    rule(
      'adapters-last',
      'Only the lists of adapters import adapters; services and rules never do.',
      {
        path: '^server/',
        pathNot: [ADAPTERS, TESTS, '^server/start/'],
      },
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

/** One rule per layer: nothing in it imports from a later one. */
function oneWay(side, layers) {
  return layers.slice(0, -1).map((modules, index) => {
    const later = layers
      .slice(index + 1)
      .flat()
      .join('|');
    const from = { path: `^${side}/(${modules.join('|')})/`, pathNot: [TESTS, ADAPTERS] };
    return rule(`${side}-${modules[0]}-before-later`, `${modules.join(', ')} come before ${later}.`, from, {
      path: `^${side}/(${later})/`,
      pathNot: TESTS,
    });
  });
}

/** The same, and no two features of one layer know each other: no mutual dependency is left. A folder without a layer is an error. */
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

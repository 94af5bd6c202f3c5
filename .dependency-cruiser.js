/** Imports go one way. A room may use the rooms before it in its list, never one after it. */

const SERVER_ROOMS = [
  ['limits'],
  ['users', 'settings', 'uploads', 'prices', 'payments', 'email', 'live', 'jobs', 'observe', 'retention'],
  ['catalogue'],
  ['quotes'],
  ['cart'],
  ['orders'],
  ['documents', 'saved-quotes', 'conversation'],
  ['checkout'],
  ['admin'],
];

const WEB_LAYERS = [
  ['theme', 'apollo'],
  ['ui'],
  [
    'home',
    'quotes',
    'saved-quotes',
    'cart',
    'checkout',
    'orders',
    'documents',
    'conversation',
    'users',
    'admin',
  ],
  ['layout'],
];

/** Wired by name in each room: what a door needs to know of the request around it. */
const DOORS = '\\.(resolver|routes)\\.ts$';
const TESTS = '(\\.test\\.tsx?|/test/.*|-fakes\\.ts)$';

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
      'What every room shares knows none of them.',
      { path: '^server/shared/', pathNot: TESTS },
      { path: '^server/(?!shared/)' },
    ),
    rule(
      'programs-beside-the-server',
      'Only its start knows the sandbox, the embedded database and the first data.',
      { path: '^server/', pathNot: [TESTS, '^server/(start|openapi)/', '^server/main\\.ts$'] },
      { path: '^(stripe-sandbox|embedded-postgres|seed)/' },
    ),
    ...oneWay('server', SERVER_ROOMS),
    ...oneWay('web', WEB_LAYERS),
    rule(
      'doors-last',
      'Only the lists of doors import doors; services and rules never do.',
      {
        path: '^server/',
        pathNot: [DOORS, TESTS, '^server/(graphql/(schema|graphql)|rest/rest|start/app)\\.ts$'],
      },
      { path: `^server/.*${DOORS}` },
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
  return layers.slice(0, -1).map((rooms, index) => {
    const later = layers
      .slice(index + 1)
      .flat()
      .join('|');
    const from = { path: `^${side}/(${rooms.join('|')})/`, pathNot: [TESTS, DOORS] };
    return rule(`${side}-${rooms[0]}-before-later`, `${rooms.join(', ')} come before ${later}.`, from, {
      path: `^${side}/(${later})/`,
      pathNot: TESTS,
    });
  });
}

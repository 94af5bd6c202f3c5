import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react-swc';
import { defaultClientConditions, defineConfig, type Plugin, type UserConfig } from 'vite';
import { checkGroups, chunkGroups } from '../tools/lib/chunk-groups.js';

const inWeb = (path: string) => join(import.meta.dirname, path);
const api = `http://127.0.0.1:${process.env.PORT ?? 4000}`;

/** The router's production build, without warnings for developers; its package never chooses that build by itself. */
const ROUTER = [
  { find: /^react-router$/, replacement: inWeb('../node_modules/react-router/dist/production/index.mjs') },
  {
    find: /^react-router\/dom$/,
    replacement: inWeb('../node_modules/react-router/dist/production/dom-export.mjs'),
  },
];

/** The client for browsers. */
const CLIENT: UserConfig = {
  // rxjs has its classes as classes for those who ask so; 1.6 kB less than as functions.
  environments: { client: { resolve: { conditions: ['es2015', ...defaultClientConditions] } } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    sourcemap: false,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [inWeb('index.html'), inWeb('start/after-paint.ts')],
      output: {
        // Every page's script holds the names of all files; those of icons would list the pages that share them.
        // A hash of seven characters, the fewest for so many: it does not compress.
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash:7].js`,
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
};

/** The same client for the server, which renders its public pages: with all its packages, so that none is resolved at run time. */
const SERVER: UserConfig = {
  build: { outDir: '../dist/pages', emptyOutDir: true, sourcemap: false, copyPublicDir: false },
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), ...(isSsrBuild ? [nameFiles()] : [preloadFonts(), nameModules(), checkGroups()])],
  // Class names that do not depend on which module is loaded first: the server's page has the browser's.
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false } } },
  define: { 'process.env.API_URL': JSON.stringify((process.env.API_URL ?? '').replace(/\/+$/, '')) },
  resolve: {
    alias: [
      { find: 'react-style-singleton', replacement: inWeb('design/dialogs/style-singleton.ts') },
      ...(command === 'build' ? ROUTER : []),
    ],
  },
  ...(isSsrBuild ? SERVER : CLIENT),
  server: {
    port: 5173,
    proxy: {
      '/graphql': { target: api, ws: true },
      ...Object.fromEntries(['/api', '/pictures', '/stripe-sandbox'].map((path) => [path, api])),
    },
  },
}));

/** Has the browser fetch the two Latin fonts at once, though after text and style, which come with the page. */
function preloadFonts(): Plugin {
  const isPreloaded = (file: string) => /-latin-(700|wght)-normal-.*\.woff2$/.test(file);
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter(isPreloaded)
          .map((file) => ({
            tag: 'link',
            attrs: {
              ...{ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}` },
              ...{ crossorigin: true, fetchpriority: 'low' },
            },
            injectTo: 'head',
          })),
    },
  };
}

/** Adds to what loads a page or layout the name of its file, which the server's pages name for the browser to load at once. */
function nameFiles(): Plugin {
  const LOAD = /\(\) => import\('([^']+)'\)/g;
  return {
    name: 'name-files',
    enforce: 'pre',
    transform: {
      filter: { id: [/web\/(start|staff)\/pages\.ts$/, /web\/start\/(routes|entry-server)\.tsx$/] },
      async handler(code, importer) {
        const files = new Map<string, string>();
        for (const [, source = ''] of code.matchAll(LOAD))
          files.set(source, relative(inWeb(''), (await this.resolve(source, importer))?.id ?? ''));
        return code.replaceAll(
          LOAD,
          (load, source) => `Object.assign(${load}, { file: '${files.get(source)}' })`,
        );
      },
    },
  };
}

/** Has the manifest name every module of ours that is loaded when used, also those that share a file. */
function nameModules(): Plugin {
  const MANIFEST = '.vite/manifest.json';
  return {
    name: 'name-modules',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const manifest = bundle[MANIFEST];
        if (manifest?.type !== 'asset') return;
        const files: Record<string, { file: string }> = JSON.parse(String(manifest.source));
        const byFile = new Map(Object.values(files).map((entry) => [entry.file, entry]));
        for (const chunk of Object.values(bundle)) {
          const entry = byFile.get(chunk.fileName);
          if (chunk.type !== 'chunk' || !entry) continue;
          for (const id of chunk.moduleIds)
            if (this.getModuleInfo(id)?.dynamicImporters.length) files[relative(inWeb(''), id)] ??= entry;
        }
        manifest.source = JSON.stringify(files);
      },
    },
  };
}

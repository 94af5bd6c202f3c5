import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react-swc';
import { defaultClientConditions, defineConfig, type Plugin, type UserConfig } from 'vite';

const inWeb = (path: string) => fileURLToPath(new URL(`web/${path}`, import.meta.url));
const api = `http://127.0.0.1:${process.env.PORT ?? 4000}`;

/**
 * Few files that load side by side, and none with much that its page does not use. A group takes its modules with all
 * that they import, so `ui` and `shared` hold only what imports little; what no group takes stays with its page.
 */
const chunkGroups = [
  { name: 'framework', tags: ['$initial' as const], test: /node_modules/, priority: 7 },
  { name: 'frame', tags: ['$initial' as const], test: /^(?!.*web\/after-paint)/, priority: 6 },
  { name: 'apollo', test: /node_modules\/(@apollo|rxjs|graphql)\//, priority: 5 },
  { name: 'form', test: /node_modules\/react-hook-form\//, priority: 5 },
  { name: 'dates', test: /node_modules\/(date-fns|@date-fns)\//, priority: 5 },
  { name: 'dialog', test: /web\/ui\/(Dialog|Drawer|return-focus)/, minShareCount: 2, priority: 4 },
  {
    name: 'ui',
    test: /web\/ui\/(?!Confirm|Leave|Toast|escape|use-ask|use-checked|use-today|style-)|rules\/(calendar-date|destinations|quote|volume|contact-rules)|node_modules\/lucide-react\//,
    minShareCount: 4,
    priority: 3,
  },
  // One chunk for each set of pages; the smallest (bytes of source) join the most alike.
  {
    name: 'shared',
    test: /web\/(admin|orders|checkout|documents|conversation)\//,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 800,
    priority: 1,
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
    rolldownOptions: {
      input: [inWeb('index.html'), inWeb('after-paint.ts')],
      output: {
        codeSplitting: { groups: chunkGroups },
        // Chunks of several pages are named after all of them.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
      },
    },
  },
};

/** The same client for the server, which renders its public pages: with all that it needs, so nothing of it is looked for at run time. */
const SERVER: UserConfig = {
  build: { outDir: '../dist/pages', emptyOutDir: true, sourcemap: false, copyPublicDir: false },
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
};

export default defineConfig(({ isSsrBuild }) => ({
  root: 'web',
  plugins: [react(), ...(isSsrBuild ? [] : [preloadFonts()])],
  // Class names that do not depend on which module is loaded first: the server's page has the browser's.
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false } } },
  resolve: {
    alias: { 'react-style-singleton': inWeb('ui/style-singleton.ts') },
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

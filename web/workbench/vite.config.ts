import { join } from 'node:path';
import react from '@vitejs/plugin-react-swc';
import { defineConfig } from 'vite';

const inWeb = (path: string) => join(import.meta.dirname, '..', path);

/** The workbench of shared parts: a page that any file server shows, apart from the product's bundle. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react()],
  resolve: {
    alias: [{ find: 'react-style-singleton', replacement: inWeb('design/dialogs/style-singleton.ts') }],
  },
  build: { outDir: '../../dist/parts', emptyOutDir: true, chunkSizeWarningLimit: 1000 },
});

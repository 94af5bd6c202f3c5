import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react-swc';
import { defineConfig } from 'vite';

const api = `http://127.0.0.1:${process.env.PORT ?? 4000}`;

export default defineConfig({
  root: 'web',
  plugins: [react()],
  resolve: {
    alias: { 'react-style-singleton': fileURLToPath(new URL('web/ui/style-singleton.ts', import.meta.url)) },
  },
  build: { outDir: '../dist/web', emptyOutDir: true, sourcemap: false },
  server: {
    port: 5173,
    proxy: {
      '/graphql': { target: api, ws: true },
      ...Object.fromEntries(['/api', '/pictures', '/stripe-sandbox'].map((path) => [path, api])),
    },
  },
});

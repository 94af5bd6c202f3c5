import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

/** npm run pictures: draws the pictures of the README with the server and the browser of the journeys. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: 'readme-pictures.ts',
  reporter: 'list',
  workers: 1,
  projects: [{ name: 'pictures', use: { viewport: { width: 1440, height: 900 } } }],
  webServer: {
    ...journeys.webServer,
    command: 'node ../../tools/serve-journeys.mjs',
  } as typeof journeys.webServer,
});

import { build, preview } from 'vite';
import { expect, expectAccessible, expectFitsWidth, test as journey } from '../journey';

/** The workbench is no part of the built product: it is built and served here. */
const test = journey.extend<object, { workbench: string }>({
  workbench: [
    // biome-ignore lint/correctness/noEmptyPattern: it needs no other fixture
    async ({}, use) => {
      const configFile = 'web/workbench/vite.config.ts';
      await build({ configFile, logLevel: 'error' });
      const server = await preview({
        configFile,
        logLevel: 'error',
        preview: { host: '127.0.0.1', port: 0 },
      });
      await use(server.resolvedUrls?.local[0] ?? '');
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ workbench }, use) => use(workbench),
});

const DIALOG = '[role=dialog], [role=alertdialog]';

for (const scheme of ['light', 'dark'] as const) {
  test(`every shared part is accessible in the ${scheme} scheme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Parts' })).toBeVisible();
    for (const toast of await page.getByRole('button', { name: /^Toast: / }).all()) await toast.click();
    await expectAccessible(page);
    await expectFitsWidth(page);
    for (const opener of await page.getByRole('button', { name: /^Open: / }).all()) {
      await opener.click();
      await expect(page.locator(DIALOG)).toBeVisible();
      await expectAccessible(page, DIALOG);
      await page.keyboard.press('Escape');
      await expect(page.locator(DIALOG)).toHaveCount(0);
    }
  });
}

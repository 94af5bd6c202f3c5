import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectFitsNarrow,
  expectFitsWidth,
  graphql,
  send,
  signInAs,
  staff,
  test,
} from '../journey';

// Refused: settings that a colleague changed.
test.use({ expectedLogs: /status of 409/ });

test('staff change what the shop says, and every visitor reads it at once', async ({
  page,
  request,
  browser,
}) => {
  const admin = await staff(request);
  const store = await settingsOf(request, admin.token);
  const promotion = `Save ${randomUUID().slice(0, 8)}`;
  const visitor = await (await browser.newContext()).newPage();
  await signInAs(page, admin);
  await visitor.goto('/');
  const promises = visitor.getByRole('list', { name: 'What we promise' });

  try {
    await test.step('what the shop cannot keep is refused', async () => {
      await page.goto('/admin');
      await page.getByRole('link', { name: 'Settings', exact: true }).click();
      await expect(page.getByText('Everything is saved.')).toBeVisible();
      await page.getByLabel('Promotional line').fill(promotion);
      await page.getByLabel('Free phone line').fill('ask for Jo');
      await page.getByLabel('Refund policy line').fill('Your money back at any time.');
      await page.getByRole('button', { name: 'Save settings' }).click();
      await expect(page.getByText(/^Enter a phone number of digits/)).toBeVisible();
      await expect(page.getByText(/^Mention 24 hours/)).toBeVisible();
      await expect(page.getByText('2 fields need another look.')).toBeInViewport();
      await expect(page.getByLabel('Free phone line')).toBeFocused();
      await expectAccessible(page);
      await expectFitsNarrow(page);
    });

    await test.step('what is saved stands on the home page of somebody else', async () => {
      await page.getByLabel('Name of the shop').fill(`${store.name} & Daughters`);
      await page.getByLabel('Free phone line').fill('0800 496 0123');
      await page.getByLabel('Refund policy line').fill('Your money back until 24 hours before.');
      await page.getByRole('button', { name: 'Save settings' }).click();
      await expect(page.getByText('Everything is saved.')).toBeVisible();
      await visitor.reload();
      await expect(promises).toContainText(promotion);
      await expect(visitor.getByRole('link', { name: '0800 496 0123' }).first()).toBeVisible();
      await expect(visitor.getByText('Your money back until 24 hours before.').first()).toBeVisible();
      await expect(visitor.getByRole('link', { name: `${store.name} & Daughters, home` })).toBeVisible();
      await expectFitsWithLongest(promises.getByRole('listitem').first());
    });

    await test.step('a link that is taken away leaves the focus where one is added', async () => {
      await page
        .getByRole('button', { name: /^Remove / })
        .last()
        .click();
      await expect(page.getByRole('button', { name: 'Add a link' })).toBeFocused();
      await page.getByRole('button', { name: 'Undo changes' }).click();
      await expect(page.getByRole('button', { name: 'Save settings' })).toBeFocused();
    });

    await test.step('who was slower is told, and loses nothing', async () => {
      await page.getByLabel('Promotional line').fill(`${promotion} more`);
      const { version } = await settingsOf(request, admin.token);
      const change = { version, phone: '0800 496 0124' };
      await changeSettings(request, change, admin.token);
      await page.getByRole('button', { name: 'Save settings' }).click();
      await expect(page.getByText('Free phone line: 0800 496 0123 → 0800 496 0124')).toBeVisible();
      await page.getByRole('button', { name: 'Load these changes and keep mine' }).click();
      await expect(page.getByLabel('Free phone line')).toHaveValue('0800 496 0124');
      await expect(page.getByRole('button', { name: 'Save settings' })).toBeFocused();
      await page.getByRole('button', { name: 'Save settings' }).click();
      await expect(page.getByText('Everything is saved.')).toBeVisible();
      await visitor.reload();
      await expect(promises).toContainText(`${promotion} more`);
    });
  } finally {
    const { version } = await settingsOf(request, admin.token);
    const { name, phone, promotion, refundText } = store;
    const asBefore = { version, name, phone, promotion, refundText };
    await changeSettings(request, asBefore, admin.token);
    await visitor.context().close();
  }

  await test.step('the audit log has it, from what to what', async () => {
    await page.getByRole('link', { name: 'Audit log' }).click();
    await page.getByLabel('What', { exact: true }).selectOption('Settings');
    await page.getByLabel('Who').fill(admin.user.email);
    const entry = page.getByRole('row').filter({ hasText: promotion }).filter({ hasText: 'more' }).last();
    await expect(entry).toContainText(admin.user.name);
    await expect(entry.getByRole('deletion')).toHaveText(promotion);
    await expect(entry.getByRole('insertion')).toHaveText(`${promotion} more`);
    await expectAccessible(page);
    await expectFitsNarrow(page);
  });
});

test('the audit log finds a thing by its name, and secrets show when asked for', async ({
  page,
  request,
}) => {
  const [before, after] = [`Canoes ${randomUUID()}`, `Kayaks ${randomUUID()}`];
  const admin = await staff(request);
  const made = { name: before };
  const { category } = await send<{ category: { _id: string } }>(
    request,
    'POST',
    '/api/categories',
    made,
    admin.token,
  );
  const path = `/api/categories/${category._id}`;
  await send(request, 'PUT', path, { name: after }, admin.token);
  await send(request, 'DELETE', path, undefined, admin.token);
  await signInAs(page, admin);

  await test.step('from its making to its end', async () => {
    await page.goto('/admin/audit');
    await page.getByLabel('Search').fill(category._id);
    await expect(page.getByText('Showing 1 to 3 of 3 results')).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toContainText('Removed');
    const renamed = page.getByRole('row', { name: 'Changed' });
    await expect(renamed.getByRole('deletion').filter({ hasText: before })).toBeVisible();
    await expect(renamed.getByRole('insertion').filter({ hasText: after })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`search=${category._id}`));
    await page.getByLabel('Search').fill(after);
    await expect(page.getByText(/^Showing 1 to [12] of [12] results/)).toBeVisible();
  });

  await test.step('the token is masked until asked for', async () => {
    await page.goto('/admin/debug');
    await expect(page.getByText(`"email": "${admin.user.email}"`).first()).toBeVisible();
    await expect(page.getByText(admin.token)).toHaveCount(0);
    await page.getByRole('button', { name: 'Show secrets' }).click();
    await expect(page.getByText(admin.token).first()).toBeVisible();
    await expectAccessible(page);
    await expectFitsNarrow(page);
    await page.getByRole('button', { name: 'Hide secrets' }).click();
    await expect(page.getByText(admin.token)).toHaveCount(0);
  });
});

interface Settings extends Readonly<Record<'name' | 'phone' | 'promotion' | 'refundText', string>> {
  readonly version: number;
}

async function settingsOf(request: APIRequestContext, token: string): Promise<Settings> {
  const query = '{ adminSettings { version name phone promotion refundText } }';
  return (await graphql<{ adminSettings: Settings }>(request, query, {}, token)).adminSettings;
}

function changeSettings(request: APIRequestContext, input: object, token: string): Promise<unknown> {
  const change =
    'mutation ($input: StoreSettingsInput!) { adminUpdateStoreSettings(input: $input) { version } }';
  return graphql(request, change, { input }, token);
}

/** The longest accepted promotion fits the narrowest window; only in this project, as others run on the same shop. */
async function expectFitsWithLongest(line: Locator): Promise<void> {
  await line.evaluate((item) => {
    item.textContent = 'Save a fifth. '.repeat(6).slice(0, 80);
  });
  await expectFitsWidth(line.page(), [320, 1440]);
}

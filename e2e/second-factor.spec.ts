import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectFitsNarrow,
  PASSWORD,
  test,
} from './journey';
import { type Account, graphql, newCustomer, send, signInAs, staff } from './shop-api';

/** The browser logs refused responses. */
test.use({ expectedLogs: /status of (400|401|403)/ });

const STEP_MS = 30_000;
const codeOf = (secret: string, stepsLater = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + stepsLater * STEP_MS });

test('login codes are set up, asked for at the login, and turned off with a recovery code', async ({
  page,
  request,
}) => {
  const maya = await newCustomer(request);
  await signInAs(page, maya);
  await page.goto('/user/password');
  const section = page.getByRole('region', { name: 'Login codes' });
  await section.getByRole('button', { name: 'Set up login codes' }).click();
  await section.getByLabel('Your password').fill(PASSWORD);
  await section.getByRole('button', { name: 'Continue' }).click();
  await expect(section.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const secret = (await section.locator('b').innerText()).replaceAll(' ', '');
  await section.getByLabel('Code from the app').fill('000000');
  await section.getByRole('button', { name: 'Turn on login codes' }).click();
  await expect(section.getByText(/^This code isn't right/)).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await expectFitsNarrow(page);
  await section.getByLabel('Code from the app').fill(codeOf(secret));
  await section.getByRole('button', { name: 'Turn on login codes' }).click();
  const codes = section.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = await codes.first().innerText();
  await expectAccessible(page);
  await expectFitsNarrow(page);
  await section.getByRole('button', { name: "I've kept my recovery codes" }).click();
  await expect(section.getByText(/^On since .* Recovery codes left: 10\.$/)).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(maya.user.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: /^log in$/i }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter your login code' });
  await expect(dialog.getByLabel('Login code')).toBeFocused();
  await expectAccessibleInBothSchemes(page);
  await enterCode(page, '000000');
  await expect(dialog.getByText(/^This code isn't right/)).toBeVisible();
  await enterCode(page, codeOf(secret, 1));
  await expect(page.getByText('Welcome back, Maya Mover!').first()).toBeVisible();

  await page.goto('/user/password');
  await section.getByRole('button', { name: 'Turn off login codes' }).click();
  await section.getByLabel('Your password').fill(PASSWORD);
  await section.getByLabel('Login code').fill(recoveryCode);
  await section.getByRole('button', { name: 'Turn off login codes' }).click();
  await expect(section.getByRole('button', { name: 'Set up login codes' })).toBeVisible();
  await send(request, 'POST', '/api/users/login', { email: maya.user.email, password: PASSWORD });
});

test('staff enter a code before they change settings, and lose nothing that they typed', async ({
  page,
  request,
}) => {
  const { account, secret } = await staffWithCodes();
  await signInAs(page, account);
  await page.goto('/admin/settings');
  const line = page.getByLabel('Promotional line');
  const before = await line.inputValue();
  const after = `Save ${randomUUID().slice(0, 8)}`;
  await line.fill(after);
  await page.getByRole('button', { name: 'Save settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter your login code' });
  await expectAccessibleInBothSchemes(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Enter a code from your authenticator app.').first()).toBeVisible();
  await expect(line).toHaveValue(after);
  await page.getByRole('button', { name: 'Save settings' }).click();
  await enterCode(page, codeOf(secret, 1));
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  await line.fill(before);
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  /** Login codes are turned on in another session, so that this one has not proved them. */
  async function staffWithCodes(): Promise<{ account: Account; secret: string }> {
    const email = `staff.${randomUUID()}@example.com`;
    const { token } = await staff(request);
    const person = { name: 'Sam Clerk', email, password: PASSWORD, role: 'admin' };
    await send(request, 'POST', '/api/admin/users', person, token);
    const logIn = () => send<Account>(request, 'POST', '/api/users/login', { email, password: PASSWORD });
    const [signedIn, other] = [await logIn(), await logIn()];
    const start = `mutation ($input: PasswordInput!) { startLoginCodes(input: $input) { secret } }`;
    const { startLoginCodes } = await graphql<{ startLoginCodes: { secret: string } }>(
      request,
      start,
      { input: { currentPassword: PASSWORD } },
      other.token,
    );
    const confirm = 'mutation ($input: CodeInput!) { confirmLoginCodes(input: $input) }';
    await graphql(request, confirm, { input: { code: codeOf(startLoginCodes.secret) } }, other.token);
    return { account: signedIn, secret: startLoginCodes.secret };
  }
});

async function enterCode(page: Page, code: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Enter your login code' });
  await dialog.getByLabel('Login code').fill(code);
  await dialog.getByRole('button', { name: 'Continue' }).click();
}

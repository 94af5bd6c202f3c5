import { readFile } from 'node:fs/promises';
import {
  CARDS,
  expect,
  expectAccessible,
  expectFitsWidth,
  fillCard,
  openPaidOrder,
  PASSWORD,
  payButton,
  test,
} from './journey';
import { fillCart, newCustomer, signInAs } from './shop-api';

/** The browser logs refused responses. */
test.use({ expectedLogs: /status of (400|401|409)/ });

test('the profile is changed and found again, and half a change is asked about', async ({
  page,
  request,
}) => {
  await signInAs(page, await newCustomer(request));
  await page.goto('/user/account');
  await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible();
  await expect(page.getByText('Member Since')).toBeVisible();
  await page.getByRole('button', { name: 'Add your phone number and address' }).click();
  await expect(page.getByLabel('Phone Number')).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await expect(page.getByLabel('First Name')).toBeFocused();
  await page.getByLabel('First Name').fill('');
  await page.getByLabel('City').fill('Leeds');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByText('Address is required')).toBeVisible();
  await expect(page.getByLabel('First Name')).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'My Orders' }).click();
  await expect(page.getByText('Leave without saving?')).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();

  await page.getByLabel('First Name').fill('Maya Jane');
  await page.getByLabel('Last Name').fill('Rider');
  await page.getByLabel('Street Address').fill('1 Park Row');
  await page.getByLabel(/^(Postcode|ZIP Code)/).fill('ls15ab');
  await page.getByLabel('Country').selectOption({ label: 'United Kingdom' });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile updated successfully!').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit profile' })).toBeFocused();
  await page.reload();
  await expect(page.getByText('Maya Jane', { exact: true })).toBeVisible();
  await expect(page.getByText('1 Park Row')).toBeVisible();
  await expectFitsWidth(page);

  await page.getByRole('button', { name: 'Edit profile' }).click();
  const email = `maya.${Date.now()}@example.com`;
  await page.getByRole('textbox', { name: 'Email Address' }).fill(email);
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(`Open the link we sent to ${email}.`).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit profile' })).toBeFocused();
});

test('an address is saved, chosen at checkout, and another kept while booking', { tag: '@main' }, async ({
  page,
  request,
}) => {
  const customer = await newCustomer(request);
  await signInAs(page, customer);
  await page.goto('/user/account');
  await page.getByRole('button', { name: 'Add an address' }).click();
  const form = page.getByRole('form', { name: 'New address' });
  await form.getByLabel('Label').fill('Office');
  await form.getByLabel('Street Address').fill('2 Dock Road');
  await form.getByLabel('City').fill('York');
  await form.getByLabel('Postcode').fill('6000');
  await form.getByRole('button', { name: 'Save address' }).click();
  await expect(form.getByText('Enter a UK postcode, like LS1 4AP')).toBeVisible();
  await form.getByLabel('Postcode').fill('YO1 7HH');
  await form.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Used first')).toBeVisible();
  await expectAccessible(page);

  await fillCart(request, customer);
  await page.goto('/checkout');
  await page.getByLabel('Use a saved address').selectOption({ label: 'Office, 2 Dock Road, York' });
  await expect(page.getByLabel('House number and street')).toHaveValue('2 Dock Road');
  await expect(page.getByLabel('UK postcode')).toHaveValue('YO1 7HH');

  await page.getByLabel('Street address').fill('7 Swan Road');
  await page.getByLabel('State').fill('WA');
  await page.getByLabel('Postcode', { exact: true }).fill('6000');
  await page.getByLabel('Save my addresses for next time').check();
  await fillCard(page, CARDS.good);
  await payButton(page).click();
  await openPaidOrder(page);
  await page.goto('/user/account');
  await expect(page.getByRole('button', { name: 'Edit 7 Swan Road' })).toBeVisible();
  await expect(page.getByText(/You have orders under way/)).toBeVisible();
});

test('the newsletter is turned on, the data downloaded, and the account closed for good', async ({
  page,
  request,
}) => {
  const { user } = await newCustomer(request);
  await page.goto('/login?redirect=/user/account');
  await page.getByLabel('Email', { exact: true }).fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: /^log in$/i }).click();
  await page.getByLabel(/Send me offers/).check();
  await expect(page.getByText(/Turned on here.*Confirm it with the link/)).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const { data } = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
  expect(data.profile[0].email).toBe(user.email);

  await page.getByRole('button', { name: 'Close my account' }).click();
  await page.getByLabel('Current password').fill('Wrong-password-1');
  await page.getByRole('button', { name: 'Close my account for good' }).click();
  await expect(page.getByText('Current password is incorrect')).toBeVisible();
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Close my account for good' }).click();
  await expect(page.getByText('Your account is closed. Goodbye, and thank you.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/$/);

  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: /^log in$/i }).click();
  await expect(page.getByText('Invalid email or password').first()).toBeVisible();
});

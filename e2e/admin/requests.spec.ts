import {
  addItems,
  expect,
  expectAccessible,
  expectFitsWidth,
  goToFinalQuote,
  graphql,
  signInAs,
  staff,
  startQuote,
  test,
} from '../journey';
import { linkTo } from '../stored-mail';

test('a visitor asks for a container with the cart, staff offer a price, and the visitor opens it', {
  tag: '@phone',
}, async ({ page, request }) => {
  const email = `mover-${crypto.randomUUID()}@example.com`;
  await startQuote(page);
  await addItems(page, 'Standard Box', 6);
  await page.goto('/request?kind=container');
  await expect(page.getByRole('heading', { name: 'A container of your own' })).toBeVisible();
  await expect(page.getByLabel(/Send my quote with it: 6 items/)).toBeChecked();
  await expectAccessible(page);
  await expectFitsWidth(page);

  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await page.getByLabel('Full Name').fill('Ann Archer');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Anything else').fill('A whole flat, from May.');
  const file = page.getByLabel('A file');
  await file.setInputFiles({ name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('sofa') });
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Choose a PDF or a picture (JPEG, PNG or WebP)')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Ann Archer');
  const buffer = Buffer.from('%PDF-1.7\n1 0 obj\ntrailer\n%%EOF\n');
  await file.setInputFiles({ name: 'list.pdf', mimeType: 'application/pdf', buffer });
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { name: /We've got your request R-\d+/ })).toBeVisible();

  const { token } = await staff(request);
  const ask = <T>(query: string, variables: object) => graphql<T>(request, query, variables, token);
  const { adminRequests } = await ask<{ adminRequests: { nodes: { id: string; reference: string }[] } }>(
    'query ($search: String) { adminRequests(search: $search) { nodes { id reference } } }',
    { search: email },
  );
  const { id, reference } = adminRequests.nodes[0]!;
  const { adminRequest } = await ask<{
    adminRequest: { version: number; file: { name: string } };
  }>('query ($id: ID!) { adminRequest(id: $id) { version file { name } } }', { id });
  expect(adminRequest.file.name).toBe('list.pdf');
  const input = { totalPence: 412_350, message: 'A 20FT in May.', version: adminRequest.version };
  await ask(
    'mutation ($id: ID!, $input: RequestOfferInput!) { adminOfferOnRequest(id: $id, input: $input) { id } }',
    {
      id,
      input,
    },
  );

  await page.goto(await linkTo(email, 'request-answer'));
  await expect(page.getByRole('heading', { name: `Request ${reference}` })).toBeVisible();
  await expect(page.getByText('£4,123.50')).toBeVisible();
  await expect(page.getByText('A 20FT in May.')).toBeVisible();
  await expectAccessible(page);
  await expectFitsWidth(page);
  await page.getByLabel('Your message').fill('Thank you, we take it.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Thank you, we take it.' })).toBeVisible();
  await page.getByRole('link', { name: 'View and book' }).click();
  await expect(page.getByRole('heading', { name: /Quote Q-\d+/ })).toBeVisible();
  await expect(page.getByText('£4,123.50').first()).toBeVisible();
});

test('staff open a quote by the number that its visitor reads out, and email an offer on it', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const email = `caller-${crypto.randomUUID()}@example.com`;
  await startQuote(page);
  await addItems(page, 'Standard Box', 6);
  await goToFinalQuote(page);
  await page.getByRole('button', { name: 'Save this quote' }).click();
  const saved = page.getByRole('heading', { name: /^Quote Q-\d+ saved$/ });
  const reference = (await saved.textContent())!.split(' ')[1]!;

  const context = await browser.newContext({ baseURL });
  const desk = await context.newPage();
  await signInAs(desk, await staff(request));
  await desk.goto(`/admin/quotes?search=${reference}`);
  await desk.getByRole('link', { name: reference }).click();
  await expect(desk.getByRole('heading', { name: `Quote ${reference}` })).toBeVisible();
  await expect(desk.getByText('A guest')).toBeVisible();
  await expectAccessible(desk);
  await expectFitsWidth(desk);
  const offer = desk.getByRole('form', { name: 'Offer' });
  await offer.getByLabel('Price for everything').fill('4123.50');
  await offer.getByLabel('Message').fill('A 20FT in May.');
  await offer.getByLabel('Name', { exact: true }).fill('Ann Archer');
  await offer.getByLabel('Email', { exact: true }).fill(email);
  await desk.getByRole('button', { name: 'Send offer' }).click();
  await desk.getByRole('link', { name: /^Request R-\d+$/ }).click();
  await expect(desk.getByText('A 20FT in May.')).toBeVisible();

  await context.close();

  await page.goto(await linkTo(email, 'request-answer'));
  await expect(page.getByText(`Quote ${reference}`, { exact: true })).toBeVisible();
  await expect(page.getByText('A 20FT in May.')).toBeVisible();
  await page.getByRole('link', { name: 'View and book' }).click();
  await expect(page.getByRole('heading', { name: /Quote Q-\d+/ })).toBeVisible();
  await expect(page.getByText('£4,123.50').first()).toBeVisible();
});

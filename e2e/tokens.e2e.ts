// @slow server/src/auth client/src/features/auth client/src/features/profile
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violationsInColourSchemes } from './axe.ts';
import { useBrowser } from './browser.ts';
import { main } from './locators.ts';
import { register } from './people.ts';

const { newPage, origin } = useBrowser();

async function makeToken(page: Page, name: string, areas: string[], password: string): Promise<string> {
  const opener = main(page).getByRole('button', { name: 'New token' });
  const nameField = main(page).getByLabel('Token name', { exact: true });
  await opener.or(nameField).waitFor();
  if (await opener.isVisible()) await opener.click();
  await nameField.fill(name);
  for (const area of areas) await main(page).getByRole('checkbox', { name: area, exact: true }).check();
  await main(page).getByLabel('Your password', { exact: true }).fill(password);
  await main(page).getByRole('button', { name: 'Create token' }).click();
  const secret = await main(page).getByLabel('Token', { exact: true }).inputValue();
  await main(page).getByRole('button', { name: 'Done' }).click();
  return secret;
}

it('lets a program use a token on both APIs, within its scope and until it is revoked', async () => {
  const page = await newPage();
  const { email, password } = await register(page);
  await page.goto('/user/profile');
  const reader = await makeToken(page, 'Reader', ['Your account and progress: Read'], password);
  const writer = await makeToken(
    page,
    'Writer',
    ['Your account and progress: Read', 'Payments: Read and write'],
    password,
  );
  expect(writer).not.toBe(reader);

  // A program has no cookies and is not one of our pages.
  const call = (path: string, token: string, body?: object) =>
    fetch(new URL(path, origin), {
      method: body ? 'POST' : 'GET',
      headers: { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const me = { query: '{ me { email } }' };
  for (const token of [reader, writer]) {
    const graphql = await call('/graphql', token, me);
    expect(await graphql.json()).toMatchObject({ data: { me: { email } } });
    const rest = await call('/api/v1/user/me', token);
    expect(await rest.json()).toMatchObject({ success: true, user: { email } });
  }
  const checkout = { query: 'mutation { cancelSubscription { id } }' };
  expect(await (await call('/graphql', reader, checkout)).json()).toMatchObject({
    errors: [{ message: 'This API token needs the scope PAYMENTS_WRITE', extensions: { code: 'FORBIDDEN' } }],
  });
  expect(await (await call('/graphql', writer, checkout)).json()).toMatchObject({
    errors: [{ message: 'There is no active subscription to cancel' }],
  });

  await page.reload();
  const row = main(page).getByRole('row', { name: 'Reader' });
  await row.waitFor();
  expect(await row.getByText('Never').count()).toBe(0);
  await row.getByRole('button', { name: 'Revoke Reader' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke token' }).click();
  await row.waitFor({ state: 'detached' });
  expect((await call('/graphql', reader, me)).status).toBe(401);
  expect((await call('/api/v1/user/me', reader)).status).toBe(401);
  expect((await call('/api/v1/user/me', writer)).status).toBe(200);

  // Headless Chromium lets no page copy without this permission.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  // The guide beside it has samples for this school.
  await main(page).getByRole('link', { name: 'developers' }).click();
  await page.getByRole('heading', { level: 1, name: 'Developers' }).waitFor();
  await main(page).getByText(`LECTERN_URL=${origin} LECTERN_TOKEN=`).waitFor();
  await main(page)
    .getByRole('button', { name: /^Copy: curl/ })
    .first()
    .click();
  await page.locator('[data-toast]').getByText('Copied').waitFor();
  expect(await violationsInColourSchemes(page)).toEqual([]);
  expect((await page.request.get('/api/v1/openapi.json')).status()).toBe(200);

  const search = main(page).getByRole('searchbox', { name: 'Search' });
  await search.fill('Idempotency-Key replayed');
  await main(page).getByRole('heading', { name: 'Who is asking' }).waitFor({ state: 'detached' });
  await main(page).getByRole('link', { name: 'Calls that may come twice' }).click();
  await main(page).getByRole('heading', { name: 'Calls that may come twice' }).waitFor();
  await search.fill('nowhere at all');
  await main(page).getByText('No section contains all these words', { exact: true }).waitFor();

  // The reference also has a search and samples to copy.
  await main(page).getByRole('link', { name: 'REST reference' }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill('monthly payments');
  await main(page)
    .getByRole('heading', { name: /monthly|payments/i })
    .first()
    .waitFor();
  await main(page).getByRole('heading', { name: 'Log in', exact: true }).waitFor({ state: 'hidden' });
  await main(page)
    .getByRole('button', { name: /^Copy: curl/ })
    .first()
    .click();
  await page.getByRole('status').getByText('Copied').waitFor();
  await page.getByRole('searchbox', { name: 'Search' }).fill('no such call');
  await page.getByRole('status').getByText('Found: 0').waitFor();
  await main(page).getByRole('link', { name: 'guide for developers' }).click();
  await page.getByRole('heading', { level: 1, name: 'Developers' }).waitFor();
});

it('creates no token without the password, and revokes all tokens with a new password', async () => {
  const page = await newPage();
  const { password } = await register(page);
  await page.goto('/user/profile');
  await main(page).getByRole('button', { name: 'New token' }).click();
  await main(page).getByLabel('Token name', { exact: true }).fill('Stolen');
  const checkbox = main(page).getByRole('checkbox', { name: 'Your account and progress: Read', exact: true });
  await checkbox.check();
  await main(page).getByLabel('Your password', { exact: true }).fill('wr0ng!pass');
  await main(page).getByRole('button', { name: 'Create token' }).click();
  await main(page).getByText('The current password is incorrect').first().waitFor();
  await checkbox.uncheck();
  await makeToken(page, 'Nightly', ['Your account and progress: Read'], password);
  await main(page).getByRole('row', { name: 'Nightly' }).waitFor();

  await main(page).getByRole('link', { name: 'Change password' }).click();
  await main(page).getByLabel('Current password', { exact: true }).fill(password);
  await main(page).getByLabel('New password', { exact: true }).fill('N3w!secret');
  await main(page).getByLabel('New password again', { exact: true }).fill('N3w!secret');
  await main(page).getByLabel('Also revoke all my API tokens').check();
  await main(page).getByRole('button', { name: 'Change password' }).click();
  await main(page).getByText('You have no tokens.').waitFor();
});

import { expect, it } from 'vitest';
import { operationOf, useBrowser, violationsByDayAndNight } from './browser.ts';
import { GRAPHQL } from './graphql-requests.ts';
import { main } from './locators.ts';
import { register } from './people.ts';

const { newPage, openAs } = useBrowser();

it('shows where a person is logged in, and logs another device out', async () => {
  const page = await newPage();
  const account = await register(page);
  const other = await newPage();
  const login = await other.request.post('/api/v1/user/login', { data: account });
  expect(login.status()).toBe(200);

  await page.goto('/user/profile');
  const devices = main(page).getByRole('region', { name: 'Your devices' });
  await devices.getByText('This device').waitFor();
  await devices.getByRole('button', { name: /^Log out / }).click();
  await page.getByText('The device is logged out').first().waitFor();
  await devices.getByRole('button', { name: /^Log out / }).waitFor({ state: 'detached' });

  expect((await other.request.get('/api/v1/user/me')).status()).toBe(401);
  expect((await page.request.get('/api/v1/user/me')).status()).toBe(200);
});

it('asks an admin again who they are, and goes on with what was asked', async () => {
  const page = await newPage();
  const member = await register(page);
  const admin = await openAs('admin', `/admin/members?search=${member.email}`);
  await main(admin).getByRole('table').getByRole('link').first().click();
  // As ten minutes later: the server refuses once.
  let isRefused = false;
  await admin.route(GRAPHQL, async (route) => {
    if (isRefused || operationOf(route.request()) !== 'ChangeRole') return route.fallback();
    isRefused = true;
    const refusal = { message: 'Please confirm', extensions: { code: 'CONFIRMATION_REQUIRED' } };
    await route.fulfill({ json: { data: null, errors: [refusal] } });
  });
  const dialog = admin.getByRole('dialog', { name: 'Is it you?' });
  await admin.getByRole('button', { name: 'Make an admin' }).click();
  await dialog.waitFor();
  expect(await violationsByDayAndNight(admin)).toEqual([]);
  await dialog.getByLabel('Your password', { exact: true }).fill('wrong#1');
  await dialog.getByRole('button', { name: 'It is me' }).click();
  await dialog.getByText('The current password is wrong').waitFor();
  await dialog.getByLabel('Your password', { exact: true }).fill('Lectern#1');
  await admin.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await admin.getByRole('button', { name: 'Make a user' }).click();
  await admin.getByRole('button', { name: 'Make an admin' }).waitFor();
});

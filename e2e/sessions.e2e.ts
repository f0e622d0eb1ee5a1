import { expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { main } from './locators.ts';
import { register } from './people.ts';

const { newPage } = useBrowser();

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

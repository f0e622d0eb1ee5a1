// @slow client/src/features/auth server/src/auth shared/email-address.ts
import { it } from 'vitest';
import { paths } from '#shared/paths.ts';
import { useBrowser } from './browser.ts';
import { files } from './files.ts';
import { button } from './locators.ts';

const { newPage } = useBrowser();

it('an address with an international domain signs up and logs in', async () => {
  const email = `name-${process.pid}-${Date.now()}@exämple.de`;
  const page = await newPage();
  await page.goto(paths.signup);
  await page.locator('input[type=file]').setInputFiles(files.portrait);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Secr3t!pw');
  await page.getByLabel('Full name').fill('Iris International');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== paths.signup);

  const other = await newPage();
  await other.goto(paths.login);
  await other.getByLabel('Email', { exact: true }).fill(email);
  await other.getByLabel('Password', { exact: true }).fill('Secr3t!pw');
  await button(other, 'Log in').click();
  await other.waitForURL((url) => url.pathname !== paths.login);
});

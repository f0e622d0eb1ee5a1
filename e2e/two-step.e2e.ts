// @slow server/src/factor client/src/features/factor
import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { violationsInColourSchemes } from './axe.ts';
import { eventually, useBrowser } from './browser.ts';
import { button, field, main, title } from './locators.ts';
import { register } from './people.ts';

const { newPage } = useBrowser();

const STEP_MS = 30_000;
const codeOf = (uri: string) =>
  new TOTP({ secret: new URL(uri).searchParams.get('secret') ?? '' }).generate();

const card = (page: Page) => main(page).getByRole('region', { name: 'Two-factor authentication' });

/** The content of the QR code on the screen. */
async function scan(page: Page): Promise<string> {
  const picture = await card(page)
    .getByRole('img', { name: /QR code/ })
    .screenshot();
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ data, width: info.width, height: info.height });
}

it('is set up with an app, required after the password, passed with a recovery code, and removed', async () => {
  const page = await newPage();
  const account = await register(page);
  await page.goto('/user/profile');
  await card(page).getByRole('button', { name: 'Set up an authenticator app' }).click();
  await field(page, 'Code from the app').waitFor();
  const uri = await scan(page);
  const key = (await card(page).locator('code').textContent())?.replaceAll(' ', '');
  expect(uri).toContain(`secret=${key}`);
  expect(await violationsInColourSchemes(page)).toEqual([]);

  await field(page, 'Code from the app').fill('123');
  await button(page, 'Turn on').click();
  await page.getByText('Enter the 6 digits that your authenticator app shows').first().waitFor();
  const used = codeOf(uri);
  await field(page, 'Code from the app').fill(used);
  await page.keyboard.press('Enter');
  const codes = (await field(page, 'Recovery codes').inputValue()).split('\n');
  expect(codes).toHaveLength(10);
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await button(page, 'Done').click();
  await card(page).getByText('You have 10 recovery codes left').waitFor();

  const other = await newPage();
  await other.goto('/login?next=%2Fuser%2Fprofile');
  await field(other, 'Email').fill(account.email);
  await field(other, 'Password').fill(account.password);
  await button(other, 'Log in').click();
  await title(other, 'One more step').waitFor();
  // The form is loaded on demand and takes the focus.
  await field(other, 'Code from your authenticator app').waitFor();
  expect(await violationsInColourSchemes(other)).toEqual([]);
  await eventually(() => other.evaluate(() => document.activeElement?.getAttribute('autocomplete'))).toBe(
    'one-time-code',
  );
  await other.keyboard.type('000000');
  await other.keyboard.press('Enter');
  await other.getByText('This code is incorrect').first().waitFor();
  // The code that was used for the setup cannot be used again.
  await expect.poll(() => codeOf(uri), { timeout: 2 * STEP_MS }).not.toBe(used);
  await field(other, 'Code from your authenticator app').fill(codeOf(uri));
  await other.keyboard.press('Enter');
  await title(other, 'Profile').waitFor();

  const third = await newPage();
  await third.goto('/login');
  await field(third, 'Email').fill(account.email);
  await field(third, 'Password').fill(account.password);
  await third.keyboard.press('Enter');
  await button(third, 'Use a recovery code').click();
  await field(third, 'Recovery code').fill(codes[0] ?? '');
  await third.keyboard.press('Enter');
  await title(third, 'Take a seat in every course').waitFor();
  await third.goto('/user/profile');
  await card(third).getByText('You have 9 recovery codes left').waitFor();
  await button(third, 'Remove app').click();
  await third.getByRole('alertdialog').getByRole('button', { name: 'Remove app' }).click();
  await card(third).getByRole('button', { name: 'Set up an authenticator app' }).waitFor();
});

/** Adds a virtual authenticator to the page, which always verifies its user. */
async function giveAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function logOut(page: Page): Promise<void> {
  const answer = await page.request.post('/api/v1/user/logout');
  expect(answer.status()).toBe(200);
}

it('accepts a passkey: alone, and after the password', async () => {
  const page = await newPage();
  await giveAuthenticator(page);
  const account = await register(page);
  await page.goto('/user/profile');
  await button(page, 'Add a passkey').click();
  await field(page, 'Passkey name').fill('Laptop');
  await page.keyboard.press('Enter');
  await field(page, 'Recovery codes').waitFor();
  await button(page, 'Done').click();
  await button(page, 'Rename Laptop').click();
  await field(page, 'Passkey name').fill('Old laptop');
  await page.keyboard.press('Enter');
  await button(page, 'Remove Old laptop').waitFor();
  expect(await violationsInColourSchemes(page)).toEqual([]);

  await logOut(page);
  await page.goto('/login?next=%2Fuser%2Fprofile');
  await button(page, 'Use a passkey').click();
  await title(page, 'Profile').waitFor();

  await logOut(page);
  await page.goto('/login?next=%2Fuser%2Fprofile');
  await field(page, 'Email').fill(account.email);
  await field(page, 'Password').fill(account.password);
  await page.keyboard.press('Enter');
  await button(page, 'Use a passkey').waitFor();
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await button(page, 'Use a passkey').click();
  await title(page, 'Profile').waitFor();

  await button(page, 'Remove Old laptop').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove passkey' }).click();
  await button(page, 'Remove Old laptop').waitFor({ state: 'detached' });
  expect((await page.request.post('/api/v1/user/login', { data: account })).status()).toBe(200);
});

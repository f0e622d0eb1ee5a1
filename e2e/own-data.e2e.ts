// @slow server/src/user client/src/features/profile
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { accessibilityViolations } from './axe.ts';
import { useBrowser } from './browser.ts';
import { expectFocus } from './keyboard.ts';
import { button, field, link, main, title } from './locators.ts';
import { buy, register } from './people.ts';

const { newPage } = useBrowser();

it('lets a person export their data', async () => {
  const page = await newPage();
  const { email } = await register(page, 'Olga Owner');
  await page.goto('/user/profile');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await (await downloading).path();
  const data = JSON.parse(await readFile(file, 'utf8')) as object;
  expect(data).toMatchObject({
    email,
    fullName: 'Olga Owner',
    payments: [],
    sessions: [{ isCurrent: true }],
  });
});

it('deletes an account after the password is entered, and says goodbye to a visitor', async () => {
  const page = await newPage();
  const { email, password } = await register(page, 'Lena Leaving');
  await page.goto('/user/profile');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: /delete your account/ });
  await dialog.getByLabel('Your password', { exact: true }).fill('wrong#1');
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await dialog.getByText('The current password is incorrect').first().waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);

  await dialog.getByLabel('Your password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await title(page, 'Goodbye').waitFor();
  await page.goto('/user/profile');
  await page.waitForURL(/\/login/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByText('The email or password is incorrect').first().waitFor();
});

it('changes a name without a new picture, and asks before a change is lost', async () => {
  const page = await newPage();
  await register(page, 'Nora Newcommer');
  await page.goto('/user/editprofile');
  await field(page, 'Full name').fill('Nora Newcomer');
  await link(page, 'Back to your profile').click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expectFocus(question.getByRole('button', { name: 'Stay' }));
  await page.keyboard.press('Enter');
  await button(page, 'Keep current picture').click();
  await button(page, 'Save profile').click();
  await title(page, 'Profile').waitFor();
  await main(page).getByRole('heading', { name: 'Nora Newcomer' }).waitFor();
});

/** The last digits of a test card that can be stored. */
const ANOTHER_CARD = '5126';

it('lets a subscriber with a paid subscription change the card and stay active', async () => {
  const page = await newPage();
  await register(page);
  await buy(page);
  await page.goto('/user/profile');
  await button(page, 'Update your card').click();
  await page.waitForURL(/\/sandbox\/stripe\/portal\//);
  await page.getByText('Visa ending in 4242').waitFor();
  await page.getByRole('button', { name: `Use ${ANOTHER_CARD}` }).click();
  await page.getByRole('button', { name: 'Save the card' }).click();
  await page.getByText('Your card was changed.').waitFor();

  await page.getByRole('link', { name: 'Back' }).click();
  await title(page, 'Profile').waitFor();
  await main(page).getByText('Active', { exact: true }).waitFor();
  // Only Stripe shows the digits of a card: the product does not store them.
  await button(page, 'Update your card').click();
  await page.getByText(`Visa ending in ${ANOTHER_CARD}`).waitFor();
});

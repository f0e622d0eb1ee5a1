// @slow client/src/features/auth server/src/auth shared/email-address.ts
import { it } from 'vitest';
import { paths } from '#shared/paths.ts';
import { useBrowser } from './browser.ts';
import { button } from './locators.ts';
import { signUp } from './people.ts';

const { newPage } = useBrowser();

it('an address with an international domain signs up and logs in', async () => {
  const address = `name-${process.pid}-${Date.now()}@exämple.de`;
  const { email, password } = await signUp(await newPage(), 'Iris International', { email: address });

  const other = await newPage();
  await other.goto(paths.login);
  await other.getByLabel('Email', { exact: true }).fill(email);
  await other.getByLabel('Password', { exact: true }).fill(password);
  await button(other, 'Log in').click();
  await other.waitForURL((url) => url.pathname !== paths.login);
});

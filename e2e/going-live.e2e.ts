// @slow client/src/features/school client/src/features/health server/src/doctor
import { expect, it } from 'vitest';
import { violationsInColourSchemes } from './axe.ts';
import { settled, useBrowser } from './browser.ts';
import { button, field, link, main, title } from './locators.ts';

const { openAs } = useBrowser();

it('an admin finds the steps to a server in the first steps, with commands for their own domain name', async () => {
  const page = await openAs('admin', '/admin/settings/first-steps');
  await link(page, 'See how').click();
  await title(page, 'Settings').waitFor();
  await main(page).getByRole('heading', { name: 'Checklist' }).waitFor();
  await main(page).getByText('bash deploy/install.sh school.example you@school.example --restore').waitFor();
  await field(page, 'Domain name').fill('https://learn.harbour.example/');
  await field(page, 'Your email address').fill('ann@harbour.example');
  await main(page)
    .getByText('bash deploy/install.sh learn.harbour.example ann@harbour.example --restore')
    .waitFor();
  for (const way of ['Containers', 'Managed host', 'Small server']) {
    await main(page).getByRole('radio', { name: way }).check();
    await button(page, /^Copy: /)
      .first()
      .waitFor();
  }
  // The findings of the health check are on the page.
  await main(page).getByText('Last checked').waitFor();
  await settled(page);
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await violationsInColourSchemes(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

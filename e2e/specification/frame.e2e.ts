// @slow client/src/app
import { describe, expect, it } from 'vitest';
import { eventually, useBrowser, type Person } from '../browser.ts';

const { goTo, openShared } = useBrowser();

type Role = Exclude<Person, 'subscriber'>;

/** Section 1, the footer of every screen. */
describe('the footer', () => {
  it.each(['/courses', '/denied', '/login', '/'])('shows the year on %s', async (path) => {
    const page = await openShared('visitor', path);
    await page
      .getByRole('contentinfo')
      .getByText(`Copyright ${new Date().getFullYear()} | All rights reserved`, { exact: true })
      .waitFor();
  });

  it('has four icon links: facebook, instagram, linkedin and twitter', async () => {
    const page = await openShared('visitor', '/');
    const links = page
      .getByRole('contentinfo')
      .getByRole('link')
      .filter({ has: page.locator('svg') });
    await links.first().waitFor();
    const found = await links.evaluateAll((anchors) =>
      anchors.map((anchor) => ({
        name: anchor.getAttribute('aria-label'),
        leads: anchor.getAttribute('href')?.startsWith('https://'),
        icons: anchor.querySelectorAll('svg').length,
        text: anchor.textContent,
      })),
    );
    expect(found).toEqual(
      ['Facebook', 'Instagram', 'LinkedIn', 'Twitter'].map((name) => ({
        name,
        leads: true,
        icons: 1,
        text: '',
      })),
    );
  });

  it('links to the developer guide for everyone', async () => {
    const page = await openShared('visitor', '/');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Developers', exact: true });
    await eventually(() => link.getAttribute('href')).toBe('/developers');
  });
});

/** Section 2, the side drawer: entries by role, in the specification's order. */
const MENU: { person: Role; entries: string[] }[] = [
  { person: 'visitor', entries: ['Home', 'All Courses', 'Contact Us', 'About Us', 'Login', 'SignUp'] },
  { person: 'learner', entries: ['Home', 'All Courses', 'Contact Us', 'About Us', 'Profile', 'Logout'] },
  {
    person: 'admin',
    entries: [
      'Home',
      'All Courses',
      'Contact Us',
      'About Us',
      'Admin Dashboard',
      'Create New Course',
      'Profile',
      'Logout',
    ],
  },
];

describe('the side drawer', () => {
  it.each(MENU)('has these entries for a $person', async ({ person, entries }) => {
    const page = await goTo(person, '/');
    await page.getByRole('button', { name: /menu/i }).click();
    await eventually(() => page.getByRole('dialog').getByRole('listitem').allInnerTexts()).toEqual(entries);
  });

  it.each(MENU.flatMap(({ person, entries }) => entries.map((entry) => ({ person, entry }))))(
    'leads a $person who chooses $entry to its screen',
    async ({ person, entry }) => {
      const targets: Record<string, string> = {
        Home: '/',
        'All Courses': '/courses',
        'Contact Us': '/contact',
        'About Us': '/about',
        'Admin Dashboard': '/admin/dashboard',
        'Create New Course': '/course/create',
        Login: '/login',
        SignUp: '/signup',
        Profile: '/user/profile',
        Logout: '/',
      };
      const page = await goTo(person, '/denied');
      await page.getByRole('button', { name: /menu/i }).click();
      await page.getByRole('dialog').getByRole('listitem').getByText(entry, { exact: true }).click();
      await page.waitForURL((url) => url.pathname === targets[entry]);
    },
  );
});

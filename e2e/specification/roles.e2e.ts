// @slow server/src/access server/src/pages
import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { eventually, settled, useBrowser, type Person } from '../browser.ts';

const { openAs, goTo, openShared } = useBrowser();

const COURSE = '/courses/light-and-exposure';

const control = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name }).or(page.getByRole('main').getByRole('button', { name }));

/** Section 6: what each role finds on a course's and on the lecture screen. */
const CONTROLS: { screen: string; name: string | RegExp; has: Record<Person, boolean> }[] = [
  {
    screen: COURSE,
    name: 'Watch Lectures',
    has: { visitor: false, learner: false, subscriber: true, admin: true },
  },
  {
    screen: COURSE,
    name: 'Subscribe',
    has: { visitor: true, learner: true, subscriber: false, admin: false },
  },
  {
    screen: COURSE,
    name: /delete course/i,
    has: { visitor: false, learner: false, subscriber: false, admin: true },
  },
  {
    screen: `${COURSE}/lectures`,
    name: 'Add new lecture',
    has: { visitor: false, learner: false, subscriber: false, admin: true },
  },
  {
    screen: `${COURSE}/lectures`,
    name: /delete lecture/i,
    has: { visitor: false, learner: false, subscriber: false, admin: true },
  },
  {
    screen: '/user/profile',
    name: 'Cancel Subscription',
    has: { visitor: false, learner: false, subscriber: true, admin: false },
  },
];

const PERSONS: Person[] = ['visitor', 'learner', 'subscriber', 'admin'];
const SCREENS = [...new Set(CONTROLS.map(({ screen }) => screen))];

describe.each(SCREENS.flatMap((screen) => PERSONS.map((person) => ({ screen, person }))))(
  'for a $person on $screen',
  ({ screen, person }) => {
    it.each(
      CONTROLS.filter((row) => row.screen === screen).map(({ name, has }) => [name, has[person]] as const),
    )('%s is there: %s', async (name, isThere) => {
      const page = await openShared(person, screen);
      await page.getByRole('heading', { level: 1 }).waitFor();
      // What is not there might still come.
      if (!isThere) await settled(page);
      await eventually(async () => (await control(page, name).count()) > 0).toBe(isThere);
    });
  },
);

describe('a locked lecture', () => {
  it.each([
    ['visitor', /log ?in|subscribe/i],
    ['learner', /subscribe/i],
  ] as const)('sends a %s on to subscribe', async (person, name) => {
    const page = await goTo(person, `${COURSE}/lectures`);
    const lectures = page.getByRole('region', { name: 'Lectures' }).getByRole('link');
    await lectures.last().click();
    await control(page, name).first().waitFor();
    // The screen before, of a lecture that is free, may still be there.
    await eventually(() => page.locator('video').count()).toBe(0);
  });
});

describe('an admin', () => {
  it('watches any course without a subscription', async () => {
    const page = await openAs('admin', `${COURSE}/lectures`);
    await page.locator('video').waitFor();
  });
});

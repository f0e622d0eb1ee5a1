// @slow server/src/access server/src/pages
import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { eventually, settled, useBrowser, type Person } from '../browser.ts';

const { openAs, goTo, openShared } = useBrowser();

const COURSE = '/courses/light-and-exposure';

const control = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name }).or(page.getByRole('main').getByRole('button', { name }));

/** Section 6: the controls of each role on a course's screen and on the lecture screen. */
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
    )('%s is shown: %s', async (name, isThere) => {
      const page = await openShared(person, screen);
      await page.getByRole('heading', { level: 1 }).waitFor();
      // A missing control might still appear.
      if (!isThere) await settled(page);
      await eventually(async () => (await control(page, name).count()) > 0).toBe(isThere);
    });
  },
);

describe('a locked lecture', () => {
  it.each([
    ['visitor', /log ?in|subscribe/i],
    ['learner', /subscribe/i],
  ] as const)('leads a %s to the subscription', async (person, name) => {
    const page = await goTo(person, `${COURSE}/lectures`);
    const lectures = page.getByRole('region', { name: 'Lectures' }).getByRole('link');
    await lectures.last().click();
    await control(page, name).first().waitFor();
    // The former screen of a free lecture may still be shown.
    await eventually(() => page.locator('video').count()).toBe(0);
  });
});

describe('an admin', () => {
  it('can watch any course without a subscription', async () => {
    const page = await openAs('admin', `${COURSE}/lectures`);
    await page.locator('video').waitFor();
  });
});

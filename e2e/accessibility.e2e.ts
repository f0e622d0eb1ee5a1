import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  accessibilityViolations,
  settled,
  useBrowser,
  violationsByDayAndNight,
  type Person,
} from './browser.ts';
import { send } from './courses.ts';
import { GRAPHQL, operationNameOf } from './graphql-requests.ts';
import { peopleTexts, textsWithoutDirection } from './people-texts.ts';

const { open, openAs, look } = useBrowser();

/** The player is there last: its sliders are none before it has looked at its video. */
const player = (page: Page) =>
  page.getByRole('slider', { name: 'Volume', includeHidden: true }).waitFor({ state: 'attached' });

/** Addresses that have an id of the school in them. */
interface Addresses {
  member: string;
  /** The first lecture of the course about bread. */
  lecture: string;
}

interface Screen {
  name: string;
  as?: Person;
  path: string | ((addresses: Addresses) => string);
  shown?: (page: Page) => Promise<void>;
}

const COURSE = '/courses/bread-at-home-one-honest-loaf';

const SCREENS: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'courses', path: '/courses' },
  { name: 'a course for a visitor', path: COURSE },
  { name: 'a course for an admin', as: 'admin', path: COURSE },
  { name: 'login', path: '/login' },
  { name: 'signup', path: '/signup' },
  { name: 'the account of the first admin', path: '/setup#key' },
  { name: 'checkout', as: 'learner', path: '/checkout' },
  { name: 'checkout of a subscriber', as: 'subscriber', path: '/checkout' },
  { name: 'payment failed', as: 'learner', path: '/checkout/failure' },
  { name: 'payment success without a session', as: 'learner', path: '/checkout/success' },
  {
    name: 'a lecture',
    as: 'subscriber',
    path: `${COURSE}/lectures`,
    shown: player,
  },
  {
    name: 'a lecture for an admin',
    as: 'admin',
    path: `${COURSE}/lectures`,
    shown: player,
  },
  { name: 'a free lecture', path: `${COURSE}/lectures`, shown: player },
  { name: 'create course', as: 'admin', path: '/course/create' },
  { name: 'add lecture', as: 'admin', path: '/course/addlecture?course=bread-at-home-one-honest-loaf' },
  { name: 'edit course', as: 'admin', path: `${COURSE}/edit` },
  { name: 'courses for an admin', as: 'admin', path: '/courses' },
  { name: 'courses that were searched', path: '/courses?q=lighht&sort=TITLE' },
  { name: 'a search without a result', path: '/courses?q=zzzzzz' },
  { name: 'a search with words of lectures', path: '/courses?q=flour' },
  { name: 'certificates', path: '/certificates' },
  { name: 'a certificate that is none', path: '/certificates/0000' },
  { name: 'about', path: '/about' },
  { name: 'contact', path: '/contact' },
  { name: 'forgotten password', path: '/forgotpassword' },
  { name: 'reset password', path: '/resetpassword?token=any' },
  { name: 'reset password without a token', path: '/resetpassword' },
  { name: 'verify email', path: '/verifyemail?token=any' },
  { name: 'profile', as: 'learner', path: '/user/profile' },
  { name: 'profile of a subscriber', as: 'subscriber', path: '/user/profile' },
  { name: 'why one may not watch', as: 'learner', path: '/user/access' },
  { name: 'why one may watch', as: 'subscriber', path: '/user/access' },
  { name: 'edit profile', as: 'learner', path: '/user/editprofile' },
  { name: 'change password', as: 'learner', path: '/changepassword' },
  { name: 'dashboard', as: 'admin', path: '/admin/dashboard' },
  {
    name: 'statistics',
    as: 'admin',
    path: '/admin/statistics',
    shown: (page) => page.locator('svg[aria-label^="Bar chart"]').first().waitFor(),
  },
  { name: 'members', as: 'admin', path: '/admin/members' },
  { name: 'members that were searched', as: 'admin', path: '/admin/members?search=sam' },
  {
    name: 'a member',
    as: 'admin',
    path: ({ member }) => `/admin/members/${member}`,
    shown: (page) => page.getByRole('heading', { name: 'What admins did' }).waitFor(),
  },
  {
    name: 'chapters',
    as: 'admin',
    path: ({ lecture }) => `${COURSE}/lectures/${lecture}/chapters`,
    shown: (page) => page.getByRole('button', { name: 'Save chapters' }).waitFor(),
  },
  {
    name: 'captions',
    as: 'admin',
    path: ({ lecture }) => `${COURSE}/lectures/${lecture}/captions`,
    shown: (page) => page.getByLabel('Text of cue 1', { exact: true }).waitFor(),
  },
  {
    name: 'edit lecture',
    as: 'admin',
    path: ({ lecture }) => `${COURSE}/lectures/${lecture}/edit`,
    shown: (page) => page.getByRole('button', { name: 'Save lecture' }).waitFor(),
  },
  { name: 'messages', as: 'admin', path: '/admin/messages' },
  { name: 'courses of the school', as: 'admin', path: '/admin/courses' },
  { name: 'payments', as: 'admin', path: '/admin/payments' },
  { name: 'payment problems', as: 'admin', path: '/admin/payments/problems' },
  { name: 'trash', as: 'admin', path: '/admin/trash' },
  { name: 'audit log', as: 'admin', path: '/admin/audit' },
  {
    name: 'health',
    as: 'admin',
    path: '/admin/health',
    shown: (page) => page.getByText('Everything works').waitFor(),
  },
  {
    name: 'settings',
    as: 'admin',
    path: '/admin/settings',
    shown: (page) => page.getByLabel('Name').waitFor(),
  },
  ...['pictures', 'about', 'mentors', 'legal'].map((page) => ({
    name: `settings: ${page}`,
    as: 'admin' as const,
    path: `/admin/settings/${page}`,
    shown: settled,
  })),
  { name: 'developers', path: '/developers' },
  { name: 'the REST reference', path: '/api/v1/docs' },
  { name: 'access denied', path: '/denied' },
  { name: 'not found', path: '/nowhere' },
];

let texts: string[];
let addresses: Addresses;
beforeAll(async () => {
  const admin = await openAs('admin');
  texts = await peopleTexts(admin);
  const { users, course } = await send<{
    users: { nodes: { id: string }[] };
    course: { lectures: { id: string }[] };
  }>(
    admin,
    `query ($slug: String!) {
      users(search: "subscriber@example.com") { nodes { id } }
      course(slug: $slug) { lectures { id } }
    }`,
    { slug: COURSE.split('/').at(-1) },
  );
  addresses = { member: users.nodes[0]?.id ?? '', lecture: course.lectures[0]?.id ?? '' };
});

describe.each(SCREENS)('$name', ({ as = 'visitor', path, shown }) => {
  it.each([1280, 320])(
    "has no accessibility fault by day and by night, no sideways scrolling and people's texts in their own direction, at %d px",
    async (width) => {
      const page = await look(as, typeof path === 'string' ? path : path(addresses));
      await page.setViewportSize({ width, height: 800 });
      await page.getByRole('heading', { level: 1 }).waitFor();
      await shown?.(page);
      await settled(page);
      expect(await violationsByDayAndNight(page)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      expect(await textsWithoutDirection(page, texts)).toEqual([]);
    },
  );
});

it('has no accessibility fault in the open menu and in forms that show their errors', async () => {
  const page = await open('/signup');
  await page.getByRole('button', { name: /sign ?up|create/i }).click();
  await page.getByText('Please fill all the details').first().waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: /menu/i }).click();
  await page.getByRole('dialog').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
});

describe('has no accessibility fault', () => {
  it('in a form that the server refused, with the toast of it', async () => {
    const page = await open('/login');
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByLabel('Password', { exact: true }).fill('Wr0ng!pass');
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await page.locator('[data-toast=error]').waitFor();
    expect(await violationsByDayAndNight(page)).toEqual([]);
  });

  it('beside the video: in what is said, and in the editor of that', async () => {
    const page = await openAs('admin', `${COURSE}/lectures`);
    await page.getByText('Transcript', { exact: true }).click();
    await page.getByRole('heading', { name: 'Transcript' }).waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('menuitemradio').first().waitFor();
    await settled(page);
    expect(await violationsByDayAndNight(page)).toEqual([]);
    await page.goto(`${new URL(page.url()).pathname}/captions`);
    await page.getByLabel('Text of cue 1', { exact: true }).waitFor();
    await settled(page);
    expect(await violationsByDayAndNight(page)).toEqual([]);
  });

  it('when it asks before the work on a course is lost', async () => {
    const page = await openAs('admin', '/course/create');
    await page.getByRole('textbox', { name: 'Title' }).fill('Not kept');
    await page.getByRole('link', { name: 'All Courses' }).first().click();
    await page.getByRole('alertdialog').waitFor();
    expect(await violationsByDayAndNight(page)).toEqual([]);
  });

  it('when it asks before a course of the dashboard is deleted, or an admin gives up being one', async () => {
    const page = await openAs('admin', '/admin/dashboard');
    await page
      .getByRole('button', { name: /^Delete course/ })
      .first()
      .click();
    await page.getByRole('alertdialog').waitFor();
    expect(await violationsByDayAndNight(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await page.goto('/admin/members?search=admin@example.com');
    await page.getByRole('main').getByRole('table').getByRole('link').first().click();
    await page.getByRole('button', { name: 'Make a user' }).click();
    await page.getByRole('alertdialog').waitFor();
    expect(await violationsByDayAndNight(page)).toEqual([]);
  });

  it('on a screen whose numbers cannot be loaded', async () => {
    const page = await openAs('admin', '/denied');
    await page.route(GRAPHQL, async (route) => {
      await (operationNameOf(route.request()) === 'Me' ? route.continue() : route.abort('failed'));
    });
    await page.goto('/admin/dashboard');
    await page.locator('[data-toast=error]').first().waitFor();
    expect(await violationsByDayAndNight(page)).toEqual([]);
  });
});

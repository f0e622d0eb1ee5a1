// @slow client/src/features/search client/src/features/course server/src/search server/src/course
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityViolations, violationsInColourSchemes } from './axe.ts';
import { eventually, operationOf, settled, useBrowser } from './browser.ts';
import { deleteCourses, makeCourse, makeDraft, uniqueTitle } from './courses.ts';
import { goByMenu } from './keyboard.ts';
import { button, cards, main, title } from './locators.ts';
import { textsWithoutDirection } from './people-texts.ts';
import { register } from './people.ts';
import { useOnce } from './windows.ts';

const { newPage, open, openAs } = useBrowser();

const notFound = (page: Page) => page.getByText('Page not found').first();
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

it('grows its list on scrolling and keeps the position on Back', async () => {
  const page = await openAs('admin', '/denied');
  const word = `Weaving${process.pid}${Date.now()}`;
  const drafts = await Promise.all(
    Array.from({ length: 30 }, (_, index) => makeDraft(page, `${word} ${index}`)),
  );
  try {
    await page.goto(`/courses?q=${word}&sort=oldest`);
    await eventually(() => cards(page).count()).toBe(24);
    await page.mouse.wheel(0, 20_000);
    await eventually(() => cards(page).count()).toBe(30);
    const late = cards(page).nth(27);
    await late.scrollIntoViewIfNeeded();
    // The page may still be scrolling.
    await eventually(async () => {
      const before = await scrolled(page);
      await settled(page);
      return (await scrolled(page)) - before;
    }).toBe(0);
    const place = await scrolled(page);
    expect(place).toBeGreaterThan(500);
    await late.click();
    await page.waitForURL(/\/courses\/.+/);
    await page.getByRole('heading', { level: 1, name: word }).waitFor();
    await page.goBack();
    await page.waitForURL((url) => url.searchParams.get('q') === word);
    await eventually(() => cards(page).count()).toBe(30);
    await eventually(() => scrolled(page)).toBe(place);
  } finally {
    await deleteCourses(page, drafts);
  }
});

it.each([
  ['moves the picture of a card to its page and back', 'no-preference', ['course-picture']],
  ['moves nothing with reduced motion', 'reduce', []],
] as const)('%s', async (_what, reducedMotion, moved) => {
  const page = await open('/courses');
  await page.emulateMedia({ reducedMotion });
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        const parts = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
        const names = parts.map((part) => /^::view-transition-group\((?!root)(.+)\)$/.exec(part ?? '')?.[1]);
        document.documentElement.dataset.moved = names.filter(Boolean).join();
      });
      return transition;
    };
  });
  const seen = () => page.evaluate(() => document.documentElement.dataset.moved);
  const forget = () => page.evaluate(() => delete document.documentElement.dataset.moved);
  await cards(page).filter({ hasText: 'Light and Exposure' }).click();
  await title(page, 'Light and Exposure').waitFor();
  await eventually(seen).toBe(moved.join());
  await forget();
  await page.goBack();
  await title(page, 'All Courses').waitFor();
  await eventually(seen).toBe(moved.join());
});

it('sends documents as hashes, and public queries by GET', async () => {
  const page = await newPage();
  const asked: { name: string; method: string; hasText: boolean }[] = [];
  page.on('request', (request) => {
    const name = operationOf(request);
    if (name === null) return;
    const sent = `${request.url()} ${request.postData() ?? ''}`;
    asked.push({ name, method: request.method(), hasText: /[?&]query=|"query":/.test(sent) });
  });
  // A page without data.
  await page.goto('/signup');
  await page.getByRole('link', { name: 'All Courses' }).click();
  await cards(page).first().waitFor();
  expect(asked).toContainEqual({ name: 'Me', method: 'POST', hasText: false });
  expect(asked).toContainEqual({ name: 'Courses', method: 'GET', hasText: false });
  expect(asked.filter(({ hasText }) => hasText)).toEqual([]);
});

it('shows the same search to another visitor with its address, and Back undoes one search at a time', async () => {
  const page = await open('/courses');
  const search = main(page).getByRole('searchbox', { name: 'Search courses' });
  await search.pressSequentially('lighht');
  await page.waitForURL((url) => url.searchParams.get('q') === 'lighht');
  await eventually(() => cards(page).allInnerTexts()).toContain('Light and Exposure');
  await eventually(() => main(page).getByRole('combobox', { name: 'Sort by' }).inputValue()).toBe(
    'RELEVANCE',
  );
  const count = main(page).getByRole('status').filter({ hasText: 'for “\u2068lighht\u2069”' });
  const all = await count.innerText();
  // The results include lectures in any order.
  expect(all).toMatch(/course.* and .*lecture/);
  await main(page).getByRole('combobox', { name: 'Sort by' }).selectOption('Longest');
  await page.waitForURL((url) => url.searchParams.size === 2);

  const { pathname, search: query } = new URL(page.url());
  const shared = await open(pathname + query);
  await eventually(() => cards(shared).allInnerTexts()).toContain('Light and Exposure');
  await settled(shared);
  const found = await cards(shared).allInnerTexts();
  expect(await main(shared).getByText('Lecture', { exact: true }).count()).toBeGreaterThan(0);
  await eventually(() => count.innerText()).toBe(all);
  await eventually(() => cards(page).allInnerTexts()).toEqual(found);
  await page.reload();
  await eventually(() => cards(page).allInnerTexts()).toEqual(found);
  // The search term and the category have their own direction within our sentences.
  await shared.goto('/courses?q=zzzzword&category=Nowhere');
  await main(shared)
    .getByRole('heading', { name: /zzzzword/ })
    .waitFor();
  expect(await textsWithoutDirection(shared, ['zzzzword', 'Nowhere'])).toEqual([]);
  await shared.goBack();
  for (const each of [shared, page]) {
    await eventually(() => main(each).getByRole('searchbox').inputValue()).toBe('lighht');
  }
  await page.goBack();
  await page.goBack();
  await page.waitForURL((url) => url.search === '');
  await eventually(() => search.inputValue()).toBe('');
});

it('shows a draft only to admins until it is published', async () => {
  const admin = await openAs('admin', '/denied');
  const draft = await makeDraft(admin, uniqueTitle('Unpublished'));
  const course = await makeCourse(admin, uniqueTitle('Withdrawn'));
  const visitor = await open(`/courses/${draft.slug}`);
  await notFound(visitor).waitFor();
  await visitor.goto(`/courses?q=${encodeURIComponent(draft.title)}`);
  await main(visitor).getByRole('heading', { level: 1 }).waitFor();
  await settled(visitor);
  expect(await main(visitor).getByRole('article').filter({ hasText: draft.title }).count()).toBe(0);

  await admin.goto(`/courses/${course.slug}/edit`);
  await main(admin).getByRole('button', { name: 'Unpublish' }).click();
  await admin.getByText('Course unpublished').waitFor();
  await visitor.goto(`/courses/${course.slug}`);
  await notFound(visitor).waitFor();
  await admin.goto(
    `/courses?q=${encodeURIComponent(course.title.replace('Withdrawn', 'Withdrwan'))}&state=draft&sort=title`,
  );
  await cards(admin).filter({ hasText: course.title }).click();
  await main(admin).getByRole('button', { name: 'Publish' }).click();
  // The course has no lectures.
  const question = admin.getByRole('alertdialog', { name: 'Publish the course as it is?' });
  await question.getByText('The course has no lectures yet, so there is nothing to watch.').waitFor();
  expect(await violationsInColourSchemes(admin)).toEqual([]);
  await question.getByRole('button', { name: 'Not yet' }).click();
  await main(admin).getByRole('button', { name: 'Publish' }).click();
  await question.getByRole('button', { name: 'Publish anyway' }).click();
  await admin.getByText('Course published').waitFor();
  await visitor.reload();
  await visitor.getByRole('heading', { level: 1, name: course.title }).waitFor();
});

it('hides a deleted course from visitors, also one in Arabic, and shows it completely after it is restored', async () => {
  const admin = await openAs('admin', '/denied');
  const course = await makeCourse(admin, uniqueTitle('عقد البحارة'), ['The first lecture']);
  expect(course.slug).toContain('عقد-البحارة');
  const visitor = await open(`/courses/${course.slug}`);
  await visitor.getByRole('heading', { level: 1, name: course.title }).waitFor();

  await deleteCourses(admin, [course]);
  await visitor.reload();
  await notFound(visitor).waitFor();
  await visitor.goto(`/courses/${course.slug}/lectures`);
  await notFound(visitor).waitFor();

  await admin.goto('/admin/trash');
  await main(admin)
    .getByRole('button', { name: `Restore ${course.title}` })
    .click();
  await admin.getByText('Restored', { exact: true }).first().waitFor();
  await visitor.goto(`/courses/${course.slug}`);
  await main(visitor).getByRole('region', { name: 'Lectures' }).getByText('The first lecture').waitFor();
});

it('keeps the filters of the members in the address', async () => {
  const person = await newPage();
  const { email } = await register(person, 'Lina Listed');
  const page = await openAs('admin', '/admin/members');
  await main(page).getByRole('searchbox', { name: 'Search' }).fill(email);
  await page.waitForURL((url) => url.searchParams.size === 1);
  await main(page).getByRole('combobox', { name: 'Role' }).selectOption('User');
  await page.waitForURL((url) => url.searchParams.size === 2);
  await main(page).getByText('1 to 1 of 1 members').waitFor();
  await page.reload();
  await main(page).getByText('1 to 1 of 1 members').waitFor();
  expect(await main(page).getByRole('searchbox', { name: 'Search' }).inputValue()).toBe(email);
  expect(await main(page).getByRole('combobox', { name: 'Role' }).inputValue()).toBe('USER');
});

it('says that it is offline, keeps the content, and loads the rest automatically when it is online again', async () => {
  const page = await newPage();
  // Otherwise files cached by an earlier test in this window would load offline.
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto('/courses');
  await cards(page).first().waitFor();
  await page.context().setOffline(true);
  await page.getByText('You are offline. This page may be out of date.').waitFor();
  expect(await cards(page).count()).toBeGreaterThan(5);

  const offline = main(page).getByRole('alert').getByText('You are offline', { exact: true });
  await main(page).getByRole('searchbox', { name: 'Search courses' }).fill('bread');
  await offline.waitFor();
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await page.context().setOffline(false);
  await cards(page).filter({ hasText: 'Bread at home' }).first().waitFor();

  await page.context().setOffline(true);
  await goByMenu(page, 'Contact Us');
  await offline.waitFor();
  await button(page, 'Try again').click();
  await offline.waitFor();
  await page.context().setOffline(false);
  await title(page, 'Contact Us').waitFor();
  await devTools.detach();
});

it('opens visited pages offline, reports unvisited ones, and stores no personal data', async () => {
  const page = await newPage({ serviceWorker: true });
  useOnce(page);
  const { email } = await register(page, 'Kept Nowhere');
  await page.goto('/courses');
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => active?.addEventListener('statechange', resolve));
  });
  await page.goto('/user/profile');
  await title(page, 'Profile').waitFor();
  await page.goto('/courses');
  const bread = 'Bread at Home: One Honest Loaf';
  await cards(page).filter({ hasText: bread }).click();
  await title(page, bread).waitFor();
  const kept = () =>
    page.evaluate(async () => {
      const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const found = await Promise.all(
        all.map(async (cache) =>
          Promise.all(
            (await cache.keys()).map(async (request) => [
              request.url,
              await (await cache.match(request))?.text(),
            ]),
          ),
        ),
      );
      return found.flat() as [string, string][];
    });
  await eventually(async () => {
    // A busy school sends pages without content, which are not stored.
    await page.reload();
    return (await kept()).filter(([url]) => /\/courses\/./.test(url)).length;
  }).toBe(1);
  expect((await kept()).filter(([, text]) => text.includes(email) || text.includes('Kept Nowhere'))).toEqual(
    [],
  );

  await page.context().setOffline(true);
  await page.reload();
  await title(page, bread).waitFor();
  await page.goto('/courses');
  await cards(page).first().waitFor();
  await page.goto('/about');
  await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await accessibilityViolations(page)).toEqual([]);
  }
  await page.context().setOffline(false);
  await title(page, 'About Us').waitFor();
});

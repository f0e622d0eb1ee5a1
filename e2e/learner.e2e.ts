// @slow
import { expect, it } from 'vitest';
import { violationsInColourSchemes } from './axe.ts';
import { currentTime, eventually, expectPlaying, settled, useBrowser } from './browser.ts';
import { deleteCourses, makeDraft, send, uniqueTitle } from './courses.ts';
import { files } from './files.ts';
import { button, main } from './locators.ts';
import { register } from './people.ts';
import { payWithCard } from './sandbox-checkout.ts';

const { newPage, open, openAs } = useBrowser();
const COURSE = /Bread at Home/;

it('leads a visitor from the home page to a lecture that plays, and to the logout', async () => {
  const page = await open('/');
  await page.getByRole('link', { name: 'Explore Courses' }).first().click();
  await page.getByRole('heading', { name: COURSE }).first().click();
  await page.waitForURL(/\/courses\/bread-at-home/);

  // A visitor signs up on the way to the checkout and returns to it.
  await page.getByRole('link', { name: 'Subscribe' }).first().click();
  await page.waitForURL(/\/login/);
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await page.locator('input[type=file]').setInputFiles(files.portrait);
  await page.getByLabel('Full name').fill('Nora Newcomer');
  await page.getByLabel('Email').fill(`nora-${Date.now()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('Secr3t!pw');
  await page.getByRole('button', { name: /sign ?up|create/i }).click();
  await page.waitForURL(/\/checkout/);

  await page.getByText('$499').first().waitFor();
  await page.getByText('100% refund on cancellation').first().waitFor();
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await payWithCard(page, '4242');
  await page.waitForURL(/\/checkout\/success\?session_id=/);
  await page.getByRole('heading', { name: 'Payment Successful' }).waitFor();
  await page.getByRole('link', { name: 'Go to dashboard' }).waitFor();

  await page.goto('/courses');
  await page.getByRole('heading', { name: COURSE }).first().click();
  await page.getByRole('link', { name: 'Watch Lectures' }).first().click();
  await page.waitForURL(/\/lectures\//);
  await expectPlaying(page);
  await page.locator('video').evaluate((video: HTMLVideoElement) => (video.currentTime = 30));
  await eventually(() => currentTime(page)).toBeGreaterThan(30.2);

  await page.getByRole('button', { name: /menu/i }).click();
  await page.getByRole('dialog').getByText('Logout').click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/checkout');
  await page.waitForURL(/\/login/);
});

it('plays another lecture of the list, at an address that survives a reload', async () => {
  const page = await openAs('subscriber', '/courses');
  await page.getByRole('heading', { name: COURSE }).first().click();
  await page.getByRole('link', { name: 'Watch Lectures' }).first().click();
  await page.waitForURL(/\/lectures\//);

  const lectures = page.getByRole('region', { name: 'Lectures' }).getByRole('link');
  await eventually(() => lectures.count()).toBe(4);
  const first = page.url();
  const chosen = await lectures.nth(2).innerText();
  const heading = page.getByRole('heading', { level: 1 });
  const isChosen = async () => chosen.includes(await heading.innerText());
  await lectures.nth(2).click();
  await eventually(isChosen).toBe(true);
  await eventually(() => page.url()).not.toBe(first);
  await page.reload();
  await eventually(isChosen).toBe(true);
  await expectPlaying(page);
});

const SAVE_PROGRESS = 'mutation ($id: ID!) { saveProgress(input: { lectureId: $id, position: 20 }) { id } }';
const FREE = '{ course(slug: "bread-at-home-one-honest-loaf") { lectures { id isFreePreview } } }';

it('has a home page for signed-in people: lectures to continue, new courses, and their own courses', async () => {
  const page = await newPage();
  await register(page);
  const { course } = await send<{ course: { lectures: { id: string }[] } }>(page, FREE, {});
  await send(page, SAVE_PROGRESS, { id: course.lectures[0]?.id });
  await page.goto('/courses/type-for-screens');
  const save = button(page, 'Save for later');
  await save.click();
  await eventually(() => save.getAttribute('aria-pressed')).toBe('true');

  await page.goto('/');
  const learning = page.getByRole('region', { name: 'My learning' });
  await learning.getByRole('link', { name: COURSE }).waitFor();
  const headings = () => main(page).getByRole('heading', { level: 2 }).allInnerTexts();
  await eventually(async () => (await headings()).slice(0, 3)).toEqual([
    'Continue watching',
    'Newest courses',
    'My learning',
  ]);
  await learning.getByRole('radio', { name: 'Saved' }).check();
  await learning.getByRole('link', { name: /Type for Screens/ }).waitFor();
  await learning.getByRole('radio', { name: 'Certificates' }).check();
  await learning.getByText('Certificates of the courses that you have finished appear here.').waitFor();
  expect(await violationsInColourSchemes(page)).toEqual([]);

  // An admin first sees the items that need attention, and each line links to them.
  const admin = await openAs('admin', '/denied');
  const draft = await makeDraft(admin, uniqueTitle('Rope Bridges'));
  const contact = { name: 'Mia', email: 'mia@example.com', message: 'May I bring a friend?' };
  expect((await page.request.post('/api/v1/contact', { data: contact })).status()).toBe(200);
  await admin.goto('/');
  const waiting = main(admin).getByRole('region', { name: 'Needs attention' });
  await waiting.getByRole('link', { name: /^[1-9]\d* Unanswered messages$/ }).click();
  await main(admin).getByText(contact.message).first().waitFor();
  await admin.goBack();
  expect(await violationsInColourSchemes(admin)).toEqual([]);
  await waiting.getByRole('link', { name: /^[1-9]\d* Unpublished courses$/ }).click();
  await main(admin).getByRole('article').filter({ hasText: draft.title }).waitFor();
  await deleteCourses(admin, [draft]);
});

it.each(['Newest courses', 'My learning'])(
  'opens a course from its card among %s, which has a second card on the page, with motion',
  async (region) => {
    const page = await newPage();
    await register(page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const { courses } = await send<{ courses: { nodes: { title: string; slug: string }[] } }>(
      page,
      '{ courses(first: 1) { nodes { title slug } } }',
      {},
    );
    const { title = '', slug = '' } = courses.nodes[0] ?? {};
    await page.goto(`/courses/${slug}`);
    await button(page, 'Save for later').click();
    await eventually(() => button(page, 'Save for later').getAttribute('aria-pressed')).toBe('true');
    await page.goto('/');
    const learning = page.getByRole('region', { name: 'My learning' });
    await learning.getByRole('radio', { name: 'Saved' }).check();
    await learning.getByRole('link', { name: title }).waitFor();
    await page.getByRole('region', { name: region }).getByRole('link', { name: title }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await settled(page);
  },
);

it('leaves a buyer whose card is declined without a subscription, and says why', async () => {
  const page = await openAs('learner', '/checkout');
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await payWithCard(page, '0002');
  await page.getByText('Your card was declined.').waitFor();
  await page.getByRole('link', { name: 'Back' }).click();
  await page.waitForURL(/\/checkout\/failure/);
  await page.getByRole('link', { name: 'Try Again' }).click();
  await page.waitForURL(/\/checkout$/);
  await page.goto('/courses');
  await page.getByRole('heading', { name: COURSE }).first().click();
  await page.getByRole('link', { name: 'Subscribe' }).first().waitFor();
  expect(await page.getByRole('link', { name: 'Watch Lectures' }).count()).toBe(0);
});

it('asks for the authentication that a card requires', async () => {
  const page = await openAs('learner', '/checkout');
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await payWithCard(page, '3155');
  await page.getByRole('button', { name: 'Fail' }).click();
  await page.getByRole('button', { name: /^Pay/ }).waitFor();
});

it('exposes no video address of a locked lecture', async () => {
  const page = await openAs('learner', '/courses');
  const answer = await page.request.post('/graphql', {
    data: { query: '{ courses(first: 100) { nodes { lectures { locked isFreePreview video { url } } } } }' },
  });
  const { data } = (await answer.json()) as {
    data: {
      courses: { nodes: { lectures: { locked: boolean; isFreePreview: boolean; video: unknown }[] }[] };
    };
  };
  const lectures = data.courses.nodes.flatMap((course) => course.lectures);
  const locked = lectures.filter((lecture) => !lecture.isFreePreview);
  expect(locked.length).toBeGreaterThan(20);
  expect(locked.every((lecture) => lecture.locked && lecture.video === null)).toBe(true);
});

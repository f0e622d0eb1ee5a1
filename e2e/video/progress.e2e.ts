// @slow server/src/progress client/src/player
import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { learningMessages } from '#shared/learning.ts';
import { progressLimits } from '#shared/progress.ts';
import { violationsInColourSchemes } from '../axe.ts';
import { currentTime, eventually, play, settled, useBrowser } from '../browser.ts';
import { deleteCourses, makeCourse, uniqueTitle, type MadeCourse } from '../courses.ts';
import { pressOn } from '../keyboard.ts';
import { button, field, link, main, title } from '../locators.ts';
import { COURSE, watch, openLecture } from '../payments/screens.ts';
import { buy, register, untilHome } from '../people.ts';

const { newPage, openAs } = useBrowser();
const made: MadeCourse[] = [];

afterEach(async () => {
  if (made.length > 0) await deleteCourses(await openAs('admin'), made.splice(0));
});

/** Opens a window of a new subscriber, and a function that opens a window on another device of theirs. */
async function openSubscriber() {
  const page = await newPage();
  const { email, password } = await register(page);
  await buy(page);
  const openElsewhere = async (path: string) => {
    const other = await newPage();
    expect((await other.request.post('/api/v1/user/login', { data: { email, password } })).status()).toBe(
      200,
    );
    await other.goto(path);
    return other;
  };
  return { page, openElsewhere };
}

/** Resolves when the server has saved a position of the page's person at this second or later. */
const savedFrom = (page: Page, seconds: number) =>
  page.waitForResponse((response) => {
    const position = /"position":([\d.]+)/.exec(response.request().postData() ?? '')?.[1];
    return position !== undefined && Number(position) >= seconds;
  });

const begun = (page: Page, lecture: string) =>
  page.getByRole('region', { name: 'Continue watching' }).getByRole('article').filter({ hasText: lecture });

it('resumes at the same second on another device, also from the home page', async () => {
  const { page, openElsewhere } = await openSubscriber();
  await watch(page);
  // The position may be saved before the page has returned the second.
  const saved = savedFrom(page, 27);
  const seconds = await page.locator('video').evaluate(
    (video: HTMLVideoElement) =>
      new Promise<number>((resolve) => {
        const pause = () => {
          video.pause();
          resolve(video.currentTime);
        };
        video.addEventListener('seeked', pause, { once: true });
        video.currentTime = 27.4;
      }),
  );
  await saved;
  await settled(page);

  const other = await openElsewhere(new URL(page.url()).pathname);
  await eventually(() => currentTime(other)).toBeGreaterThan(20);
  expect(Math.abs((await currentTime(other)) - seconds)).toBeLessThan(0.5);

  await other.goto('/');
  await pressOn(other, begun(other, 'Resume at 0:27').getByRole('link'));
  await other.getByRole('heading', { level: 1, name: 'Shaping and baking' }).waitFor();
  await eventually(() => currentTime(other)).toBeGreaterThan(seconds + 0.3);
  expect(await currentTime(other)).toBeLessThan(seconds + 20);
});

it('counts what a visitor watched before signing up, and needs no picture for the account', async () => {
  const page = await newPage();
  await page.goto(`${COURSE}/lectures`);
  await play(page);
  const doneFrom = await page.locator('video').evaluate((video: HTMLVideoElement, doneRatio) => {
    video.currentTime = video.duration * 0.95;
    return video.duration * doneRatio;
  }, progressLimits.doneRatio);
  const stored = () => page.evaluate(() => localStorage.getItem('lectern-visitor-progress'));
  // The position before the jump may be stored first.
  const position = async () => Number(/"position":([\d.]+)/.exec((await stored()) ?? '')?.[1]);
  await eventually(position).toBeGreaterThanOrEqual(doneFrom);
  await page.goto('/signup');
  await field(page, 'Email').fill(`visitor-${process.pid}-${Date.now()}@example.com`);
  await field(page, 'Password').fill('Secr3t!pw');
  await field(page, 'Full name').fill('Vera Visitor');
  await main(page).getByText('VV', { exact: true }).waitFor();
  await button(page, 'Create account').click();
  await untilHome(page);
  await eventually(stored).toBeNull();
  await page.goto(COURSE);
  await main(page).getByText('1 of 4 lectures done').waitFor();
  await page.goto('/user/profile');
  const picture = main(page).locator('img').first();
  await eventually(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(512);
});

it('marks a lecture as done and undoes it, in every window', async () => {
  const { page, openElsewhere } = await openSubscriber();
  await openLecture(page);
  await button(page, 'Mark as done').click();
  const isDone = (one: Page) =>
    one.getByRole('region', { name: 'Lectures' }).getByRole('link', { name: /Shaping and baking.*Done/ });
  await isDone(page).waitFor();
  const other = await openElsewhere(new URL(page.url()).pathname);
  await isDone(other).waitFor();
  await button(other, 'Done').click();
  await isDone(other).waitFor({ state: 'detached' });
  await button(other, 'Mark as done').waitFor();
  // The change is shown before it is saved.
  await settled(other);
  await page.reload();
  await button(page, 'Mark as done').waitFor();
});

it('issues a certificate for a completed course, which anyone can verify, and suggests the next course', async () => {
  const admin = await openAs('admin');
  const course = await makeCourse(admin, uniqueTitle('Ropework'), ['The bowline', 'The reef knot']);
  const another = await makeCourse(admin, uniqueTitle('Ropework'), ['The clove hitch']);
  made.push(course, another);
  const { page } = await openSubscriber();
  for (const lecture of ['The bowline', 'The reef knot']) {
    await page.goto(`/courses/${course.slug}/lectures`);
    await page.getByRole('region', { name: 'Lectures' }).getByRole('link', { name: lecture }).click();
    await title(page, lecture).waitFor();
    await button(page, 'Mark as done').click();
    await button(page, 'Done').waitFor();
  }
  await settled(page);
  await play(page);
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 0.1;
  });
  await main(page).getByText('Course completed').waitFor();
  await main(page)
    .getByRole('link', { name: learningMessages.nextCourse({ title: another.title }) })
    .waitFor();
  await page.goto(`/courses/${course.slug}`);
  // A course of the same category that is new to them.
  await page
    .getByRole('region', { name: 'Related courses' })
    .getByRole('link', { name: another.title })
    .waitFor();
  await button(page, 'Get your certificate').click();
  const pdf = await link(page, 'Certificate (PDF)').getAttribute('href');
  const visitor = await newPage();
  const file = await visitor.request.get(pdf ?? '');
  expect(file.headers()['content-type']).toBe('application/pdf');
  expect((await file.body()).subarray(0, 5).toString('latin1')).toBe('%PDF-');

  const address = await main(page).getByLabel('Verification link').inputValue();
  await visitor.goto(address);
  await title(visitor, 'This certificate is genuine').waitFor();
  await visitor.getByText(/^Taught by /).waitFor();
  await visitor.getByText(/ of video$/).waitFor();
  await main(visitor).getByText('Nora Newcomer').waitFor();
  await main(visitor).getByText(course.title).waitFor();
  await settled(visitor);
  expect(await violationsInColourSchemes(visitor)).toEqual([]);
});

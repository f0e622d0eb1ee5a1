// @slow client/src/features/payment client/src/features/dashboard
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../browser.ts';

const { open, openAs, openShared } = useBrowser();

/** Section 9, business constants and limits, as people see them. */
describe('the subscription bundle', () => {
  it.each([
    /^\$499/,
    'Valid for 1 year from the day you pay',
    'All existing and new courses',
    '100% refund on cancellation',
    /^Cancel within 14 days of your payment and get all of it back/,
  ])('says %s', async (text) => {
    const page = await openShared('learner', '/checkout');
    await page.getByRole('main').getByText(text).first().waitFor();
  });
});

it('shows its refund terms also beside the price of a course', async () => {
  const page = await open('/courses/light-and-exposure');
  await page.getByRole('main').getByText('$499').first().waitFor();
  await page.getByText('100% refund on cancellation').waitFor();
  await page.getByText(/^Cancel within 14 days/).waitFor();
});

describe('the file pickers accept', () => {
  it.each([
    { screen: '/signup', as: null, accept: ['image/jpeg', 'image/png', 'image/webp'] },
    { screen: '/user/editprofile', as: 'learner', accept: ['image/jpeg', 'image/png', 'image/webp'] },
    { screen: '/course/create', as: 'admin', accept: ['image/jpeg', 'image/png'] },
  ] as const)('$accept on $screen', async ({ screen, as, accept }) => {
    const page = as ? await openAs(as, screen) : await open(screen);
    const offered = await page.locator('input[type=file]').getAttribute('accept');
    expect(offered?.split(',')).toEqual(accept);
  });

  it('videos for a lecture', async () => {
    const page = await openAs('admin', '/courses/light-and-exposure/lectures/new');
    expect(await page.locator('input[type=file]').getAttribute('accept')).toMatch(/^video\//);
  });
});

describe('a course card', () => {
  it('clamps its description to 2 lines', async () => {
    const page = await open('/courses');
    await page.getByRole('heading', { name: /Bread at Home/ }).waitFor();
    const clamps = await page
      .getByRole('listitem')
      .filter({ hasText: 'Bread at Home' })
      .locator('p')
      .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).webkitLineClamp));
    expect(clamps).toContain('2');
  });
});

/** The duration of toasts is tested in `client/src/toasts/toasts.test.ts`, with a fake clock. */
describe('the subscription status', () => {
  it.each([
    ['subscriber', 'active'],
    ['learner', 'inactive'],
  ] as const)('of the %s is %s under the documented name', async (person, status) => {
    const page = await openAs(person, '/denied');
    const answer = await page.request.get('/api/v1/user/me');
    expect(await answer.json()).toMatchObject({ user: { role: 'USER', subscription: { status } } });
  });
});

// @slow server/src/payment client/src/features/payment sandbox/stripe
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violationsInColourSchemes } from '../axe.ts';
import { eventually, settled, useBrowser } from '../browser.ts';
import { deleteCourses, makeCourse, send, type MadeCourse } from '../courses.ts';
import { pressOn } from '../keyboard.ts';
import { button, link } from '../locators.ts';
import { buy, register } from '../people.ts';
import { useOwnSchool } from './own-school.ts';
import { expectLocked, heading, region, textOn, watch, withoutReturning } from './screens.ts';

const school = await useOwnSchool();
const { newPage, open, openAs } = useBrowser(school.url);

const history = (page: Page) => page.getByRole('list', { name: 'History' });

/** The sentences of the access history, newest first. */
async function historyTexts(page: Page): Promise<string[]> {
  await history(page).getByRole('listitem').first().waitFor();
  const sentences = await history(page).getByRole('listitem').locator('p').allInnerTexts();
  return sentences.filter((sentence) => sentence !== '');
}

/** Opens a member's page by the search of the members, as an admin. */
async function openMember(email: string, fullName: string): Promise<Page> {
  const admin = await openAs('admin', `/admin/members?search=${email}`);
  await admin.getByRole('link', { name: fullName }).click();
  await region(admin, 'Lecture access').waitFor();
  return admin;
}

const ALL_COURSES = '{ courses(first: 50) { nodes { id } } }';

const unique = (name: string) => `${name} ${process.pid}${Date.now()}`;

describe('the explanation of access', () => {
  it('shows a person who never had a subscription how to get one', async () => {
    const page = await newPage();
    await register(page);
    await expectLocked(page);
    await page.goto('/user/profile');
    await region(page, 'Subscription').getByRole('link', { name: 'Why can’t I watch?' }).click();
    await heading(page, 'The lectures are closed: there has never been a subscription.').waitFor();
    await textOn(
      page,
      'Nothing yet. Your payments, refunds and cancellations will be listed here.',
    ).waitFor();
    expect(await violationsInColourSchemes(page)).toEqual([]);
    await link(page, 'Subscribe').click();
    await page.waitForURL(/\/checkout$/);
  });

  it('has the same history for the learner and for the admin', async () => {
    const person = unique('Thea Timeline');
    const page = await newPage();
    const { email } = await register(page, person);
    await buy(page);
    await page.goto('/user/access');
    await heading(page, 'The lectures are open: the year is paid, and it will be renewed.').waitFor();

    await page.goto('/user/profile');
    await button(page, 'Cancel Subscription').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel subscription' }).click();
    await region(page, 'Subscription').getByText('$499 was refunded to you').waitFor();
    await page.goto('/user/access');
    await heading(page, 'The lectures are closed: the last payment was refunded.').waitFor();
    await history(page).getByText('The subscription ended').waitFor();
    expect(await violationsInColourSchemes(page)).toEqual([]);
    await eventually(async () => {
      await page.reload();
      return historyTexts(page);
    }).toEqual(
      expect.arrayContaining([
        'A checkout was started',
        'The checkout was paid',
        'A payment was received',
        'The subscription started',
        'The subscription was cancelled',
        'A payment was refunded',
        'The subscription ended',
      ]),
    );

    const admin = await openMember(email, person);
    await heading(admin, 'The lectures are closed: the last payment was refunded.').waitFor();
    // The entry has our own time until Stripe's event has arrived.
    await eventually(async () => {
      await Promise.all([page.reload(), admin.reload()]);
      const [learners, admins] = [await historyTexts(page), await historyTexts(admin)];
      return admins.join('\n') === learners.join('\n');
    }).toBe(true);
    expect(await violationsInColourSchemes(admin)).toEqual([]);
  });
});

describe('a payment that an admin refunds', () => {
  it('is refunded in part, and after the rest the lectures are locked', async () => {
    const person = unique('Rhea Refund');
    const page = await newPage();
    const { email } = await register(page, person);
    await buy(page);
    const admin = await openMember(email, person);
    const payments = region(admin, 'Payments');
    const refund = async (amount?: string) => {
      await pressOn(admin, payments.getByRole('button', { name: /^Refund the payment from/ }));
      const dialog = admin.getByRole('dialog', { name: /^Refund the payment from/ });
      const field = dialog.getByLabel('Amount in USD');
      await eventually(() => field.inputValue()).toBe(amount ? '499.00' : '399.00');
      if (amount) {
        await field.fill('500');
        await field.press('Enter');
        await dialog.getByText('Enter an amount up to $499').first().waitFor();
        expect(await violationsInColourSchemes(admin)).toEqual([]);
        await field.fill(amount);
      }
      await field.press('Enter');
      await eventually(() => dialog.count()).toBe(0);
      await payments.getByText('Refunded. The bank may take a few days to show it').waitFor();
    };
    await refund('100');
    await payments.getByText('$100', { exact: true }).waitFor();
    await watch(page);
    await refund();
    await heading(admin, 'The lectures are closed: the last payment was refunded.').waitFor();
    await region(admin, 'Subscription').getByText('Ended early').waitFor();
    await eventually(() => payments.getByRole('button', { name: /^Refund/ }).count()).toBe(0);
    expect(await violationsInColourSchemes(admin)).toEqual([]);
    await expectLocked(page);
  });
});

describe('payments that need attention', () => {
  it('are compared with Stripe on request, which corrects missed events', async () => {
    const admin = await openAs('admin', '/admin/payments/problems');
    const compare = async () => {
      await button(admin, 'Compare now').click();
      await admin.locator('[data-toast=success]').getByText('Payments compared with Stripe').last().waitFor();
      await textOn(admin, /^Compared with Stripe: .* corrected/).waitFor();
    };
    // A recent comparison prevents an automatic one, which could otherwise come first.
    await compare();
    const person = unique('Molly Missed');
    const page = await newPage();
    await register(page, person);
    await school.call('holdDeliveries');
    await page.goto('/checkout');
    await button(page, 'Buy Now').click();
    await page.waitForURL(/\/sandbox\/stripe\/checkout\//);
    await withoutReturning(page, async () => {
      await page.getByRole('button', { name: 'Use 4242' }).click();
      await page.getByRole('button', { name: /^Pay / }).click();
    });
    await expectLocked(page);

    await compare();
    await admin.getByText('Show corrections').click();
    await admin.getByRole('group').getByRole('listitem').first().waitFor();
    expect(await violationsInColourSchemes(admin)).toEqual([]);

    await page.goto('/user/access');
    await heading(page, 'The lectures are open: the year is paid, and it will be renewed.').waitFor();
  });

  it('include a disputed payment until the bank has decided, and the lectures are locked meanwhile', async () => {
    const person = unique('Dora Dispute');
    const page = await newPage();
    const { email } = await register(page, person);
    await buy(page);
    const dispute = await school.call('openDispute', { paymentIntent: await school.paymentOf(email) });
    const answer = async () => {
      await page.goto('/user/access');
      return heading(page, 'The lectures are').innerText();
    };
    await eventually(answer).toBe('The lectures are closed: the bank reversed the last payment.');
    await expectLocked(page);
    expect(await violationsInColourSchemes(page)).toEqual([]);

    // The home page lists it.
    const admin = await openAs('admin', '/');
    await region(admin, 'Needs attention')
      .getByRole('link', { name: /^[1-9]\d* Payments that need attention$/ })
      .click();
    const problem = admin.getByRole('main').getByRole('listitem').filter({ hasText: person });
    await problem.getByText("The customer's bank disputes this payment.").waitFor();
    expect(await violationsInColourSchemes(admin)).toEqual([]);
    const atStripe = await problem.getByRole('link', { name: 'View dispute at Stripe' }).getAttribute('href');
    expect(await (await admin.request.get(atStripe ?? '')).text()).toContain('Dispute of $499.00');
    const adminPages = admin.getByRole('navigation', { name: 'Administration' });
    await adminPages.getByRole('link', { name: /Payments.*that need attention/ }).click();
    await admin.getByRole('searchbox', { name: 'Search' }).fill(email);
    await textOn(admin, 'Showing 1 of 1 payments').waitFor();
    await admin.getByLabel('Status').selectOption('Disputed');
    await admin.getByRole('row', { name: person }).getByText('Disputed').waitFor();
    await admin.getByLabel('Status').selectOption('Refunded');
    await textOn(admin, 'No payments found').waitFor();
    await button(admin, 'Show all payments').click();
    await admin.goto('/admin/payments/problems');
    await problem.getByRole('link', { name: person, exact: true }).click();
    await heading(admin, 'The lectures are closed: the bank reversed the last payment.').waitFor();

    await school.call('closeDispute', { dispute, outcome: 'won' });
    await eventually(answer).toBe('The lectures are open: the year is paid, and it will be renewed.');
    await admin.goto('/admin/payments/problems');
    await heading(admin, 'Problems, newest first').waitFor();
    await settled(admin);
    expect(await problem.count()).toBe(0);
  });

  it('report that Stripe cannot be reached', async () => {
    await school.breakEndpoint('GET', '/v1/events');
    const admin = await openAs('admin', '/admin/payments/problems');
    await button(admin, 'Compare now').click();
    await admin.locator('[data-toast=error]').getByText('Stripe cannot be reached right now').waitFor();
    await textOn(admin, /^The comparison with Stripe on .* failed/).waitFor();
    expect(await violationsInColourSchemes(admin)).toEqual([]);

    await school.call('clearFaults');
    await button(admin, 'Compare now').click();
    await textOn(admin, /^Compared with Stripe: /).waitFor();
  });
});

describe('a school with nothing to watch yet', () => {
  it('announces its courses, and offers no missing course for sale', async () => {
    const admin = await openAs('admin', '/denied');
    const { courses } = await send<{ courses: { nodes: MadeCourse[] } }>(admin, ALL_COURSES, {});
    await deleteCourses(admin, courses.nodes);
    const page = await open('/');
    const isComing = async () => {
      await heading(page, 'The first courses are on their way').waitFor();
      expect(await link(page, 'Subscribe').count()).toBe(0);
    };
    await isComing();
    await heading(page, 'No courses yet').waitFor();
    await page.goto('/courses');
    await textOn(page, 'The first courses are being prepared. Check back soon.').waitFor();
    expect(await violationsInColourSchemes(page)).toEqual([]);

    const course = await makeCourse(admin, unique('Bends'));
    await page.goto('/');
    await isComing();
    await page.goto(`/courses/${course.slug}`);
    await textOn(page, /^The lectures of this course are being prepared/).waitFor();
    await register(page);
    await page.goto('/checkout');
    await textOn(page, /there is nothing to watch yet$/).waitFor();
    await deleteCourses(admin, [course]);
  });
});

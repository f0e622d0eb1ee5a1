// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { GraphQLError } from 'graphql';
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MeDocument, MyCheckoutDocument, type MyCheckoutQuery } from '#client/gql/graphql.ts';
import { currentToasts, dismissToast } from '#client/toasts/toasts.ts';
import { sampleCatalogue, sampleCourse } from '#client/testing/course-samples.ts';
import { createCountingClient, type Answers } from '#client/testing/counting-client.ts';
import { sampleCheckout } from '#client/testing/payment-samples.ts';
import { render } from '#client/testing/render.tsx';
import { sampleUser } from '#client/testing/session-samples.ts';
import { system } from '#client/theme/system.ts';
import { paths } from '#shared/paths.ts';
import { CheckoutPage } from './checkout-page.tsx';

const plan = {
  __typename: 'Plan',
  price: { __typename: 'Money', amount: 49_900, currency: 'usd' },
  priceTax: 'NONE',
  monthlyNotice: false,
  termYears: 1,
  refundWindowDays: 14,
  graceDays: 7,
  trialDays: 0,
  renewalConsent: false,
};

type Known = Pick<NonNullable<MyCheckoutQuery['me']>, 'subscription' | 'checkout'> & { trialDays?: number };

async function open(known: Known, answers: Answers = {}, from = '/courses/sql/lectures/7') {
  const server = known;
  const user = sampleUser('USER');
  const { client, sent } = createCountingClient({
    Me: () => ({ me: { ...user, subscription: server.subscription } }),
    MyCheckout: () => ({ me: { __typename: 'User', id: user.id, trialDays: 0, ...server } }),
    Plan: () => ({ plan }),
    ...answers,
  });
  await client.query({ query: MeDocument });
  await client.query({ query: MyCheckoutDocument });
  const page = await render(
    <ApolloProvider client={client}>
      <ChakraProvider value={system}>
        <MemoryRouter initialEntries={[paths.checkoutFrom(from)]}>
          <CheckoutPage />
        </MemoryRouter>
      </ChakraProvider>
    </ApolloProvider>,
  );
  // The queries of the first render are done; `sent` has only those that a test causes.
  await act(async () => undefined);
  sent.length = 0;
  const button = (name: string) => page.queryByRole('button', { name });
  const links = () => page.queryAllByRole('link').map((link) => link.getAttribute('href'));
  return { ...page, server, sent, button, links };
}

afterEach(() => {
  currentToasts().forEach(({ id }) => dismissToast(id));
  vi.restoreAllMocks();
});

describe('the checkout page', () => {
  it('shows price, renewal, refund and grace period before the purchase', async () => {
    const page = await open({ subscription: null, checkout: null });
    for (const text of [
      '$499',
      '$41.58 a month, billed yearly',
      'Your subscription renews for $499',
      'Secure payment by Stripe',
      'Cancel within 14 days',
      'keep access to the lectures for 7 days',
    ]) {
      expect(page.container.textContent).toContain(text);
    }
    expect(page.button('Buy Now')).not.toBeNull();
    await page.unmount();
  });

  it('names the lecture to return to, also for a course with a non-Latin slug', async () => {
    const lectures = [{ __typename: 'Lecture', id: '7', title: '揉面' }];
    const course = { __typename: 'Course', id: '1', slug: '面包-入门', title: '面包 入门', lectures };
    const page = await open(
      { subscription: null, checkout: null },
      {
        CourseToGoOnWith: ({ slug }) =>
          slug === course.slug ? { course } : new GraphQLError('This course does not exist'),
      },
      `${paths.lecture(course.slug, '7')}?t=30`,
    );
    page.getByText('揉面');
    await page.unmount();
  });

  it.each([
    ['a running subscription', { subscription: sampleUser('USER', 'ACTIVE').subscription, checkout: null }],
    ['a payment at the bank', { subscription: null, checkout: sampleCheckout('PENDING') }],
    ['an unpaid renewal', { subscription: sampleUser('USER', 'GRACE').subscription, checkout: null }],
  ])('offers no purchase to a user with %s, and links onward', async (_name, known) => {
    const page = await open(known);
    expect(page.button('Buy Now')).toBeNull();
    expect(page.links()).toContain('/user/profile');
    expect(Boolean(page.button('Update your card'))).toBe(known.subscription?.status === 'GRACE');
    await page.unmount();
  });

  it('asks for the consent to renewal if the school does, and sells only with it', async () => {
    const goTo = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const agreed: unknown[] = [];
    const page = await open(
      { subscription: null, checkout: null },
      {
        Plan: () => ({ plan: { ...plan, renewalConsent: true } }),
        StartCheckout: ({ agreedRenewal, agreedCurrency }) => {
          agreed.push([agreedRenewal, agreedCurrency]);
          return { startCheckout: { __typename: 'CheckoutSession', id: 'cs_1', url: '/pay/1' } };
        },
      },
    );
    await page.press('Buy Now');
    expect(page.getByRole('alert').textContent).toBe('Tick this box to continue.');
    expect(agreed).toEqual([]);
    const tick = page.getByRole('checkbox', {
      name: 'I agree that my subscription renews each year for $499 until I cancel.',
    });
    await act(async () => tick.click());
    await page.press('Buy Now');
    expect(agreed).toEqual([[49_900, 'usd']]);
    expect(goTo).toHaveBeenCalledOnce();
    await page.unmount();
  });

  it('resumes an open checkout, once for two clicks', async () => {
    const goTo = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const page = await open(
      { subscription: null, checkout: sampleCheckout('OPEN') },
      {
        StartCheckout: () => ({
          startCheckout: { __typename: 'CheckoutSession', id: 'cs_1', url: '/pay/1' },
        }),
      },
    );
    await act(async () => {
      page.button('Continue your payment')?.click();
      page.button('Buy Now')?.click();
    });
    expect(page.sent).toEqual(['StartCheckout']);
    expect(goTo.mock.calls).toEqual([['/pay/1']]);
    await page.unmount();
  });

  it('updates its status when the server says that there is nothing to buy', async () => {
    const page = await open(
      { subscription: null, checkout: null },
      {
        StartCheckout: () =>
          new GraphQLError('Your subscription is already active', { extensions: { code: 'CONFLICT' } }),
      },
    );
    page.server.subscription = sampleUser('USER', 'ACTIVE').subscription;
    await act(async () => page.button('Buy Now')?.click());
    await act(async () => undefined);
    expect(page.button('Buy Now')).toBeNull();
    expect(page.container.textContent).toContain('Your subscription is active');
    // An outdated price and outdated terms are other possible reasons of the conflict.
    expect(page.sent).toEqual(['StartCheckout', 'MyCheckout', 'Plan', 'School']);
    await page.unmount();
  });

  it.each([
    ['announces the first courses in a school without a course', [], /first ones are being prepared/],
    ['sells existing and new courses', [sampleCourse('1')], /^All existing and new courses$/],
  ])('%s', async (_what, courses, text) => {
    const page = await open(
      { subscription: null, checkout: null },
      { Courses: () => sampleCatalogue(courses) },
    );
    page.getByText(text);
    expect(page.queryAllByText('All existing and new courses')).toHaveLength(courses.length);
    await page.unmount();
  });
});

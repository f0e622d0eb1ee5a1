// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { GraphQLError } from 'graphql';
import { act, StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  MeDocument,
  type CheckoutState,
  type SessionUserFragment,
  type SubscriptionStatus,
} from '#client/gql/graphql.ts';
import { currentToasts, dismissToast } from '#client/toasts/toasts.ts';
import { createCountingClient, type Answers } from '#client/testing/counting-client.ts';
import { sampleImage } from '#client/testing/image-samples.ts';
import { sampleCheckout } from '#client/testing/payment-samples.ts';
import { renderHook } from '#client/testing/render.tsx';
import { useConfirmCheckout } from './use-confirm-checkout.ts';
import { useStartCheckout } from './use-start-checkout.ts';

const said = () => currentToasts().map(({ text }) => text);

const userWith = (status: SubscriptionStatus | null): SessionUserFragment => ({
  __typename: 'User',
  id: 'u1',
  fullName: 'Lea Learner',
  email: 'learner@example.com',
  isEmailVerified: true,
  role: 'USER',
  hasSecondFactor: false,
  needsSecondFactor: false,
  language: null,
  avatar: sampleImage('/media/avatar.webp', 512),
  subscription: status && {
    __typename: 'UserSubscription',
    id: 's1',
    kind: 'PAID',
    status,
    currentPeriodEnd: '2030-01-01T00:00:00.000Z',
    accessUntil: status === 'ACTIVE' ? '2030-01-15T00:00:00.000Z' : null,
    cancelAtPeriodEnd: false,
    isRunning: status !== 'INACTIVE',
    refundableUntil: null,
  },
});

/** Renders a hook in StrictMode, which mounts everything twice. */
async function open<Result>(hook: () => Result, answers: Answers) {
  const { client, sent } = createCountingClient({ Me: () => ({ me: userWith(null) }), ...answers });
  await client.query({ query: MeDocument });
  sent.length = 0;
  const { current, unmount } = await renderHook(hook, (children) => (
    <StrictMode>
      <ApolloProvider client={client}>{children}</ApolloProvider>
    </StrictMode>
  ));
  const advance = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
  /** Advances in steps, because React renders once per step. */
  const advanceMinutes = async (minutes: number) => {
    for (let minute = 0; minute < minutes; minute += 1) await advance(60_000);
  };
  const subscription = () => client.readQuery({ query: MeDocument })?.me?.subscription?.status;
  return { client, sent, current, unmount, advance, advanceMinutes, subscription };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  currentToasts().forEach(({ id }) => dismissToast(id));
  vi.useRealTimers();
});

describe('starting a checkout', () => {
  const opened = {
    StartCheckout: () => ({ startCheckout: { __typename: 'CheckoutSession', id: 'cs_1', url: '/pay/cs_1' } }),
  };

  it('creates one session on a double click and opens its page', async () => {
    const goTo = vi.fn();
    const page = await open(() => useStartCheckout({ onNothingToBuy: vi.fn(), goTo }), opened);
    await act(async () => {
      const { startCheckout } = page.current();
      await Promise.all([startCheckout(), startCheckout()]);
    });
    expect(page.sent).toEqual(['StartCheckout']);
    expect(goTo.mock.calls).toEqual([['/pay/cs_1']]);
    expect(page.current().isStarting).toBe(true);
    await page.unmount();
  });

  it('can be started again after the user returns without a reload', async () => {
    const page = await open(() => useStartCheckout({ onNothingToBuy: vi.fn(), goTo: vi.fn() }), opened);
    await act(() => page.current().startCheckout());
    await act(async () => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    expect(page.current().isStarting).toBe(false);
    await page.unmount();
  });

  it('reports when a subscription is already active', async () => {
    const onNothingToBuy = vi.fn();
    const goTo = vi.fn();
    const page = await open(() => useStartCheckout({ onNothingToBuy, goTo }), {
      StartCheckout: () =>
        new GraphQLError('Your subscription is already active', { extensions: { code: 'CONFLICT' } }),
    });
    await act(() => page.current().startCheckout());
    expect(onNothingToBuy).toHaveBeenCalledTimes(1);
    expect(goTo).not.toHaveBeenCalled();
    expect(page.current().isStarting).toBe(false);
    await page.unmount();
  });

  it('refetches the price and the terms after a conflict, even if none were shown', async () => {
    const page = await open(() => useStartCheckout({ onNothingToBuy: vi.fn(), goTo: vi.fn() }), {
      StartCheckout: () => new GraphQLError('Please read them', { extensions: { code: 'CONFLICT' } }),
    });
    await act(() => page.current().startCheckout());
    expect(page.sent).toEqual(['StartCheckout', 'Plan', 'School']);
    await page.unmount();
  });

  it("shows 'Something went wrong' when the server fails without a reason", async () => {
    const page = await open(() => useStartCheckout({ onNothingToBuy: vi.fn(), goTo: vi.fn() }), {
      StartCheckout: () => new GraphQLError(''),
    });
    await act(() => page.current().startCheckout());
    expect(said()).toEqual(['Something went wrong']);
    await page.unmount();
  });
});

describe('confirming a checkout', () => {
  const answering = (...statuses: (SubscriptionStatus | null)[]): Answers => ({
    ConfirmCheckout: () => ({ confirmCheckout: { ...userWith(statuses.shift() ?? null), checkout: null } }),
  });
  const finding = (state: CheckoutState, status: SubscriptionStatus | null = null) => ({
    confirmCheckout: { ...userWith(status), checkout: sampleCheckout(state) },
  });
  const unavailable = () =>
    new GraphQLError('The payment provider cannot be reached right now', {
      extensions: { code: 'SERVICE_UNAVAILABLE' },
    });

  it('calls the server once, although React mounts twice, and reads the subscription from the answer', async () => {
    const page = await open(() => useConfirmCheckout('cs_1'), answering('ACTIVE'));
    await page.advance(0);
    expect(page.current().state).toEqual({ phase: 'active' });
    expect(said()).toEqual(['Subscription Active']);
    expect(page.subscription()).toBe('ACTIVE');
    await page.advance(60_000);
    expect(page.sent).toEqual(['ConfirmCheckout']);
    await page.unmount();
  });

  it('polls with growing delays until the payment is settled', async () => {
    const page = await open(() => useConfirmCheckout('cs_1'), answering('PENDING', null, 'ACTIVE'));
    await page.advance(0);
    expect(page.current().state).toMatchObject({ phase: 'pending' });
    await page.advance(1_500);
    expect(page.sent.length).toBe(2);
    await page.advance(1_500);
    expect(page.sent.length).toBe(2);
    await page.advance(1_500);
    expect(page.current().state).toEqual({ phase: 'active' });
    await page.unmount();
  });

  it('can be checked manually while it waits', async () => {
    const page = await open(() => useConfirmCheckout('cs_1'), answering('PENDING', 'ACTIVE'));
    await page.advance(0);
    await act(async () => page.current().checkNow());
    expect(page.current().state).toEqual({ phase: 'active' });
    await page.advance(60_000);
    expect(page.sent.length).toBe(2);
    await page.unmount();
  });

  it("shows 'Failed to create subscription' after a refusal without a reason, and can be retried", async () => {
    const answers = [new GraphQLError(''), finding('PAID', 'ACTIVE')];
    const page = await open(() => useConfirmCheckout('cs_1'), {
      ConfirmCheckout: () => answers.shift() ?? new GraphQLError('Too many calls'),
    });
    await page.advance(0);
    expect(page.current().state).toEqual({ phase: 'failed', reason: 'Failed to create subscription' });
    expect(said()).toEqual(['Failed to create subscription']);
    await act(async () => page.current().checkNow());
    await page.advance(0);
    expect(page.current().state).toEqual({ phase: 'active' });
    await page.unmount();
  });

  it('stops polling after the page is left', async () => {
    const page = await open(() => useConfirmCheckout('cs_1'), answering('PENDING', 'PENDING'));
    await page.advance(0);
    await page.unmount();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.sent).toEqual(['ConfirmCheckout']);
  });

  it('stops polling while a bank processes the payment, and can still be checked manually', async () => {
    const page = await open(() => useConfirmCheckout('cs_1'), { ConfirmCheckout: () => finding('PENDING') });
    await page.advance(0);
    expect(page.current().state).toMatchObject({ phase: 'atBank' });
    await page.advanceMinutes(10);
    expect(page.sent.length).toBe(4);
    await page.advance(86_400_000);
    expect(page.sent.length).toBe(4);
    await act(async () => page.current().checkNow());
    expect(page.sent.length).toBe(5);
    expect(said()).toEqual([]);
    await page.unmount();
  });

  it.each([
    ['FAILED', 'declined'],
    ['EXPIRED', 'expired'],
  ] as const)('ends without success when the checkout is %s', async (state, phase) => {
    const page = await open(() => useConfirmCheckout('cs_1'), { ConfirmCheckout: () => finding(state) });
    await page.advanceMinutes(10);
    expect(page.current().state).toEqual({ phase });
    expect(page.sent).toEqual(['ConfirmCheckout']);
    expect(said()).toEqual([]);
    await page.unmount();
  });

  it.each([null, 'PENDING', 'PAST_DUE', 'GRACE', 'INACTIVE'] as const)(
    'never reports success for a paid checkout with the subscription status %s',
    async (status) => {
      const page = await open(() => useConfirmCheckout('cs_1'), {
        ConfirmCheckout: () => finding('PAID', status),
      });
      await page.advance(0);
      expect(page.current().state).toMatchObject({ phase: 'pending' });
      await page.advanceMinutes(10);
      expect(page.current().state).toEqual({ phase: 'over' });
      expect(page.sent.length).toBe(5);
      expect(said()).toEqual([]);
      await page.unmount();
    },
  );

  it('retries with growing delays while the provider is unreachable', async () => {
    const answers = [unavailable(), unavailable(), unavailable(), finding('PAID', 'ACTIVE')];
    const page = await open(() => useConfirmCheckout('cs_1'), {
      ConfirmCheckout: () => answers.shift() ?? unavailable(),
    });
    await page.advance(0);
    expect(page.current().state).toEqual({ phase: 'unreachable', attempt: 1 });
    await page.advance(1_500);
    await page.advance(3_000);
    expect(page.sent.length).toBe(3);
    await page.advance(5_999);
    expect(page.sent.length).toBe(3);
    await page.advance(1);
    expect(page.current().state).toEqual({ phase: 'active' });
    expect(said()).toEqual(['Subscription Active']);
    await page.unmount();
  });

  it('can be checked manually while the provider is unreachable', async () => {
    const answers = [unavailable(), finding('PAID', 'ACTIVE')];
    const page = await open(() => useConfirmCheckout('cs_1'), {
      ConfirmCheckout: () => answers.shift() ?? unavailable(),
    });
    await page.advance(0);
    await act(async () => page.current().checkNow());
    expect(page.current().state).toEqual({ phase: 'active' });
    await page.advance(60_000);
    expect(page.sent.length).toBe(2);
    await page.unmount();
  });
});

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
    refundableUntil: null,
  },
});

/** Runs a hook as the product does while it is developed: React mounts everything twice. */
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
  /** React draws once a step. */
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

  it('makes one session of a double click and leaves for its page', async () => {
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

  it('can be started again after the person came back without a reload', async () => {
    const page = await open(() => useStartCheckout({ onNothingToBuy: vi.fn(), goTo: vi.fn() }), opened);
    await act(() => page.current().startCheckout());
    await act(async () => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    expect(page.current().isStarting).toBe(false);
    await page.unmount();
  });

  it('says so when a subscription is active already', async () => {
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

  it('asks for the terms of now when it was refused, also where none were shown', async () => {
    const page = await open(() => useStartCheckout({ onNothingToBuy: vi.fn(), goTo: vi.fn() }), {
      StartCheckout: () => new GraphQLError('Please read them', { extensions: { code: 'CONFLICT' } }),
    });
    await act(() => page.current().startCheckout());
    expect(page.sent).toEqual(['StartCheckout', 'School']);
    await page.unmount();
  });

  it("says 'Something went wrong' when no checkout was created and the server gave no reason", async () => {
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

  it('asks once, although React mounts the screen twice, and knows the subscription from the answer', async () => {
    const page = await open(() => useConfirmCheckout('cs_1'), answering('ACTIVE'));
    await page.advance(0);
    expect(page.current().state).toEqual({ phase: 'active' });
    expect(said()).toEqual(['Subscription Active']);
    expect(page.subscription()).toBe('ACTIVE');
    await page.advance(60_000);
    expect(page.sent).toEqual(['ConfirmCheckout']);
    await page.unmount();
  });

  it('keeps waiting, longer each time, until the payment is settled', async () => {
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

  it('can be asked by hand while it waits', async () => {
    const page = await open(() => useConfirmCheckout('cs_1'), answering('PENDING', 'ACTIVE'));
    await page.advance(0);
    await act(async () => page.current().checkNow());
    expect(page.current().state).toEqual({ phase: 'active' });
    await page.advance(60_000);
    expect(page.sent.length).toBe(2);
    await page.unmount();
  });

  it("says 'Failed to create subscription' after a refusal without a reason, and tries again on request", async () => {
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

  it('asks no more after the person has left', async () => {
    const page = await open(() => useConfirmCheckout('cs_1'), answering('PENDING', 'PENDING'));
    await page.advance(0);
    await page.unmount();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.sent).toEqual(['ConfirmCheckout']);
  });

  it('waits for a bank without asking for long, and can be asked by hand still', async () => {
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
  ] as const)('ends with a checkout that is %s, without a word of success', async (state, phase) => {
    const page = await open(() => useConfirmCheckout('cs_1'), { ConfirmCheckout: () => finding(state) });
    await page.advanceMinutes(10);
    expect(page.current().state).toEqual({ phase });
    expect(page.sent).toEqual(['ConfirmCheckout']);
    expect(said()).toEqual([]);
    await page.unmount();
  });

  it.each([null, 'PENDING', 'PAST_DUE', 'GRACE', 'INACTIVE'] as const)(
    'never says success of a paid checkout whose subscription is %s',
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

  it('keeps asking, after growing pauses, while the provider cannot be reached', async () => {
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

  it('can be asked by hand while the provider cannot be reached', async () => {
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

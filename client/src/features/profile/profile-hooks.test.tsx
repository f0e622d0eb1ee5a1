// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { GraphQLError } from 'graphql';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  MeDocument,
  MyApiTokensDocument,
  MyPaymentsDocument,
  MySubscriptionDocument,
  type TokenRecordFragment,
} from '#client/gql/graphql.ts';
import { currentToasts, dismissToast } from '#client/toasts/toasts.ts';
import { useResumeSubscription } from '#client/entities/subscription/use-resume-subscription.ts';
import { createCountingClient, type Answers } from '#client/testing/counting-client.ts';
import { sampleAccess, sampleReceipt, sampleRequest } from '#client/testing/payment-samples.ts';
import { renderHook } from '#client/testing/render.tsx';
import { sampleUser } from '#client/testing/session-samples.ts';
import { paymentMessages } from '#shared/payment.ts';
import { addNewestPayment } from './payments-cache.ts';
import { useCancelSubscription } from './use-cancel-subscription.ts';
import { useCreateApiToken } from './use-create-api-token.ts';
import { useMySubscription } from './use-my-subscription.ts';
import { useRevokeApiToken } from './use-revoke-api-token.ts';
import { useUpdateProfile } from './use-update-profile.ts';

const user = sampleUser('USER', 'ACTIVE');
const subscription = {
  ...user.subscription,
  kind: 'PAID',
  refundableUntil: '2027-01-01T00:00:00Z',
  notice: null,
  comingPrice: null,
  openRequest: null,
};
const money = (amount: number) => ({ __typename: 'Money' as const, amount, currency: 'usd' });
const payment = (refunded: number) => sampleReceipt({ refunded: money(refunded) });
const newest = (refunded: number) => ({
  __typename: 'PaymentConnection',
  totalCount: 1,
  nodes: [payment(refunded)],
});
const token = (id: string): TokenRecordFragment => ({
  __typename: 'ApiToken',
  id,
  name: `Token ${id}`,
  scopes: ['COURSES_READ'],
  createdAt: '2026-03-01T12:00:00Z',
  expiresAt: null,
  lastUsedAt: null,
  lastUsedFrom: null,
});

const listOf = <Node extends { id: string }>(kind: string, nodes: Node[]) => ({
  __typename: `${kind}Connection`,
  totalCount: nodes.length,
  edges: nodes.map((node) => ({ __typename: `${kind}Edge`, cursor: `cursor-${node.id}`, node })),
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: nodes.at(-1)?.id ?? null },
});

const mine = (fields: object) => ({ me: { __typename: 'User', id: user.id, ...fields } });

/** Opens a profile, with `hook` to change it. */
async function openProfile<Result>(hook: () => Result, answers: Answers) {
  const { client, sent } = createCountingClient({
    Me: () => ({ me: user }),
    MySubscription: () =>
      mine({ subscription, paidSubscription: subscription, checkout: null, payments: newest(0) }),
    MyPayments: () => mine({ payments: listOf('Payment', [payment(0)]) }),
    MyApiTokens: () => mine({ apiTokens: listOf('ApiToken', [token('1')]) }),
    ...answers,
  });
  await client.query({ query: MeDocument });
  await client.query({ query: MySubscriptionDocument });
  await client.query({ query: MyPaymentsDocument });
  await client.query({ query: MyApiTokensDocument });
  sent.length = 0;
  const { current, unmount } = await renderHook(hook, (children) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  ));
  const tokens = () => {
    const list = client.readQuery({ query: MyApiTokensDocument })?.me?.apiTokens;
    return { names: list?.edges.map(({ node }) => node.name), total: list?.totalCount };
  };
  return { client, sent, current, unmount, tokens };
}

const said = () => currentToasts().map(({ text }) => text);

afterEach(() => {
  currentToasts().forEach(({ id }) => dismissToast(id));
  vi.useRealTimers();
});

describe('cancelling the subscription', () => {
  it('updates the subscription and the refund everywhere without a refetch', async () => {
    const page = await openProfile(useCancelSubscription, {
      CancelSubscription: () => ({
        cancelSubscription: {
          __typename: 'User',
          id: user.id,
          subscription: { ...subscription, status: 'INACTIVE', isRunning: false, refundableUntil: null },
          paidSubscription: null,
          payments: newest(49_900),
          ...sampleAccess,
        },
      }),
    });
    await act(() => page.current().cancelSubscription());
    expect(said()).toEqual(['Cancellation successful']);
    expect(page.client.readQuery({ query: MeDocument })?.me?.subscription?.status).toBe('INACTIVE');
    const payments = page.client.readQuery({ query: MyPaymentsDocument })?.me?.payments;
    expect(payments?.edges.map(({ node }) => node.refunded.amount)).toEqual([49_900]);
    expect(page.sent).toEqual(['CancelSubscription']);
    await page.unmount();
  });

  it('says that the request is saved, not completed, while the provider is unreachable', async () => {
    const page = await openProfile(useCancelSubscription, {
      CancelSubscription: () => ({
        cancelSubscription: {
          __typename: 'User',
          id: user.id,
          subscription,
          paidSubscription: { ...subscription, openRequest: sampleRequest('AT_ONCE', true) },
          payments: newest(0),
          ...sampleAccess,
        },
      }),
    });
    await act(() => page.current().cancelSubscription());
    expect(currentToasts()).toMatchObject([{ kind: 'info', text: paymentMessages.noted }]);
    const known = page.client.readQuery({ query: MySubscriptionDocument })?.me?.subscription;
    expect(known).toMatchObject({ status: 'ACTIVE', openRequest: { kind: 'AT_ONCE', withRefund: true } });
    await page.unmount();
  });

  it("shows 'Failed to unsubscribe' and changes nothing when the server refuses without a reason", async () => {
    const page = await openProfile(useCancelSubscription, { CancelSubscription: () => new GraphQLError('') });
    await act(() => page.current().cancelSubscription());
    expect(said()).toEqual(['Failed to unsubscribe']);
    expect(page.client.readQuery({ query: MeDocument })?.me?.subscription?.status).toBe('ACTIVE');
    await page.unmount();
  });
});

describe('resuming the subscription', () => {
  const answer = (openRequest: ReturnType<typeof sampleRequest> | null) => ({
    ResumeSubscription: () => ({
      resumeSubscription: {
        __typename: 'User',
        id: user.id,
        subscription: { ...subscription, cancelAtPeriodEnd: openRequest !== null, openRequest },
        ...sampleAccess,
      },
    }),
  });

  it('updates the subscription everywhere without a refetch', async () => {
    const page = await openProfile(useResumeSubscription, answer(null));
    await act(() => page.current().resumeSubscription());
    expect(said()).toEqual(['Your subscription continues']);
    expect(page.client.readQuery({ query: MeDocument })?.me?.subscription?.cancelAtPeriodEnd).toBe(false);
    expect(page.sent).toEqual(['ResumeSubscription']);
    await page.unmount();
  });

  it('says that the request is saved while the provider is unreachable', async () => {
    const page = await openProfile(useResumeSubscription, answer(sampleRequest('RESUME')));
    await act(() => page.current().resumeSubscription());
    expect(currentToasts()).toMatchObject([{ kind: 'info', text: paymentMessages.noted }]);
    await page.unmount();
  });
});

describe('a payment that arrives while the profile is open', () => {
  it('is added to the top of the list once, without a refetch', async () => {
    const page = await openProfile(() => true, {});
    const arrived = { totalCount: 2, nodes: [sampleReceipt({ id: 'p2' })] };
    addNewestPayment(page.client.cache, arrived);
    addNewestPayment(page.client.cache, arrived);
    const payments = page.client.readQuery({ query: MyPaymentsDocument })?.me?.payments;
    expect(payments?.edges.map(({ node }) => node.id)).toEqual(['p2', 'p1']);
    expect(payments).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: false } });
    expect(page.sent).toEqual([]);
    await page.unmount();
  });
});

describe('a subscription with a pending change', () => {
  it('is polled with growing delays until the change is complete', async () => {
    vi.useFakeTimers();
    const server = {
      subscription: { ...subscription, openRequest: sampleRequest('AT_PERIOD_END') as object | null },
    };
    const page = await openProfile(useMySubscription, {
      MySubscription: () => mine({ ...server, paidSubscription: null, checkout: null, payments: newest(0) }),
    });
    await act(() => vi.advanceTimersByTimeAsync(0));
    page.sent.length = 0;
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(page.sent).toEqual(['MySubscription']);
    server.subscription = { ...subscription, openRequest: null };
    await act(() => vi.advanceTimersByTimeAsync(4_999));
    expect(page.sent.length).toBe(1);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(page.sent.length).toBe(2);
    await act(() => vi.advanceTimersByTimeAsync(600_000));
    expect(page.sent.length).toBe(2);
    expect(page.current().data?.me?.subscription?.openRequest).toBeNull();
    await page.unmount();
  });
});

describe('the API tokens', () => {
  it('show a new token at the top, whose secret is not cached', async () => {
    const page = await openProfile(() => useCreateApiToken(user.id), {
      CreateApiToken: () => ({
        createApiToken: {
          __typename: 'CreateApiTokenPayload',
          apiToken: token('2'),
          secret: 'lectern_secret',
        },
      }),
    });
    const outcome = await act(() =>
      page.current()({
        name: 'Token 2',
        scopes: ['COURSES_READ'],
        expiresInDays: 90,
        currentPassword: 'Lectern#1',
      }),
    );
    expect(outcome).toMatchObject({
      ok: true,
      value: { createApiToken: { secret: 'lectern_secret' } },
    });
    expect(page.tokens()).toEqual({ names: ['Token 2', 'Token 1'], total: 2 });
    expect(JSON.stringify(page.client.extract())).not.toContain('lectern_secret');
    expect(page.sent).toEqual(['CreateApiToken']);
    await page.unmount();
  });

  it('no longer list a revoked token', async () => {
    const page = await openProfile(() => useRevokeApiToken(user.id), {
      RevokeApiToken: ({ id }) => ({ revokeApiToken: { __typename: 'RevokeApiTokenPayload', id } }),
    });
    await act(() => page.current().revoke('1'));
    expect(page.tokens()).toEqual({ names: [], total: 0 });
    expect(page.sent).toEqual(['RevokeApiToken']);
    await page.unmount();
  });

  it('do not change when the server refuses', async () => {
    const page = await openProfile(() => useRevokeApiToken(user.id), {
      RevokeApiToken: () => new GraphQLError(''),
    });
    await act(() => page.current().revoke('1'));
    expect(said()).toEqual(['Failed to revoke the token']);
    expect(page.tokens()).toEqual({ names: ['Token 1'], total: 1 });
    await page.unmount();
  });
});

describe('editing the profile', () => {
  const input = {
    fullName: 'Anna Changed',
    avatar: new File(['picture'], 'anna.png', { type: 'image/png' }),
  };

  it('updates the name everywhere without a refetch', async () => {
    const page = await openProfile(useUpdateProfile, {
      UpdateProfile: () => ({ updateProfile: { ...user, fullName: 'Anna Changed' } }),
    });
    await act(() => page.current()(input));
    expect(page.client.readQuery({ query: MeDocument })?.me?.fullName).toBe('Anna Changed');
    expect(page.sent).toEqual(['UpdateProfile']);
    await page.unmount();
  });

  it("shows 'Failed to update profile' when the server refuses without a reason", async () => {
    const page = await openProfile(useUpdateProfile, { UpdateProfile: () => new GraphQLError('') });
    await act(() => page.current()(input));
    expect(said()).toEqual(['Failed to update profile']);
    expect(page.client.readQuery({ query: MeDocument })?.me?.fullName).toBe('Anna Berg');
    await page.unmount();
  });
});

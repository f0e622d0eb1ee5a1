// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { GraphQLError } from 'graphql';
import { act, StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MeDocument } from '#client/gql/graphql.ts';
import { currentToasts, dismissToast } from '#client/toasts/toasts.ts';
import { createCountingClient, type Answers } from '#client/testing/counting-client.ts';
import { renderHook } from '#client/testing/render.tsx';
import { sampleUser } from '#client/testing/session-samples.ts';
import { useChangePassword } from './use-change-password.ts';
import { useRequestPasswordReset } from './use-request-password-reset.ts';
import { useResendVerification } from './use-resend-verification.ts';
import { useResetPassword } from './use-reset-password.ts';
import { useVerifyEmail } from './use-verify-email.ts';

const anna = { ...sampleUser('USER'), isEmailVerified: false };
const usedUp = new GraphQLError('This link has already been used', {
  extensions: { code: 'BAD_USER_INPUT', fields: { token: 'This link has already been used' } },
});

const said = () => currentToasts().map(({ kind, text }) => [kind, text]);

afterEach(() => currentToasts().forEach(({ id }) => dismissToast(id)));

/** Renders a hook in StrictMode, which mounts everything twice. `me` is the logged-in user. */
async function open<Result>(hook: () => Result, answers: Answers, me: typeof anna | null = anna) {
  const { client, sent } = createCountingClient({ Me: () => ({ me }), ...answers });
  await client.query({ query: MeDocument });
  sent.length = 0;
  const { current, unmount } = await renderHook(hook, (children) => (
    <StrictMode>
      <ApolloProvider client={client}>{children}</ApolloProvider>
    </StrictMode>
  ));
  const known = () => client.readQuery({ query: MeDocument })?.me;
  return { client, sent, current, unmount, known };
}

describe('verifying an email', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const settle = () => act(() => vi.advanceTimersByTimeAsync(0));

  const verified: Answers = {
    VerifyEmail: () => ({ verifyEmail: { __typename: 'VerifyEmailPayload', userId: anna.id } }),
  };

  it('uses the token once, although React mounts the page twice, and marks the user as verified', async () => {
    const page = await open(() => useVerifyEmail('token'), verified);
    await settle();
    expect(page.current().state).toEqual({ phase: 'done' });
    expect(page.sent).toEqual(['VerifyEmail']);
    expect(page.known()?.isEmailVerified).toBe(true);
    expect(said()).toEqual([['success', 'Your email is verified']]);
    await page.unmount();
  });

  it('works for a visitor', async () => {
    const page = await open(() => useVerifyEmail('token'), verified, null);
    await settle();
    expect(page.current().state).toEqual({ phase: 'done' });
    expect(page.known()).toBeNull();
    await page.unmount();
  });

  it('fails without a retry when the token was already used', async () => {
    const page = await open(() => useVerifyEmail('token'), { VerifyEmail: () => usedUp });
    const failed = { phase: 'failed', reason: 'This link has already been used', canRetry: false };
    await settle();
    expect(page.current().state).toEqual(failed);
    expect(page.known()?.isEmailVerified).toBe(false);
    await page.unmount();
  });

  it('can be retried when the link is not the cause of the failure', async () => {
    const answers = [new GraphQLError(''), verified['VerifyEmail']?.({}) ?? usedUp];
    const page = await open(() => useVerifyEmail('token'), { VerifyEmail: () => answers.shift() ?? usedUp });
    const failed = { phase: 'failed', reason: 'Failed to verify the email', canRetry: true };
    await settle();
    expect(page.current().state).toEqual(failed);
    await act(async () => page.current().retry());
    await settle();
    expect(page.current().state).toEqual({ phase: 'done' });
    await page.unmount();
  });
});

describe('sending the verification again', () => {
  it('marks the email as verified when the server says it already is', async () => {
    const page = await open(() => useResendVerification(anna.id), {
      ResendVerification: () =>
        new GraphQLError('Your email is already verified', { extensions: { code: 'CONFLICT' } }),
    });
    await act(() => page.current().resend());
    expect(page.known()?.isEmailVerified).toBe(true);
    expect(said()).toEqual([['error', 'Your email is already verified']]);
    await page.unmount();
  });
});

describe('a password change', () => {
  const onSecondStep = vi.fn<() => void>();
  const useReset = () => useResetPassword(onSecondStep);

  it('by a reset link asks for the second factor without an error toast', async () => {
    const page = await open(
      useReset,
      {
        ResetPassword: () =>
          new GraphQLError('One more step', { extensions: { code: 'SECOND_FACTOR_REQUIRED' } }),
      },
      null,
    );
    const reset = () => page.current()({ token: 'token', password: 'Lectern#2' });
    expect(await act(reset)).toBeNull();
    expect(onSecondStep).toHaveBeenCalledOnce();
    expect(page.known()).toBeNull();
    expect(said()).toEqual([]);
    await page.unmount();
  });

  it('by a reset link logs the user in', async () => {
    const page = await open(useReset, { ResetPassword: () => ({ resetPassword: anna }) }, null);
    await act(() => page.current()({ token: 'token', password: 'Lectern#2' }));
    expect(page.known()?.id).toBe(anna.id);
    expect(said()).toEqual([['success', 'Password changed. You are logged in']]);
    await page.unmount();
  });

  it('that fails for a reset link does not log the visitor in', async () => {
    const page = await open(useReset, { ResetPassword: () => usedUp }, null);
    await act(() => page.current()({ token: 'token', password: 'Lectern#2' }));
    expect(page.known()).toBeNull();
    expect(said()).toEqual([['error', 'This link has already been used']]);
    await page.unmount();
  });

  it('that fails without a reason from the server shows a default error', async () => {
    const page = await open(useChangePassword, { ChangePassword: () => new GraphQLError('') });
    await act(() => page.current()({ currentPassword: 'Lectern#1', newPassword: 'Lectern#2' }));
    expect(said()).toEqual([['error', 'Failed to change the password']]);
    await page.unmount();
  });

  it('shows an error when the reset email cannot be requested', async () => {
    const page = await open(useRequestPasswordReset, { RequestPasswordReset: () => new GraphQLError('') });
    await act(() => page.current()('anna@example.com'));
    expect(said()).toEqual([['error', 'Failed to send the email']]);
    await page.unmount();
  });
});

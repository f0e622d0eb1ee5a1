// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { GraphQLError } from 'graphql';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCountingClient, type Answers } from '#client/testing/counting-client.ts';
import { renderHook } from '#client/testing/render.tsx';
import { currentToasts, dismissToast } from '#client/toasts/toasts.ts';
import { useOpenBillingPortal } from './use-open-billing-portal.ts';

async function open(answers: Answers) {
  const { client, sent } = createCountingClient(answers);
  const goTo = vi.fn();
  const page = await renderHook(
    () => useOpenBillingPortal(goTo),
    (children) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  );
  return { ...page, sent, goTo };
}

const opened = {
  OpenBillingPortal: () => ({
    openBillingPortal: { __typename: 'BillingPortal', userId: 'user-1', url: '/portal/1' },
  }),
};

afterEach(() => currentToasts().forEach(({ id }) => dismissToast(id)));

describe('opening the billing page', () => {
  it('redirects once after several clicks and leaves no toast behind', async () => {
    const page = await open(opened);
    await act(async () => {
      const { openBillingPortal } = page.current();
      await Promise.all([openBillingPortal(), openBillingPortal()]);
    });
    expect(page.sent).toEqual(['OpenBillingPortal']);
    expect(page.goTo.mock.calls).toEqual([['/portal/1']]);
    expect(page.current().isRedirecting).toBe(true);
    expect(currentToasts()).toEqual([]);
    await page.unmount();
  });

  it('can be retried after a failure, which is shown', async () => {
    const page = await open({ OpenBillingPortal: () => new GraphQLError('') });
    await act(() => page.current().openBillingPortal());
    expect(currentToasts()).toMatchObject([{ kind: 'error', text: 'Failed to open the billing page' }]);
    expect(page.goTo).not.toHaveBeenCalled();
    expect(page.current().isRedirecting).toBe(false);
    await page.unmount();
  });
});

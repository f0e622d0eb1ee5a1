// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MeDocument, type SessionUserFragment } from '#client/gql/graphql.ts';
import { formatDate } from '#client/format/format.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { render } from '#client/testing/render.tsx';
import { sampleUser } from '#client/testing/session-samples.ts';
import { system } from '#client/theme/system.ts';
import { RenewalBanner } from './renewal-banner.tsx';

beforeEach(() => sessionStorage.clear());

async function open(me: SessionUserFragment | null, path = '/courses') {
  const { client } = createCountingClient({ Me: () => ({ me }) });
  await client.query({ query: MeDocument });
  const onDismissed = vi.fn();
  const page = await render(
    <ApolloProvider client={client}>
      <ChakraProvider value={system}>
        <MemoryRouter initialEntries={[path]}>
          <RenewalBanner onDismissed={onDismissed} />
        </MemoryRouter>
      </ChakraProvider>
    </ApolloProvider>,
  );
  const become = (next: SessionUserFragment) =>
    act(async () => client.writeQuery({ query: MeDocument, data: { me: next } }));
  const hide = () => page.queryByRole('button', { name: /^Hide/ });
  return { ...page, become, hide, onDismissed };
}

describe('the banner about a failed renewal payment', () => {
  it('says how long the lectures stay accessible and links to the billing page', async () => {
    const page = await open(sampleUser('USER', 'GRACE'));
    expect(page.container.textContent).toContain(
      `You keep access to the lectures until ${formatDate('2027-03-15T10:00:00Z')}.`,
    );
    expect(page.getAllByRole('button')[0]?.textContent).toBe('Update your card');
    await page.unmount();
  });

  it('can be dismissed during the grace period, and comes back when the access ends', async () => {
    const page = await open(sampleUser('USER', 'GRACE'));
    await act(async () => page.hide()?.click());
    expect(page.container.textContent).toBe('');
    expect(page.onDismissed).toHaveBeenCalledTimes(1);
    await page.unmount();

    const later = await open(sampleUser('USER', 'GRACE'));
    expect(later.container.textContent).toBe('');
    await later.become(sampleUser('USER', 'PAST_DUE'));
    expect(later.container.textContent).toContain('so the lectures are locked');
    expect(later.hide()).toBeNull();
    await later.unmount();
  });

  it('is announced politely when it appears', async () => {
    const page = await open(sampleUser('USER', 'ACTIVE'));
    const region = page.container.firstElementChild;
    expect(region?.getAttribute('aria-live')).toBe('polite');
    expect(region?.textContent).toBe('');
    await page.become(sampleUser('USER', 'GRACE'));
    expect(region?.textContent).toContain('renewal payment failed');
    await page.unmount();
  });

  it.each([
    ['a visitor', null],
    ['an admin', sampleUser('ADMIN', 'GRACE')],
    ['a person without a subscription', sampleUser('USER')],
    ['a subscriber', sampleUser('USER', 'ACTIVE')],
    ['a person whose subscription ended', sampleUser('USER', 'INACTIVE')],
    ['a person whose payment is pending', sampleUser('USER', 'PENDING')],
  ])('is not for %s', async (_name, me) => {
    const page = await open(me);
    expect(page.container.textContent).toBe('');
    await page.unmount();
  });

  it.each(['/checkout', '/checkout/success', '/checkout/failure'])('is not on %s', async (path) => {
    const page = await open(sampleUser('USER', 'PAST_DUE'), path);
    expect(page.container.textContent).toBe('');
    await page.unmount();
  });
});

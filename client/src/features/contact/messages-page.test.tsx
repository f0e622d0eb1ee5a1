// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import { sampleConnection, sampleMessage } from '#client/testing/admin-samples.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { sampleUser } from '#client/testing/session-samples.ts';
import { currentToasts, dismissToast } from '#client/toasts/toasts.ts';
import { MessagesPage } from './messages-page.tsx';

afterEach(() => {
  currentToasts().forEach(({ id }) => dismissToast(id));
  localStorage.clear();
});

it.each([
  ['all messages', 'all', false],
  ['handled messages', 'done', true],
])('a reply is sent once and its form closes, in the list of %s', async (_which, show, isHandled) => {
  const message = sampleMessage('1', isHandled);
  const { client, sent } = createCountingClient({
    Me: () => ({ me: sampleUser('ADMIN') }),
    ContactMessages: () => ({ contactMessages: sampleConnection('ContactMessage', [message]) }),
    ReplyToContactMessage: () => ({
      replyToContactMessage: {
        ...sampleMessage('1', true),
        replies: { __typename: 'ContactReplyConnection', totalCount: 1 },
      },
    }),
  });
  const router = createMemoryRouter([{ path: '*', element: <MessagesPage /> }], {
    initialEntries: [`/admin/messages?show=${show}`],
  });
  const page = await render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  );
  await eventually(() => page.getByRole('button', { name: 'Reply to Writer 1' }));
  await page.press('Reply to Writer 1');
  const field = page.getByLabelText('Your reply to Writer 1');
  await act(async () => fireEvent.input(field, { target: { value: 'For ten and more.' } }));
  await page.press('Send reply');
  await eventually(() => page.getByRole('button', { name: '1 reply to Writer 1' }));
  expect(page.queryByLabelText('Your reply to Writer 1')).toBeNull();
  expect(document.activeElement).toBe(page.getByRole('heading', { name: 'Writer 1' }));
  expect(sent.filter((name) => name === 'ReplyToContactMessage')).toHaveLength(1);
  await page.unmount();
});

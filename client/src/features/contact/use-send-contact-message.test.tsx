// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { GraphQLError } from 'graphql';
import { act } from 'react';
import { expect, it } from 'vitest';
import { currentToasts } from '#client/toasts/toasts.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { renderHook } from '#client/testing/render.tsx';
import { useSendContactMessage } from './use-send-contact-message.ts';

const input = { name: 'Nora Newcomer', email: 'nora@example.com', message: 'May my class use this?' };

it('a message that the server refuses without a reason shows that the operation failed', async () => {
  const { client } = createCountingClient({ SendContactMessage: () => new GraphQLError('') });
  const { current, unmount } = await renderHook(useSendContactMessage, (children) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  ));
  await act(() => current()(input));
  expect(currentToasts().map((toast) => toast.text)).toEqual(['Operation failed']);
  await unmount();
});

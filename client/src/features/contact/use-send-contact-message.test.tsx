// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { GraphQLError } from 'graphql';
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { createCache } from '#client/app/cache.ts';
import { currentToasts, dismissToast } from '#client/toasts/toasts.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { renderHook } from '#client/testing/render.tsx';
import { useSendContactMessage } from './use-send-contact-message.ts';

const input = { name: 'Nora Newcomer', email: 'nora@example.com', message: 'May my class use this?' };

const answering = (answer: object | GraphQLError) =>
  createCountingClient({ SendContactMessage: () => answer }).client;

/** A client whose requests fail, as in a browser without a network. */
const offline = () =>
  new ApolloClient({
    cache: createCache(),
    link: new ApolloLink(
      () => new Observable((observer) => observer.error(new TypeError('Failed to fetch'))),
    ),
  });

afterEach(() => currentToasts().forEach(({ id }) => dismissToast(id)));

describe('sending the contact form', () => {
  it.each([
    [
      'that is accepted',
      () => answering({ sendContactMessage: { __typename: 'SendContactMessagePayload', id: '1' } }),
      'Form Submitted Successfully',
    ],
    ['that the server refuses', () => answering(new GraphQLError('Too many requests')), 'Too many requests'],
    ['that the server refuses without a reason', () => answering(new GraphQLError('')), 'Operation failed'],
    ['that cannot be sent', offline, 'Failed to submit the form'],
  ])('shows the toast for a message %s: %#', async (_name, clientOf, text) => {
    const { current, unmount } = await renderHook(useSendContactMessage, (children) => (
      <ApolloProvider client={clientOf()}>{children}</ApolloProvider>
    ));
    await act(() => current()(input));
    expect(currentToasts().map((toast) => toast.text)).toEqual([text]);
    await unmount();
  });
});

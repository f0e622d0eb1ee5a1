// @vitest-environment happy-dom
import { ApolloProvider } from '@apollo/client/react';
import { GraphQLError } from 'graphql';
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { ContactMessagesDocument } from '#client/gql/graphql.ts';
import { currentToasts, dismissToast } from '#client/toasts/toasts.ts';
import { sampleConnection, sampleMessage } from '#client/testing/admin-samples.ts';
import { createCountingClient, type Answers } from '#client/testing/counting-client.ts';
import { renderHook } from '#client/testing/render.tsx';
import { useMarkMessage } from './use-mark-message.ts';

/** The lists of the open messages 4 and 2, of the handled messages 3 and 1, and of all messages. */
async function openInbox(answers: Answers) {
  const open = [sampleMessage('4'), sampleMessage('2')];
  const done = [sampleMessage('3', true), sampleMessage('1', true)];
  const { client, sent } = createCountingClient({
    ContactMessages: ({ isHandled }) => ({
      contactMessages: sampleConnection(
        'ContactMessage',
        isHandled === null
          ? [open[0], done[0], open[1], done[1]].filter((one) => one !== undefined)
          : isHandled
            ? done
            : open,
      ),
    }),
    ...answers,
  });
  const variables = [{ isHandled: false }, { isHandled: true }, { isHandled: null }];
  const watchers = variables.map((one) =>
    client.watchQuery({ query: ContactMessagesDocument, variables: one }).subscribe({}),
  );
  for (const one of variables) await client.query({ query: ContactMessagesDocument, variables: one });
  const before = sent.length;
  const shown = () =>
    variables.map((one) => {
      const list = client.readQuery({ query: ContactMessagesDocument, variables: one })?.contactMessages;
      return `${list?.edges.map(({ node }) => node.id).join('')} of ${list?.totalCount}`;
    });
  const { current, unmount } = await renderHook(useMarkMessage, (children) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  ));
  const close = async () => {
    watchers.forEach((watcher) => watcher.unsubscribe());
    await unmount();
  };
  return { shown, current, close, sentSince: () => sent.slice(before) };
}

afterEach(() => currentToasts().forEach(({ id }) => dismissToast(id)));

const answerTo = ({ id, isHandled }: Record<string, unknown>) => ({
  markContactMessage: sampleMessage(String(id), isHandled === true),
});

describe('marking a message as done', () => {
  it('moves it immediately to its position among the handled messages, without a refetch', async () => {
    const inbox = await openInbox({ MarkContactMessage: answerTo });
    const marking = inbox.current()(sampleMessage('2'), true);
    expect(inbox.shown()).toEqual(['4 of 1', '321 of 3', '4321 of 4']);
    await act(() => marking);
    expect(inbox.shown()).toEqual(['4 of 1', '321 of 3', '4321 of 4']);
    expect(inbox.sentSince()).toEqual(['MarkContactMessage']);
    await inbox.close();
  });

  it('moves it back and shows the reason when the server refuses', async () => {
    const inbox = await openInbox({
      MarkContactMessage: () => new GraphQLError('This message does not exist'),
    });
    await act(() => inbox.current()(sampleMessage('2'), true));
    expect(inbox.shown()).toEqual(['42 of 2', '31 of 2', '4321 of 4']);
    expect(currentToasts().map(({ text }) => text)).toEqual(['This message does not exist']);
    await inbox.close();
  });

  it('can be undone from the toast', async () => {
    const inbox = await openInbox({ MarkContactMessage: answerTo });
    await act(() => inbox.current()(sampleMessage('4'), true));
    expect(inbox.shown()).toEqual(['2 of 1', '431 of 3', '4321 of 4']);
    await act(async () => currentToasts().at(-1)?.action?.run());
    expect(inbox.shown()).toEqual(['42 of 2', '31 of 2', '4321 of 4']);
    await inbox.close();
  });
});

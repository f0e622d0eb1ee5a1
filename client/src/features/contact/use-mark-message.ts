import { useApolloClient } from '@apollo/client/react';
import { MarkContactMessageDocument, type InboxMessageFragment } from '#client/gql/graphql.ts';
import { errorMessage } from '#client/graphql/errors.ts';
import { changeAdminCount } from '#client/graphql/admin-counts.ts';
import { notify } from '#client/toasts/toasts.ts';
import { inboxMessages } from '#shared/inbox.ts';
import { messages } from '#shared/messages.ts';
import { moveMessage } from './message-cache.ts';

/**
 * Marks a message as handled or open again (ADMIN). The update is optimistic, rolls back when the server refuses, and
 * can be undone. May be called after the page is gone.
 */
export function useMarkMessage() {
  const client = useApolloClient();
  const mark = async (message: InboxMessageFragment, isHandled: boolean): Promise<void> => {
    try {
      await client.mutate({
        mutation: MarkContactMessageDocument,
        variables: { id: message.id, isHandled },
        optimisticResponse: {
          markContactMessage: { ...message, handledAt: isHandled ? new Date().toISOString() : null },
        },
        update: (cache, { data }) => {
          if (!data) return;
          moveMessage(cache, data.markContactMessage);
          changeAdminCount(cache, 'openMessages', isHandled ? -1 : 1);
        },
      });
      notify.success(isHandled ? inboxMessages.success.closeMessage : inboxMessages.success.reopenMessage, {
        action: { label: messages.button.undo, run: () => mark(message, !isHandled) },
      });
    } catch (error) {
      notify.error(errorMessage(error, inboxMessages.failure.updateMessage));
    }
  };
  return mark;
}

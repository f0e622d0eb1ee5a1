import { useApolloClient } from '@apollo/client/react';
import { ReplyToContactMessageDocument, type InboxMessageFragment } from '#client/gql/graphql.ts';
import { changeAdminCount } from '#client/graphql/admin-counts.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { inboxMessages } from '#shared/inbox.ts';
import { moveMessage } from './message-cache.ts';

const texts = () => ({
  loading: inboxMessages.loading.reply,
  success: inboxMessages.success.reply,
  failure: inboxMessages.failure.reply,
});

/** Replies to a message by email (ADMIN), which also marks it as handled. */
export function useReplyToMessage() {
  const client = useApolloClient();
  return ({ id, handledAt }: Pick<InboxMessageFragment, 'id' | 'handledAt'>, text: string) =>
    withToast(
      () =>
        client.mutate({
          mutation: ReplyToContactMessageDocument,
          variables: { id, text },
          update: (cache, { data }) => {
            if (!data) return;
            moveMessage(cache, data.replyToContactMessage);
            // Evicts the replies, so that an open thread refetches them.
            cache.evict({
              id: cache.identify({ ...data.replyToContactMessage }),
              fieldName: 'replies',
              args: { first: 50 },
            });
            if (handledAt == null) changeAdminCount(cache, 'openMessages', -1);
          },
        }),
      texts(),
    );
}

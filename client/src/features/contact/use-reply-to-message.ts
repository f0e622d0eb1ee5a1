import { ReplyToContactMessageDocument, type InboxMessageFragment } from '#client/gql/graphql.ts';
import { changeAdminCount } from '#client/graphql/admin-counts.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { inboxMessages } from '#shared/inbox.ts';
import { moveMessage } from './message-cache.ts';

const { loading, success, failure } = inboxMessages;

/** Replies to a message by email (ADMIN), which also marks it as handled. */
export function useReplyToMessage() {
  const [mutate] = useToastMutation(ReplyToContactMessageDocument);
  return ({ id, handledAt }: Pick<InboxMessageFragment, 'id' | 'handledAt'>, text: string) =>
    mutate({
      variables: { id, text },
      loading: loading.reply,
      success: success.reply,
      failure: failure.reply,
      update: (cache, { replyToContactMessage: message }) => {
        moveMessage(cache, message);
        // Evicts the replies, so that an open thread refetches them.
        cache.evict({ id: cache.identify({ ...message }), fieldName: 'replies', args: { first: 50 } });
        if (handledAt == null) changeAdminCount(cache, 'openMessages', -1);
      },
    });
}

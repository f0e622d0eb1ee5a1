import { SendContactMessageDocument, type ContactMessageInput } from '#client/gql/graphql.ts';
import { isAnswered } from '#client/graphql/errors.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { contactMessages } from '#shared/contact.ts';
import { messages } from '#shared/messages.ts';

/**
 * Default text of a failure without a message. The specification has two texts and does not say which one applies
 * when (section 8). A form that did not reach the server was not submitted; an answer without a reason is the other
 * failure.
 */
const contactFailure = (error: unknown): string =>
  isAnswered(error) ? messages.failure.operation : contactMessages.failure.contact;

/** Sends a message to the school. */
export function useSendContactMessage() {
  const [mutate] = useToastMutation(SendContactMessageDocument);
  return (input: ContactMessageInput) =>
    mutate({
      variables: { input },
      loading: contactMessages.loading.contact,
      success: contactMessages.success.contact,
      failure: contactFailure,
    });
}

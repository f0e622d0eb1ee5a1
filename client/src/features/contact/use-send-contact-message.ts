import { useSendContactMessageMutation, type ContactMessageInput } from '#client/gql/graphql.ts';
import { isAnswered } from '#client/graphql/errors.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { contactMessages } from '#shared/contact.ts';
import { messages } from '#shared/messages.ts';

/**
 * What is said of a failure that says nothing itself. The specification has two texts and leaves open which is for
 * what (section 8): a form that reached nobody was not submitted; one that was answered, but without a reason, is the
 * other failure.
 */
const contactFailure = (error: unknown): string =>
  isAnswered(error) ? messages.failure.operation : contactMessages.failure.contact;

const texts = () => ({
  loading: contactMessages.loading.contact,
  success: contactMessages.success.contact,
  failure: contactFailure,
});

/** Sends a message to whoever runs the school. */
export function useSendContactMessage() {
  const [mutate] = useSendContactMessageMutation();
  return (input: ContactMessageInput) => withToast(() => mutate({ variables: { input } }), texts());
}

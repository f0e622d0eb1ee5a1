import { useShownTerms } from '#client/entities/legal/use-shown-terms.ts';
import { changePerson } from '#client/features/auth/session-cache.ts';
import {
  AcceptInvitationDocument,
  RegisterByInvitationDocument,
  type RegisterByInvitationInput,
} from '#client/gql/graphql.ts';
import { useSchool } from '#client/graphql/use-school.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { authMessages } from '#shared/auth.ts';
import { acceptInvitationTexts as texts } from '#shared/texts/accept-invitation.ts';

/** Accepts an invitation with the account of the logged-in person, and updates the session. */
export function useAcceptInvitation() {
  const [mutate, isAccepting] = useToastMutation(AcceptInvitationDocument);
  const accept = (token: string) =>
    mutate({
      variables: { input: { token } },
      loading: texts.loading.accept,
      success: texts.success.accept,
      failure: texts.failure.accept,
      update: (cache, { acceptInvitation }) => changePerson(cache, acceptInvitation.user),
    });
  return { accept, isAccepting };
}

/** Creates an account by an invitation, logs in and updates the session. */
export function useRegisterByInvitation() {
  const school = useSchool();
  const { agreedTerms, showCurrent } = useShownTerms();
  const [mutate] = useToastMutation(RegisterByInvitationDocument);
  return async (input: RegisterByInvitationInput) => {
    const outcome = await mutate({
      variables: { input: { ...input, agreedTerms } },
      loading: authMessages.loading.createAccount,
      success: authMessages.success.register({ school: school?.name ?? '' }),
      failure: authMessages.failure.createAccount,
      update: (cache, { registerByInvitation }) => changePerson(cache, registerByInvitation.user),
    });
    if (!outcome.ok) showCurrent(outcome.error);
    return outcome;
  };
}

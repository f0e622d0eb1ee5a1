import {
  AcceptDeclarationDocument,
  CloseDeclarationDocument,
  type CloseDeclarationInput,
} from '#client/gql/graphql.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { declarationMessages } from '#shared/declaration.ts';

const { loading, success, failure } = declarationMessages;

/** Accepts a declaration without the mailed proof (ADMIN). */
export function useAcceptDeclaration() {
  const [mutate, isAccepting] = useToastMutation(AcceptDeclarationDocument);
  const accept = (id: string) =>
    mutate({
      variables: { input: { id } },
      loading: loading.accept,
      success: success.accept,
      failure: failure.accept,
    });
  return { accept, isAccepting };
}

/** Closes a declaration by hand (ADMIN). */
export function useCloseDeclaration() {
  const [mutate] = useToastMutation(CloseDeclarationDocument);
  return (input: CloseDeclarationInput) =>
    mutate({
      variables: { input },
      loading: loading.close,
      success: success.close,
      failure: failure.close,
    });
}

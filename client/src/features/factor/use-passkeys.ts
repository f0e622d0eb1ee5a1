import { makePasskey } from '#client/entities/passkey/passkeys.ts';
import {
  AddPasskeyDocument,
  RemovePasskeyDocument,
  RenamePasskeyDocument,
  useStartPasskeyMutation,
} from '#client/gql/graphql.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { factorMessages } from '#shared/factor.ts';

const { loading, success, failure } = factorMessages;

/** Creates a passkey in the browser and adds it under a name. */
export function useAddPasskey() {
  const [start] = useStartPasskeyMutation();
  const [add] = useToastMutation(AddPasskeyDocument);
  return (name: string) =>
    add({
      variables: async () => {
        const { data } = await start();
        return { name, response: await makePasskey(data?.startPasskey.options ?? '') };
      },
      loading: loading.addPasskey,
      success: success.addPasskey,
      failure: failure.addPasskey,
    });
}

/** Renames a passkey. */
export function useRenamePasskey() {
  const [rename] = useToastMutation(RenamePasskeyDocument);
  return (id: string, name: string) =>
    rename({
      variables: { id, name },
      loading: loading.renamePasskey,
      success: success.renamePasskey,
      failure: failure.changePasskey,
    });
}

/** Removes a passkey. */
export function useRemovePasskey() {
  const [mutate, isRemoving] = useToastMutation(RemovePasskeyDocument);
  const remove = (id: string) =>
    mutate({
      variables: { id },
      loading: loading.removePasskey,
      success: success.removePasskey,
      failure: failure.changePasskey,
    });
  return { remove, isRemoving };
}

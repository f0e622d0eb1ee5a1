import {
  useAddPasskeyMutation,
  useRemovePasskeyMutation,
  useRenamePasskeyMutation,
  useStartPasskeyMutation,
} from '#client/gql/graphql.ts';
import { makePasskey } from '#client/entities/passkey/passkeys.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { factorMessages } from '#shared/factor.ts';

const { loading, success, failure } = factorMessages;

/** Creates a passkey in the browser and adds it under a name. */
export function useAddPasskey() {
  const [start] = useStartPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const texts = { loading: loading.addPasskey, success: success.addPasskey, failure: failure.addPasskey };
  return (name: string) =>
    withToast(async () => {
      const { data } = await start();
      const response = await makePasskey(data?.startPasskey.options ?? '');
      return add({ variables: { name, response } });
    }, texts);
}

/** Renames a passkey. */
export function useRenamePasskey() {
  const [rename] = useRenamePasskeyMutation();
  const texts = {
    loading: loading.renamePasskey,
    success: success.renamePasskey,
    failure: failure.changePasskey,
  };
  return (id: string, name: string) => withToast(() => rename({ variables: { id, name } }), texts);
}

/** Removes a passkey. */
export function useRemovePasskey() {
  const [mutate, { loading: isRemoving }] = useRemovePasskeyMutation();
  const texts = {
    loading: loading.removePasskey,
    success: success.removePasskey,
    failure: failure.changePasskey,
  };
  const remove = (id: string) => withToast(() => mutate({ variables: { id } }), texts);
  return { remove, isRemoving };
}

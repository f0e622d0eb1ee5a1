import { TellNewDevicesDocument } from '#client/gql/graphql.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { accountMessages } from '#shared/account.ts';

const { loading, success, failure } = accountMessages;

/** Turns emails about logins on new devices on or off. */
export function useTellNewDevices() {
  const [mutate, isSaving] = useToastMutation(TellNewDevicesDocument);
  const tell = (isOn: boolean) =>
    mutate({
      variables: { isOn },
      loading: loading.tellNewDevices,
      success: success.tellNewDevices,
      failure: failure.tellNewDevices,
    });
  return { tell, isSaving };
}

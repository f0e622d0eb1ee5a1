import { useTellNewDevicesMutation } from '#client/gql/graphql.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { accountMessages } from '#shared/account.ts';

const texts = () => ({
  loading: accountMessages.loading.tellNewDevices,
  success: accountMessages.success.tellNewDevices,
  failure: accountMessages.failure.tellNewDevices,
});

/** Turns emails about logins on new devices on or off. */
export function useTellNewDevices() {
  const [mutate, { loading }] = useTellNewDevicesMutation();
  const tell = (isOn: boolean) => withToast(() => mutate({ variables: { isOn } }), texts());
  return { tell, isSaving: loading };
}

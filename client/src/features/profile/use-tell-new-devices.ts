import { useTellNewDevicesMutation } from '#client/gql/graphql.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { accountMessages } from '#shared/account.ts';

const texts = () => ({
  loading: accountMessages.loading.tellNewDevices,
  success: accountMessages.success.tellNewDevices,
  failure: accountMessages.failure.tellNewDevices,
});

/** Sets whether a mail reports each login on a new device. */
export function useTellNewDevices() {
  const [mutate, { loading }] = useTellNewDevicesMutation();
  const tell = (isOn: boolean) => withToast(() => mutate({ variables: { isOn } }), texts());
  return { tell, isSaving: loading };
}

import {
  useConfirmTotpMutation,
  useRemoveTotpMutation,
  useRenewRecoveryCodesMutation,
  useStartTotpMutation,
} from '#client/gql/graphql.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { factorMessages } from '#shared/factor.ts';

const { loading, success, failure } = factorMessages;

/** Requests the secret of a new authenticator app. It shows no toast, because nothing is set up before the first code. */
export function useStartTotp() {
  const [mutate, { loading: isStarting }] = useStartTotpMutation();
  const start = () => mutate().then(({ data }) => data?.startTotp);
  return { start, isStarting };
}

/** Sets up the authenticator app with its first code. */
export function useConfirmTotp() {
  const [mutate] = useConfirmTotpMutation();
  const texts = { loading: loading.confirm, success: success.confirm, failure: failure.setUp };
  return (code: string) => withToast(() => mutate({ variables: { code } }), texts);
}

/** Removes the authenticator app. */
export function useRemoveTotp() {
  const [mutate, { loading: isRemoving }] = useRemoveTotpMutation();
  const texts = { loading: loading.remove, success: success.remove, failure: failure.remove };
  return { remove: () => withToast(() => mutate(), texts), isRemoving };
}

/** Generates new recovery codes. */
export function useRenewRecoveryCodes() {
  const [mutate, { loading: isRenewing }] = useRenewRecoveryCodesMutation();
  const texts = {
    loading: loading.recoveryCodes,
    success: success.recoveryCodes,
    failure: failure.recoveryCodes,
  };
  return { renew: () => withToast(() => mutate(), texts), isRenewing };
}

import {
  ConfirmTotpDocument,
  RemoveTotpDocument,
  RenewRecoveryCodesDocument,
  useStartTotpMutation,
} from '#client/gql/graphql.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
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
  const [mutate] = useToastMutation(ConfirmTotpDocument);
  return (code: string) =>
    mutate({
      variables: { code },
      loading: loading.confirm,
      success: success.confirm,
      failure: failure.setUp,
    });
}

/** Removes the authenticator app. */
export function useRemoveTotp() {
  const [mutate, isRemoving] = useToastMutation(RemoveTotpDocument);
  const remove = () =>
    mutate({ variables: {}, loading: loading.remove, success: success.remove, failure: failure.remove });
  return { remove, isRemoving };
}

/** Generates new recovery codes. */
export function useRenewRecoveryCodes() {
  const [mutate, isRenewing] = useToastMutation(RenewRecoveryCodesDocument);
  const renew = () =>
    mutate({
      variables: {},
      loading: loading.recoveryCodes,
      success: success.recoveryCodes,
      failure: failure.recoveryCodes,
    });
  return { renew, isRenewing };
}

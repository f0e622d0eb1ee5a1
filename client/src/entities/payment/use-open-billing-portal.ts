import { useOpenBillingPortalMutation } from '#client/gql/graphql.ts';
import { messages } from '#shared/messages.ts';
import { errorMessage } from '#client/graphql/errors.ts';
import { notify } from '#client/toasts/toasts.ts';
import { useDeparture, type GoTo } from '#client/routing/use-departure.ts';

/**
 * Goes to the provider's page where a payer changes the card and pays what is open.
 *
 * @param goTo where the browser goes; a test watches it instead.
 */
export function useOpenBillingPortal(goTo?: GoTo) {
  const { depart, isLeaving } = useDeparture(goTo);
  const [mutate] = useOpenBillingPortalMutation();
  const openBillingPortal = () => {
    const findUrl = async () => {
      const toast = notify.loading(messages.loading.openBillingPortal);
      try {
        return (await mutate()).data?.openBillingPortal.url;
      } finally {
        toast.dismiss();
      }
    };
    return depart(findUrl, (error) => notify.error(errorMessage(error, messages.failure.openBillingPortal)));
  };
  return { openBillingPortal, isLeaving };
}

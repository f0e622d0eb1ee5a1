import { useOpenBillingPortalMutation } from '#client/gql/graphql.ts';
import { paymentMessages } from '#shared/payment.ts';
import { errorMessage } from '#client/graphql/errors.ts';
import { notify } from '#client/toasts/toasts.ts';
import { useExternalRedirect, type GoTo } from '#client/routing/use-external-redirect.ts';

/**
 * Opens the provider's page where a subscriber updates the card and pays open invoices.
 *
 * @param goTo navigates the browser; replaced in tests.
 */
export function useOpenBillingPortal(goTo?: GoTo) {
  const { redirect, isRedirecting } = useExternalRedirect(goTo);
  const [mutate] = useOpenBillingPortalMutation();
  const openBillingPortal = () => {
    const findUrl = async () => {
      const toast = notify.loading(paymentMessages.loading.openBillingPortal);
      try {
        return (await mutate()).data?.openBillingPortal.url;
      } finally {
        toast.dismiss();
      }
    };
    return redirect(findUrl, (error) =>
      notify.error(errorMessage(error, paymentMessages.failure.openBillingPortal)),
    );
  };
  return { openBillingPortal, isRedirecting };
}

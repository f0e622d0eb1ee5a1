import { useShownTerms } from '#client/entities/legal/use-shown-terms.ts';
import { useStartCheckoutMutation } from '#client/gql/graphql.ts';
import { errorMessage, hasCode } from '#client/graphql/errors.ts';
import { notify } from '#client/toasts/toasts.ts';
import { useExternalRedirect, type GoTo } from '#client/routing/use-external-redirect.ts';
import { paymentMessages } from '#shared/payment.ts';

interface StartCheckoutOptions {
  /** Called when the server says that there is nothing to buy: a subscription runs, or a payment is under way. */
  onNothingToBuy: () => void;
  /** Where the browser goes; a test watches it instead. */
  goTo?: GoTo;
}

/**
 * Opens the payment provider's page. Clicks that come while a checkout is being opened are ignored, so a double
 * click makes one checkout; `isStarting` stays true while the browser leaves.
 */
export function useStartCheckout({ onNothingToBuy, goTo }: StartCheckoutOptions) {
  const { redirect, isRedirecting } = useExternalRedirect(goTo);
  const [mutate] = useStartCheckoutMutation();
  const { agreedTerms, showCurrent } = useShownTerms();
  const startCheckout = () => {
    const findUrl = async () => (await mutate({ variables: { agreedTerms } })).data?.startCheckout.url;
    return redirect(findUrl, (error) => {
      if (hasCode(error, 'CONFLICT')) onNothingToBuy();
      showCurrent(error);
      notify.error(errorMessage(error, paymentMessages.failure.startCheckout));
    });
  };
  return { startCheckout, isStarting: isRedirecting };
}

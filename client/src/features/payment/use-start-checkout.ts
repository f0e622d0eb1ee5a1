import { useApolloClient } from '@apollo/client/react';
import { useShownTerms } from '#client/entities/legal/use-shown-terms.ts';
import { PlanDocument, useStartCheckoutMutation } from '#client/gql/graphql.ts';
import { errorMessage, hasCode } from '#client/graphql/errors.ts';
import { notify } from '#client/toasts/toasts.ts';
import { useExternalRedirect, type GoTo } from '#client/routing/use-external-redirect.ts';
import type { Money } from '#shared/money.ts';
import { paymentMessages } from '#shared/payment.ts';

interface StartCheckoutOptions {
  /** Called when the server says that there is nothing to buy: a subscription is active, or a payment is pending. */
  onNothingToBuy: () => void;
  /** Navigates the browser; tests replace it. */
  goTo?: GoTo;
}

/**
 * Opens the payment provider's page. Further clicks are ignored meanwhile, so a double click creates one checkout.
 * `isStarting` stays true while the browser navigates.
 */
export function useStartCheckout({ onNothingToBuy, goTo }: StartCheckoutOptions) {
  const { redirect, isRedirecting } = useExternalRedirect(goTo);
  const client = useApolloClient();
  const [mutate] = useStartCheckoutMutation();
  const { agreedTerms, showCurrent } = useShownTerms();
  /** `agreed` is the price of each renewal that the buyer ticked; null if none was asked for. */
  const startCheckout = (agreed: Money | null = null) => {
    const variables = {
      agreedTerms,
      agreedRenewal: agreed?.amount ?? null,
      agreedCurrency: agreed?.currency ?? null,
    };
    const findUrl = async () => (await mutate({ variables })).data?.startCheckout.url;
    return redirect(findUrl, (error) => {
      if (hasCode(error, 'CONFLICT')) {
        onNothingToBuy();
        // The price may have changed since the page was loaded.
        client.query({ query: PlanDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
      }
      showCurrent(error);
      notify.error(errorMessage(error, paymentMessages.failure.startCheckout));
    });
  };
  return { startCheckout, isStarting: isRedirecting };
}

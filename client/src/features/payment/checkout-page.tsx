import { SplitPage } from '#client/ui/split-page.tsx';
import { NothingToBuy } from './nothing-to-buy.tsx';
import { Offer } from './offer.tsx';
import { useCheckoutStanding } from './use-checkout-standing.ts';

/** The subscription bundle and the way to pay for it, or why there is nothing to pay. */
export function CheckoutPage() {
  const { standing, isKnown, refetch } = useCheckoutStanding();
  return (
    <SplitPage title="Subscription bundle">
      {standing.kind === 'offer' ? (
        <Offer
          begun={standing.begun}
          grantedUntil={standing.grantedUntil}
          isKnown={isKnown}
          onNothingToBuy={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <NothingToBuy standing={standing} />
      )}
    </SplitPage>
  );
}

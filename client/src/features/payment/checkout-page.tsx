import { SplitPage } from '#client/ui/split-page.tsx';
import { checkoutTexts } from '#shared/texts/checkout.ts';
import { NothingToBuy } from './nothing-to-buy.tsx';
import { Offer } from './offer.tsx';
import { useCheckoutStatus } from './use-checkout-status.ts';

/** The checkout page: the subscription to buy, or the reason why there is nothing to buy. */
export function CheckoutPage() {
  const { status, trialDays, isKnown, refetch } = useCheckoutStatus();
  return (
    <SplitPage title={checkoutTexts.title}>
      {status.kind === 'offer' ? (
        <Offer
          begun={status.begun}
          grantedUntil={status.grantedUntil}
          trialDays={trialDays}
          isKnown={isKnown}
          onNothingToBuy={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <NothingToBuy status={status} />
      )}
    </SplitPage>
  );
}

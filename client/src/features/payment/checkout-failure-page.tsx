import { Stack, Text } from '@chakra-ui/react';
import { paths } from '#shared/paths.ts';
import { Actions } from '#client/ui/actions.tsx';
import { SplitPage } from '#client/ui/split-page.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { checkoutTexts } from '#shared/texts/checkout.ts';
import { NothingToBuy } from './nothing-to-buy.tsx';
import { useCheckoutStatus } from './use-checkout-status.ts';

/**
 * The payment provider redirects here after a failed payment. The page says so when the user has paid nevertheless,
 * for example in another window.
 */
export function CheckoutFailurePage() {
  const { status } = useCheckoutStatus();
  const { failed } = checkoutTexts;
  if (status.kind !== 'offer') {
    return (
      <SplitPage title={failed.titleOfPaid}>
        <NothingToBuy status={status} />
      </SplitPage>
    );
  }
  return (
    <SplitPage title={failed.title} isLit={false}>
      <Stack gap="5">
        <Text>{failed.text}</Text>
        <Actions>
          <LinkButton to={paths.checkout}>{checkoutTexts.tryAgain}</LinkButton>
          <LinkButton to={paths.courses} variant="outline">
            {checkoutTexts.backToCourses}
          </LinkButton>
        </Actions>
      </Stack>
    </SplitPage>
  );
}

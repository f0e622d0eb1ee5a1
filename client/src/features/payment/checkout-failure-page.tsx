import { Stack, Text } from '@chakra-ui/react';
import { paths } from '#shared/paths.ts';
import { Actions } from '#client/ui/actions.tsx';
import { SplitPage } from '#client/ui/split-page.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { NothingToBuy } from './nothing-to-buy.tsx';
import { useCheckoutStatus } from './use-checkout-status.ts';

/**
 * Where the payment provider sends the person whose payment did not go through. Who has paid all the same, like in
 * another window, is told so.
 */
export function CheckoutFailurePage() {
  const { status } = useCheckoutStatus();
  if (status.kind !== 'offer') {
    return (
      <SplitPage title="Your payment">
        <NothingToBuy status={status} />
      </SplitPage>
    );
  }
  return (
    <SplitPage title="Payment failed" isLit={false}>
      <Stack gap="5">
        <Text>
          Nothing was charged and no subscription was started. You can try again with this or another card.
        </Text>
        <Actions>
          <LinkButton to={paths.checkout}>Try Again</LinkButton>
          <LinkButton to={paths.courses} variant="outline">
            Back to the courses
          </LinkButton>
        </Actions>
      </Stack>
    </SplitPage>
  );
}

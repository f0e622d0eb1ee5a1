import { Stack, Text } from '@chakra-ui/react';
import { paths } from '#client/app/paths.ts';
import { Actions } from '#client/ui/actions.tsx';
import { HallPage } from '#client/ui/hall-page.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';

/** Where the payment provider sends the payer whose payment did not go through. */
export function CheckoutFailurePage() {
  return (
    <HallPage title="Payment failed" isLit={false}>
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
    </HallPage>
  );
}

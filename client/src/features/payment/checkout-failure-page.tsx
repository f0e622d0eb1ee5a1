import { Stack, Text } from '@chakra-ui/react';
import { paths } from '#client/app/paths.ts';
import { LinkButton } from '#client/ui/link-button.tsx';
import { Page } from '#client/ui/page.tsx';

/** Where the payment provider sends the payer whose payment did not go through. */
export function CheckoutFailurePage() {
  return (
    <Page title="Payment failed" width="narrow">
      <Stack gap="5">
        <Text>
          Nothing was charged and no subscription was started. You can try again with this or another card.
        </Text>
        <Stack direction={{ base: 'column', sm: 'row' }} gap="3">
          <LinkButton to={paths.checkout}>Try Again</LinkButton>
          <LinkButton to={paths.courses} variant="outline">
            Back to the courses
          </LinkButton>
        </Stack>
      </Stack>
    </Page>
  );
}

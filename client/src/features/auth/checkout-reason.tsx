import { Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { paths } from '#shared/paths.ts';
import { loginTexts } from '#shared/texts/login.ts';

interface CheckoutReasonProps {
  /** Where the person goes afterwards. */
  next: string;
  /** The way to the other door. */
  children?: ReactNode;
}

/** Whether an account is wanted to subscribe with. */
export const isForCheckout = (next: string): boolean => next.split('?')[0] === paths.checkout;

/** Why somebody who wants to subscribe stands at the login or the signup, and what comes next; nothing for others. */
export function CheckoutReason({ next, children }: CheckoutReasonProps) {
  if (!isForCheckout(next)) return null;
  return (
    <Stack gap="3" padding="4" marginBottom="6" bg="action.subtle" borderRadius="card">
      <div>
        <Text fontWeight="semibold">{loginTexts.checkout.accountFirst}</Text>
        <Text textStyle="sm">{loginTexts.checkout.paymentNext}</Text>
      </div>
      {children}
    </Stack>
  );
}

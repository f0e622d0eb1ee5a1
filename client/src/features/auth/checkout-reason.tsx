import { Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { paths } from '#shared/paths.ts';
import { loginTexts } from '#shared/texts/login.ts';

interface CheckoutReasonProps {
  /** Path to open afterwards. */
  next: string;
  /** Link to the other page: from login to signup, or back. */
  children?: ReactNode;
}

/** Whether the visitor logs in or signs up in order to subscribe. */
export const isForCheckout = (next: string): boolean => next.split('?')[0] === paths.checkout;

/** Explains why checkout needs an account and what comes next. Renders nothing on other paths. */
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

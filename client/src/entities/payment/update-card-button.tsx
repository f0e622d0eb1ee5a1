import { CreditCard } from 'lucide-react';
import { subscriptionTexts } from '#shared/texts/subscription.ts';
import { Button, type ButtonProps } from '#client/ui/button.tsx';
import { useOpenBillingPortal } from './use-open-billing-portal.ts';

/** Opens the provider's page where a subscriber updates the card and pays open invoices. */
export function UpdateCardButton(props: Omit<ButtonProps, 'loading' | 'onClick' | 'children'>) {
  const { openBillingPortal, isRedirecting } = useOpenBillingPortal();
  return (
    <Button loading={isRedirecting} onClick={() => void openBillingPortal()} {...props}>
      <CreditCard size="1.125em" aria-hidden />
      {subscriptionTexts.updateCard}
    </Button>
  );
}

import { Stack } from '@chakra-ui/react';
import { useWatch, type Control } from 'react-hook-form';
import { GraceTerms } from '#client/entities/payment/grace-terms.tsx';
import { PlanPrice, RefundTerms } from '#client/entities/payment/plan-terms.tsx';
import { TrialTerms } from '#client/entities/payment/trial-terms.tsx';
import { Card } from '#client/ui/card.tsx';
import { offerLimits } from '#shared/offer-settings.ts';
import { amountIn, daysIn, priceTaxOf } from './offer-fields.ts';
import type { SettingsFields } from './settings-fields.ts';

/** Previews the offer as the checkout shows it. Incomplete input is left out. */
export function OfferPreview({ control }: { control: Control<SettingsFields> }) {
  const typed = useWatch({ control });
  const { price = '', currency = '' } = typed;
  const amount = amountIn({ price, currency });
  const days = (name: 'refundDays' | 'graceDays' | 'trialDays') =>
    daysIn(typed[name] ?? '', offerLimits[name]) ?? 0;
  const plan = {
    __typename: 'Plan' as const,
    price: { __typename: 'Money' as const, amount: amount ?? 0, currency },
    priceTax: priceTaxOf(typed.priceTax) ?? 'NONE',
    termYears: 1,
    refundWindowDays: days('refundDays'),
    monthlyNotice: typed.monthlyNotice === 'YES',
    graceDays: days('graceDays'),
    trialDays: days('trialDays'),
    renewalConsent: typed.renewalConsent === 'on',
  };
  return (
    <Card>
      <Stack gap="5" padding="5">
        {amount !== null && <PlanPrice plan={plan} />}
        <TrialTerms plan={plan} days={plan.trialDays} />
        <RefundTerms plan={plan} />
        <GraceTerms plan={plan} />
      </Stack>
    </Card>
  );
}

import { Stack, Text } from '@chakra-ui/react';
import type { PlanQuery } from '#client/gql/graphql.ts';
import { checkoutTexts } from '#shared/texts/checkout.ts';
import { priceOf } from './plan-terms.tsx';

/** The free trial before the first payment; renders nothing if there is none. */
export function TrialTerms({ plan, days }: PlanQuery & { days: number }) {
  if (days === 0) return null;
  const { trial: texts } = checkoutTexts;
  return (
    <Stack gap="1">
      <Text fontWeight="semibold">{texts.title({ days })}</Text>
      <Text textStyle="sm" color="fg.muted">
        {texts.terms({ days, price: priceOf(plan) })}
      </Text>
    </Stack>
  );
}

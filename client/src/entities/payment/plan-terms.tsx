import { Stack, Text } from '@chakra-ui/react';
import type { PlanQuery } from '#client/gql/graphql.ts';
import { useFormats } from '#client/format/use-formats.ts';
import { useAutomaticRetry } from '#client/ui/use-automatic-retry.ts';
import { planTexts } from '#shared/texts/plan.ts';

type Plan = PlanQuery['plan'];

/** `1 year`, `2 years`. */
export const termOf = ({ termYears }: Pick<Plan, 'termYears'>): string =>
  planTexts.term({ years: termYears });

/** In the place of a plan that could not be loaded: nothing, until it comes by itself. */
export function PlanRetry({ refetch }: { refetch: () => Promise<unknown> }) {
  useAutomaticRetry(() =>
    refetch().then(
      () => true,
      () => false,
    ),
  );
  return null;
}

/** The price and what it is for. */
export function PlanPrice({ plan }: { plan: Plan }) {
  const { formatPrice } = useFormats();
  return (
    <Text>
      <Text as="span" fontFamily="heading" textStyle="h1">
        {formatPrice(plan.price)}
      </Text>{' '}
      <Text as="span" color="fg.muted">
        {planTexts.forTerm({ years: plan.termYears })}
      </Text>
    </Text>
  );
}

/** For how many days whoever has never subscribed watches before the first payment; nothing where there are none. */
export function FreeDays({ plan: { trialDays } }: { plan: Pick<Plan, 'trialDays'> }) {
  if (trialDays === 0) return null;
  return <Text fontWeight="semibold">{planTexts.freeDays({ days: trialDays })}</Text>;
}

/** '100% refund on cancellation' and the terms it is subject to. */
export function RefundTerms({ plan: { refundWindowDays, termYears } }: { plan: Plan }) {
  const { refund: texts } = planTexts;
  return (
    <Stack gap="1">
      {refundWindowDays > 0 && <Text fontWeight="semibold">{texts.title}</Text>}
      <Text textStyle="sm" color="fg.muted">
        {refundWindowDays > 0
          ? texts.terms({ days: refundWindowDays, years: termYears })
          : texts.none({ years: termYears })}
      </Text>
    </Stack>
  );
}

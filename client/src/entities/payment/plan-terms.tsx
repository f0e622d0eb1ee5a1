import { Stack, Text } from '@chakra-ui/react';
import type { PlanQuery } from '#client/gql/graphql.ts';
import { useFormats } from '#client/format/use-formats.ts';

type Plan = PlanQuery['plan'];

const plural = new Intl.PluralRules('en');

/** `1 year`, `2 years`. */
export function termOf({ termYears }: Pick<Plan, 'termYears'>): string {
  return `${termYears} ${plural.select(termYears) === 'one' ? 'year' : 'years'}`;
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
        for {termOf(plan)}
      </Text>
    </Text>
  );
}

/** '100% refund on cancellation' and the terms it is subject to. */
export function RefundTerms({ plan }: { plan: Plan }) {
  return (
    <Stack gap="1">
      {plan.refundWindowDays > 0 && <Text fontWeight="semibold">100% refund on cancellation</Text>}
      <Text textStyle="sm" color="fg.muted">
        {plan.refundWindowDays > 0
          ? `Cancel within ${plan.refundWindowDays} days of your payment and get all of it back; access ends at once. Cancel later`
          : 'Cancel'}{' '}
        and you keep watching until the end of the {plan.termYears === 1 ? 'year' : 'term'} you paid for; it
        is not renewed.
      </Text>
    </Stack>
  );
}

/** For how long a renewal that cannot be paid closes nothing; nothing where there is no such time. */
export function GraceTerms({ plan: { graceDays } }: { plan: Plan }) {
  if (graceDays === 0) return null;
  return (
    <Stack gap="1">
      <Text fontWeight="semibold">Days of grace</Text>
      <Text textStyle="sm" color="fg.muted">
        If a renewal cannot be paid, the lectures stay open for {graceDays}{' '}
        {plural.select(graceDays) === 'one' ? 'day' : 'days'}, so that you can update your card.
      </Text>
    </Stack>
  );
}

import { Stack, Text } from '@chakra-ui/react';
import type { PlanQuery } from '#client/gql/graphql.ts';
import { useFormats } from '#client/format/use-formats.ts';
import { useAutomaticRetry } from '#client/ui/use-automatic-retry.ts';
import { formatMoney, type Money } from '#shared/money.ts';
import { withTax } from '#shared/price-tax.ts';
import { planTexts } from '#shared/texts/plan.ts';

type Plan = PlanQuery['plan'];

/** `1 year`, `2 years`. */
export const termOf = ({ termYears }: Pick<Plan, 'termYears'>): string =>
  planTexts.term({ years: termYears });

/** Stands in for a plan that could not be loaded: renders nothing and retries automatically. */
export function PlanRetry({ refetch }: { refetch: () => Promise<unknown> }) {
  useAutomaticRetry(() =>
    refetch().then(
      () => true,
      () => false,
    ),
  );
  return null;
}

/** The price and the words about tax: `$499 incl. VAT`. */
export const priceOf = (
  { price, priceTax }: Pick<Plan, 'price' | 'priceTax'>,
  format: (price: Money) => string = formatMoney,
): string => withTax(format(price), priceTax);

/** The price, the words about tax, and the term. */
export function PlanPrice({ plan }: { plan: Plan }) {
  const { formatPrice } = useFormats();
  const price = formatPrice(plan.price);
  const [before = '', after = ''] = withTax('\n', plan.priceTax).split('\n');
  return (
    <Text>
      <Text as="span" color="fg.muted">
        {before}
      </Text>
      <Text as="span" fontFamily="heading" textStyle="h1">
        {price}
      </Text>
      <Text as="span" color="fg.muted">
        {after} {planTexts.forTerm({ years: plan.termYears })}
      </Text>
    </Text>
  );
}

/** The price per month; renders nothing if it rounds to zero. */
export function PricePerMonth({ plan: { price, termYears } }: { plan: Plan }) {
  const { formatPrice } = useFormats();
  const amount = Math.round(price.amount / (termYears * 12));
  if (amount === 0) return null;
  return (
    <Text textStyle="sm" color="fg.muted">
      {planTexts.perMonth({ price: formatPrice({ ...price, amount }), years: termYears })}
    </Text>
  );
}

/** The free trial for first-time subscribers, in days; renders nothing if there is none. */
export function FreeDays({ plan: { trialDays } }: { plan: Pick<Plan, 'trialDays'> }) {
  if (trialDays === 0) return null;
  return <Text fontWeight="semibold">{planTexts.freeDays({ days: trialDays })}</Text>;
}

/** '100% refund on cancellation' and its terms. */
export function RefundTerms({ plan: { refundWindowDays, monthlyNotice, termYears } }: { plan: Plan }) {
  const { refund: texts } = planTexts;
  return (
    <Stack gap="1">
      {refundWindowDays > 0 && <Text fontWeight="semibold">{texts.title}</Text>}
      <Text textStyle="sm" color="fg.muted">
        {refundWindowDays > 0
          ? texts.terms({ days: refundWindowDays, years: termYears })
          : texts.none({ years: termYears })}
      </Text>
      {monthlyNotice && (
        <Text textStyle="sm" color="fg.muted">
          {texts.monthly({ years: termYears })}
        </Text>
      )}
    </Stack>
  );
}

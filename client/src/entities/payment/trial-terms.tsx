import { Stack, Text } from '@chakra-ui/react';
import { formatMoney, type Money } from '#shared/money.ts';

const plural = new Intl.PluralRules('en');

/** For how long somebody watches before the first payment; nothing where there is no such time. */
export function TrialTerms({ price, days }: { price: Money; days: number }) {
  if (days === 0) return null;
  const time = `${days} ${plural.select(days) === 'one' ? 'day' : 'days'}`;
  return (
    <Stack gap="1">
      <Text fontWeight="semibold">Free for {time}</Text>
      <Text textStyle="sm" color="fg.muted">
        The first payment of {formatMoney(price)} is due after {time}. Cancel before, and nothing is charged.
      </Text>
    </Stack>
  );
}

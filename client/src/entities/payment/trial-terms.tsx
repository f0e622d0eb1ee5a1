import { Stack, Text } from '@chakra-ui/react';
import { formatMoney, type Money } from '#shared/money.ts';
import { checkoutTexts } from '#shared/texts/checkout.ts';

/** For how long somebody watches before the first payment; nothing where there is no such time. */
export function TrialTerms({ price, days }: { price: Money; days: number }) {
  if (days === 0) return null;
  const { trial: texts } = checkoutTexts;
  return (
    <Stack gap="1">
      <Text fontWeight="semibold">{texts.title({ days })}</Text>
      <Text textStyle="sm" color="fg.muted">
        {texts.terms({ days, price: formatMoney(price) })}
      </Text>
    </Stack>
  );
}

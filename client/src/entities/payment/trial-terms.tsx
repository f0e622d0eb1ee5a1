import { Stack, Text } from '@chakra-ui/react';
import { formatMoney, type Money } from '#shared/money.ts';
import { checkoutTexts } from '#shared/texts/checkout.ts';

/** The free trial before the first payment; renders nothing if there is none. */
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

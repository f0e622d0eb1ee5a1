import { Stack, Text } from '@chakra-ui/react';
import type { PlanQuery } from '#client/gql/graphql.ts';
import { checkoutTexts } from '#shared/texts/checkout.ts';

/** The grace period after a failed renewal payment; renders nothing if there is none. */
export function GraceTerms({ plan: { graceDays } }: PlanQuery) {
  if (graceDays === 0) return null;
  const { grace: texts } = checkoutTexts;
  return (
    <Stack gap="1">
      <Text fontWeight="semibold">{texts.title}</Text>
      <Text textStyle="sm" color="fg.muted">
        {texts.terms({ days: graceDays })}
      </Text>
    </Stack>
  );
}

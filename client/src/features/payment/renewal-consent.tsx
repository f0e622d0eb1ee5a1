import { Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import type { PlanQuery } from '#client/gql/graphql.ts';
import { priceOf } from '#client/entities/payment/plan-terms.tsx';
import { Checkbox } from '#client/forms/checkbox.tsx';
import { renewalConsentTexts as texts } from '#shared/texts/renewal-consent.ts';

interface RenewalConsentProps extends PlanQuery {
  id: string;
  isGiven: boolean;
  /** Whether the buyer has tried to continue without it. */
  isMissed: boolean;
  onChange: (isGiven: boolean) => void;
}

/** The tick by which a buyer agrees to the renewal; renders nothing if the school asks for none. */
export function RenewalConsent({ id, plan, isGiven, isMissed, onChange }: RenewalConsentProps) {
  const errorId = useId();
  if (!plan.renewalConsent) return null;
  const isFaulty = isMissed && !isGiven;
  return (
    <Stack gap="1">
      <Checkbox
        id={id}
        checked={isGiven}
        required
        aria-invalid={isFaulty}
        aria-describedby={isFaulty ? errorId : undefined}
        onChange={({ target }) => onChange(target.checked)}
      >
        {texts.sentence({ price: priceOf(plan) })}
      </Checkbox>
      {isFaulty && (
        <Text id={errorId} role="alert" textStyle="sm" color="danger.text">
          {texts.missing}
        </Text>
      )}
    </Stack>
  );
}

import { Box, chakra, Text } from '@chakra-ui/react';
import type { PlanQuery } from '#client/gql/graphql.ts';
import { priceOf } from '#client/entities/payment/plan-terms.tsx';
import { formatDate } from '#client/format/format.ts';
import { checkoutTexts } from '#shared/texts/checkout.ts';

const { timeline: texts } = checkoutTexts;

interface PaymentTimelineProps extends PlanQuery {
  /** Trial period before the first payment, in days; 0 for none. */
  trialDays: number;
}

/** What a buyer pays today, and what comes next with its date. */
export function PaymentTimeline({ plan, trialDays }: PaymentTimelineProps) {
  const price = priceOf(plan);
  const isTrial = trialDays > 0;
  const next = new Date();
  if (isTrial) next.setDate(next.getDate() + trialDays);
  else next.setFullYear(next.getFullYear() + plan.termYears);
  return (
    <chakra.ol listStyleType="none" role="list">
      <Entry when={texts.today}>{isTrial ? texts.trialBegins : texts.paid({ price })}</Entry>
      <Entry when={formatDate(next)} isLast>
        {(isTrial ? texts.firstPayment : texts.renewal)({ price })}
      </Entry>
    </chakra.ol>
  );
}

interface EntryProps {
  when: string;
  isLast?: boolean;
  children: string;
}

/** A dot on a line, and beside it what happens when. */
function Entry({ when, isLast = false, children }: EntryProps) {
  return (
    <chakra.li position="relative" paddingInlineStart="7" paddingBottom={isLast ? undefined : '4'}>
      <Box
        aria-hidden
        position="absolute"
        insetInlineStart="0"
        top="1.5"
        boxSize="3"
        borderRadius="full"
        borderWidth="2px"
        borderColor="action.text"
        bg={isLast ? undefined : 'action.text'}
      />
      {!isLast && (
        <Box
          aria-hidden
          position="absolute"
          insetInlineStart="0.3125rem"
          top="5"
          bottom="-1"
          borderInlineStart="line"
          borderColor="border"
        />
      )}
      <Text fontWeight="semibold">{when}</Text>
      <Text>{children}</Text>
    </chakra.li>
  );
}

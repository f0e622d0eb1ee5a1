import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { paths } from '#shared/paths.ts';
import type { PaymentProblemPartsFragment } from '#client/gql/graphql.ts';
import { formatDateTime } from '#client/format/format.ts';
import { useRetryRefund } from '#client/entities/payment/use-retry-refund.ts';
import { Button } from '#client/ui/button.tsx';
import { RichText } from '#client/ui/rich-text.tsx';
import { ExternalLink, TextLink } from '#client/ui/text-link.tsx';
import { formatMoney } from '#shared/money.ts';
import { paymentsTexts } from '#shared/texts/payments.ts';
import { problemIcons } from './problem-icons.ts';

interface PaymentProblemsListProps {
  /** The id of the heading above. It takes the focus when the focused element is gone. */
  headingId: string;
  problems: readonly PaymentProblemPartsFragment[];
}

/** Payment problems: what happened, the member, and the action to take. */
export function PaymentProblemsList({ headingId, problems }: PaymentProblemsListProps) {
  const retryRefund = useRetryRefund();
  const [retrying, setRetrying] = useState<string | null>(null);
  const retry = async (paymentId: string) => {
    setRetrying(paymentId);
    const { ok } = await retryRefund(paymentId);
    setRetrying(null);
    if (ok) document.getElementById(headingId)?.focus();
  };
  return (
    <chakra.ul role="list" listStyleType="none" aria-labelledby={headingId}>
      {problems.map((problem) => (
        <ProblemItem
          key={problem.id}
          problem={problem}
          isRetrying={retrying !== null && retrying === problem.payment?.id}
          onRetry={retry}
        />
      ))}
    </chakra.ul>
  );
}

interface ProblemItemProps {
  problem: PaymentProblemPartsFragment;
  isRetrying: boolean;
  onRetry: (paymentId: string) => unknown;
}

function ProblemItem({ problem, isRetrying, onRetry }: ProblemItemProps) {
  const { kind, text, payment, user } = problem;
  const { problems: texts } = paymentsTexts;
  const Icon = problemIcons[kind];
  return (
    <Item>
      <Flex gap="4" minWidth="0" flex="1 1 20rem">
        <IconCircle aria-hidden>
          <Icon size={18} />
        </IconCircle>
        <Box minWidth="0">
          <Text fontWeight="semibold">{texts.names[kind]}</Text>
          <Text maxWidth="prose" overflowWrap="anywhere">
            {text}
          </Text>
          <Facts problem={problem} />
        </Box>
      </Flex>
      {kind === 'REFUND_FAILED' && payment && (
        <Button
          variant="outline"
          marginInlineStart={{ base: '14', md: '0' }}
          loading={isRetrying}
          onClick={() => onRetry(payment.id)}
          aria-label={user ? texts.retryOf({ name: user.fullName }) : texts.retry}
        >
          {texts.retry}
        </Button>
      )}
    </Item>
  );
}

function Facts({ problem: { kind, since, payment, user } }: Pick<ProblemItemProps, 'problem'>) {
  const { problems: texts } = paymentsTexts;
  return (
    <Flex
      wrap="wrap"
      columnGap="4"
      marginTop="1"
      textStyle="sm"
      color="fg.muted"
      fontVariantNumeric="tabular-nums"
    >
      {user && <TextLink to={paths.member(user.id)}>{user.fullName}</TextLink>}
      {payment && <span>{formatMoney(payment.amount)}</span>}
      {kind === 'DISPUTE' && payment?.disputeUrl && (
        <ExternalLink
          href={payment.disputeUrl}
          target="_blank"
          rel="noreferrer"
          aria-label={user ? texts.disputeOf({ name: user.fullName }) : texts.disputeHere}
        >
          {texts.dispute}
        </ExternalLink>
      )}
      <span>
        <RichText
          text={texts.since({ moment: formatDateTime(since) })}
          tags={{ time: (content) => <time dateTime={since}>{content}</time> }}
        />
      </span>
    </Flex>
  );
}

const Item = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    justifyContent: 'space-between',
    columnGap: '6',
    rowGap: '3',
    paddingY: '4',
    '& + &': { borderTop: 'line', borderColor: 'border' },
    _first: { paddingTop: '0' },
    _last: { paddingBottom: '0' },
  },
});

const IconCircle = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    width: '10',
    height: '10',
    border: 'line',
    borderRadius: 'full',
    bg: 'danger.subtle',
    color: 'danger.text',
  },
});

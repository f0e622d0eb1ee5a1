import { Box, Flex, Spinner, Stack, Text } from '@chakra-ui/react';
import { CircleCheckBig, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useLastChargeQuery } from '#client/gql/graphql.ts';
import { formatMoney } from '#shared/money.ts';
import { paths } from '#shared/paths.ts';
import { Actions } from '#client/ui/actions.tsx';
import { Button } from '#client/ui/button.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { RichText } from '#client/ui/rich-text.tsx';
import { ExternalLink } from '#client/ui/text-link.tsx';
import { paymentMessages } from '#shared/payment.ts';
import { checkoutTexts } from '#shared/texts/checkout.ts';
import { recallReturnAddress } from './return-address.ts';

interface CheckProps {
  isChecking: boolean;
  onCheck: () => void;
}

interface PendingProps extends CheckProps {
  /** Whether the server has answered at least once. */
  isAsked: boolean;
  /** The payment page of an unpaid checkout; otherwise null. */
  url: string | null;
}

/** The payment is checked until it is settled. */
export function Pending({ isAsked, url, ...check }: PendingProps) {
  return (
    <>
      <Waiting icon={<Spinner />}>{isAsked ? paymentMessages.pending : checkoutTexts.confirming}</Waiting>
      {url && (
        <Text>
          <RichText
            text={checkoutTexts.notFinished}
            tags={{ link: (content) => <ExternalLink href={url}>{content}</ExternalLink> }}
          />
        </Text>
      )}
      {isAsked && <CheckAgain label={checkoutTexts.checkAgain} {...check} />}
    </>
  );
}

/** The bank is still processing the payment, which can take days. */
export function AtBank(check: CheckProps) {
  const { atBank: texts } = checkoutTexts;
  return (
    <>
      <Waiting icon={<Hourglass size={24} />}>{texts.waiting}</Waiting>
      <Text>{texts.leave}</Text>
      <Actions>
        <LinkButton to={paths.profile}>{texts.profile}</LinkButton>
        <CheckAgain label={checkoutTexts.checkAgain} {...check} />
      </Actions>
    </>
  );
}

/** The provider or the server is unreachable. */
export function Unreachable(check: CheckProps) {
  const { unreachable: texts } = checkoutTexts;
  return (
    <>
      <Waiting icon={<Spinner />}>{texts.waiting}</Waiting>
      <Text>{texts.leave}</Text>
      <CheckAgain label={texts.lookAgain} {...check} />
    </>
  );
}

/** What the user was charged in another currency than that of the price. */
function OwnCurrency() {
  const { data } = useLastChargeQuery({ fetchPolicy: 'network-only' });
  const [payment] = data?.me?.payments.nodes ?? [];
  if (!payment?.presentment) return null;
  const amount = formatMoney(payment.presentment);
  return <Text>{checkoutTexts.paid.charged({ amount, price: formatMoney(payment.amount) })}</Text>;
}

/** The payment succeeded and the lectures are open. */
export function Paid() {
  const { paid: texts } = checkoutTexts;
  const returnAddress = recallReturnAddress();
  return (
    <>
      <Flex align="center" gap="4">
        <Box as="span" flexShrink="0" color="success.text" aria-hidden>
          <CircleCheckBig size={48} />
        </Box>
        <Text>{texts.open}</Text>
      </Flex>
      <OwnCurrency />
      <Text color="fg.muted">{texts.receipt}</Text>
      <Actions>
        <LinkButton to={returnAddress ?? paths.courses}>
          {returnAddress ? texts.goOn : texts.start}
        </LinkButton>
        <LinkButton to={paths.home} variant="outline">
          {texts.home}
        </LinkButton>
      </Actions>
    </>
  );
}

/** The bank declined the payment. */
export function Declined() {
  return (
    <>
      <Text>{checkoutTexts.declined}</Text>
      <TryAgain />
    </>
  );
}

/** The checkout expired before it was paid. */
export function Expired() {
  return (
    <>
      <Text>{checkoutTexts.expired}</Text>
      <TryAgain />
    </>
  );
}

/** The checkout was paid, but no longer gives access, for example after a refund. */
export function Over() {
  return (
    <>
      <Text>{checkoutTexts.over.text}</Text>
      <Actions>
        <LinkButton to={paths.profile}>{checkoutTexts.over.profile}</LinkButton>
      </Actions>
    </>
  );
}

/** The server refused to check the payment. */
export function Refused({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  return (
    <>
      <ErrorState message={reason} description={checkoutTexts.refused.description} onRetry={onRetry} />
      <Text>
        <RichText
          text={checkoutTexts.refused.notPaid}
          tags={{ link: (content) => <Link to={paths.checkout}>{content}</Link> }}
        />
      </Text>
    </>
  );
}

function Waiting({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Stack direction="row" align="center" gap="4">
      <Box as="span" display="grid" flexShrink="0" aria-hidden>
        {icon}
      </Box>
      <Text>{children}</Text>
    </Stack>
  );
}

function CheckAgain({ label, isChecking, onCheck }: CheckProps & { label: string }) {
  return (
    <Button
      variant="outline"
      alignSelf={{ base: 'stretch', sm: 'start' }}
      loading={isChecking}
      onClick={onCheck}
    >
      {label}
    </Button>
  );
}

function TryAgain() {
  return (
    <Actions>
      <LinkButton to={paths.checkout}>{checkoutTexts.tryAgain}</LinkButton>
      <LinkButton to={paths.courses} variant="outline">
        {checkoutTexts.backToCourses}
      </LinkButton>
    </Actions>
  );
}

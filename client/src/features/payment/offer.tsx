import { Box, Flex, List, Stack, Text } from '@chakra-ui/react';
import { BadgeCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePlanQuery, type CheckoutPartsFragment, type PlanQuery } from '#client/gql/graphql.ts';
import { formatDate } from '#client/format/format.ts';
import { useLoadToasts } from '#client/toasts/use-load-toasts.ts';
import { Agreement } from '#client/entities/legal/agreement.tsx';
import { Button } from '#client/ui/button.tsx';
import { TrialTerms } from '#client/entities/payment/trial-terms.tsx';
import { Card } from '#client/ui/card.tsx';
import { useHasNothingToWatch } from '#client/entities/course/use-has-nothing-to-watch.ts';
import { GraceTerms } from '#client/entities/payment/grace-terms.tsx';
import { PlanPrice, PricePerMonth, priceOf, RefundTerms } from '#client/entities/payment/plan-terms.tsx';
import { begunPaymentText } from '#client/entities/subscription/access-text.ts';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { paymentMessages } from '#shared/payment.ts';
import { checkoutTexts } from '#shared/texts/checkout.ts';
import { GoesOnTo } from './goes-on-to.tsx';
import { PaymentTimeline } from './payment-timeline.tsx';
import { recallReturnAddress, rememberReturnAddress } from './return-address.ts';
import { RenewalConsent } from './renewal-consent.tsx';
import { SecurePayment } from './secure-payment.tsx';
import { useStartCheckout } from './use-start-checkout.ts';

type Plan = PlanQuery['plan'];

interface BundleProps {
  /** An open checkout that can be resumed. */
  begun: CheckoutPartsFragment | null;
  /** End of granted access, ISO 8601; null when there is none. */
  grantedUntil: string | null;
  /** Trial period before the first payment, in days; 0 for none. */
  trialDays: number;
  /** Called when the server says that there is nothing to buy. */
  onNothingToBuy: () => void;
}

interface OfferProps extends BundleProps {
  /** False until it is known whether there is anything to buy. */
  isKnown: boolean;
}

/** The offer, once it has loaded. */
export function Offer({ isKnown, ...bundle }: OfferProps) {
  const query = usePlanQuery({ notifyOnNetworkStatusChange: true });
  const { data, error, loading } = query;
  const failure = paymentMessages.failure.loadKey;
  useLoadToasts({ loading: loading && !data, error }, { failure });
  if (data && isKnown) return <Bundle plan={data.plan} {...bundle} />;
  return <QueryFallback {...query} failure={failure} skeleton="96" />;
}

function Bundle({ plan, begun, grantedUntil, trialDays, onNothingToBuy }: BundleProps & { plan: Plan }) {
  const [search] = useSearchParams();
  const { startCheckout, isStarting } = useStartCheckout({ onNothingToBuy });
  const from = search.get('from');
  const shownPrice = priceOf(plan);
  /** The price that the buyer has ticked. The tick is not valid for another one. */
  const [consentedTo, setConsentedTo] = useState<string | null>(null);
  const hasConsented = consentedTo === shownPrice;
  const consentId = useId();
  const [isMissed, setIsMissed] = useState(false);
  const buy = () => {
    if (plan.renewalConsent && !hasConsented) {
      setIsMissed(true);
      document.getElementById(consentId)?.focus();
      return;
    }
    // A buyer who resumes a checkout may come from elsewhere, so the remembered address stays.
    if (from || !begun) rememberReturnAddress(from);
    void startCheckout(plan.renewalConsent ? plan.price : null);
  };
  return (
    <Card>
      <Stack gap="6" padding={{ base: '5', md: '8' }}>
        {begun && <Begun startedAt={begun.startedAt} isStarting={isStarting} onGoOn={buy} />}
        <GoesOnTo path={from ?? (begun && recallReturnAddress())} />
        <Stack gap="0">
          <PlanPrice plan={plan} />
          <PricePerMonth plan={plan} />
        </Stack>
        <Included plan={plan} />
        <PaymentTimeline plan={plan} trialDays={trialDays} />
        <TrialTerms plan={plan} days={trialDays} />
        {grantedUntil && (
          <Text textStyle="sm">{checkoutTexts.granted({ date: formatDate(grantedUntil) })}</Text>
        )}
        <RenewalConsent
          id={consentId}
          plan={plan}
          isGiven={hasConsented}
          isMissed={isMissed}
          onChange={(isGiven) => setConsentedTo(isGiven ? shownPrice : null)}
        />
        <Agreement by="buy" />
        <Button size="lg" variant={begun ? 'outline' : 'solid'} onClick={buy} loading={isStarting}>
          {checkoutTexts.buy}
        </Button>
        <SecurePayment />
        <RefundPromise plan={plan} />
        <GraceTerms plan={plan} />
      </Stack>
    </Card>
  );
}

function Included({ plan: { termYears } }: { plan: Plan }) {
  const { included: texts } = checkoutTexts;
  const isEmpty = useHasNothingToWatch();
  return (
    <List.Root gap="2" paddingInlineStart="5">
      <List.Item>{isEmpty ? texts.allToCome : texts.all}</List.Item>
      <List.Item>{texts.term({ years: termYears })}</List.Item>
    </List.Root>
  );
}

/** The refund terms, with a seal if the school refunds. */
function RefundPromise({ plan }: { plan: Plan }) {
  if (plan.refundWindowDays === 0) return <RefundTerms plan={plan} />;
  return (
    <Flex gap="3" padding="4" bg="bg.muted" borderRadius="card">
      <Box as="span" flexShrink="0" color="success.text" aria-hidden>
        <BadgeCheck size={24} />
      </Box>
      <RefundTerms plan={plan} />
    </Flex>
  );
}

interface BegunProps {
  startedAt: string;
  isStarting: boolean;
  onGoOn: () => void;
}

function Begun({ startedAt, isStarting, onGoOn }: BegunProps) {
  return (
    <Flex
      gap="4"
      align="center"
      justify="space-between"
      wrap="wrap"
      padding="4"
      bg="action.subtle"
      borderRadius="card"
    >
      <Text flex="1 1 12rem" textStyle="sm">
        {begunPaymentText({ startedAt })}
      </Text>
      <Button flexGrow={{ base: 1, sm: 0 }} flexShrink="1" onClick={onGoOn} loading={isStarting}>
        {checkoutTexts.goOn}
      </Button>
    </Flex>
  );
}

import { Box, Spinner, Stack, Text } from '@chakra-ui/react';
import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { Actions } from '#client/ui/actions.tsx';
import { Button } from '#client/ui/button.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { ExternalLink } from '#client/ui/text-link.tsx';
import { paymentMessages } from '#shared/payment.ts';
import { recallReturnAddress } from './return-address.ts';

interface CheckProps {
  isChecking: boolean;
  onCheck: () => void;
}

interface PendingProps extends CheckProps {
  /** Whether the provider was asked already. */
  isAsked: boolean;
  /** The page to go on paying on, where nothing was paid yet. */
  url: string | null;
}

/** The payment is looked up, once or until it is settled. */
export function Pending({ isAsked, url, ...check }: PendingProps) {
  return (
    <>
      <Waiting icon={<Spinner />}>
        {isAsked ? paymentMessages.pending : 'This takes a moment. Please leave this page open.'}
      </Waiting>
      {url && (
        <Text>
          If you have not finished paying, <ExternalLink href={url}>go on with your payment</ExternalLink>.
        </Text>
      )}
      {isAsked && <CheckAgain label="Check again" {...check} />}
    </>
  );
}

/** The bank takes its time, which is longer than anybody wants to look at a screen. */
export function AtBank(check: CheckProps) {
  return (
    <>
      <Waiting icon={<Hourglass size={24} />}>
        Your payment was made, and your bank has not confirmed it yet. This may take some days.
      </Waiting>
      <Text>
        You need not wait here. We mail you how it ends, and your profile shows it, too. Please do not pay
        again.
      </Text>
      <Actions>
        <LinkButton to={paths.profile}>Go to your profile</LinkButton>
        <CheckAgain label="Check again" {...check} />
      </Actions>
    </>
  );
}

/** Nobody can say anything about the payment now. */
export function Unreachable(check: CheckProps) {
  return (
    <>
      <Waiting icon={<Spinner />}>
        The payment provider cannot be reached right now, so nobody can see your payment yet. If you have
        paid, nothing is lost.
      </Waiting>
      <Text>
        This page keeps asking, with longer pauses. You can leave it, too: your subscription begins by itself,
        and we mail you your receipt.
      </Text>
      <CheckAgain label="Look again" {...check} />
    </>
  );
}

/** Paid, and the lectures are open. */
export function Paid() {
  const returnAddress = recallReturnAddress();
  return (
    <>
      <Text>Your subscription is active. Every course is open to you now.</Text>
      <Text color="fg.muted">Your receipt is in your mail and in your profile.</Text>
      <Actions>
        {returnAddress && <LinkButton to={returnAddress}>Continue where you were</LinkButton>}
        <LinkButton to={paths.home} variant={returnAddress ? 'outline' : 'solid'}>
          Go to dashboard
        </LinkButton>
      </Actions>
    </>
  );
}

/** The bank refused the payment in the end. */
export function Declined() {
  return (
    <>
      <Text>
        Your bank refused the payment in the end. Nothing was charged and no subscription was started. You can
        try again with this or another card.
      </Text>
      <TryAgain />
    </>
  );
}

/** It was not paid in time. */
export function Expired() {
  return (
    <>
      <Text>
        It was not finished in time, so it was closed. Nothing was charged. You can begin a new one.
      </Text>
      <TryAgain />
    </>
  );
}

/** It was paid once, and what it opened has changed since. */
export function Over() {
  return (
    <>
      <Text>This payment was settled before, and the subscription that it was for has changed since.</Text>
      <Actions>
        <LinkButton to={paths.profile}>See your subscription</LinkButton>
      </Actions>
    </>
  );
}

/** The server refused to look the payment up. */
export function Refused({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  return (
    <>
      <ErrorState
        message={reason}
        description="If you have just paid, try again in a moment."
        onRetry={onRetry}
      />
      <Text>
        If you have not paid yet, go back to the <Link to={paths.checkout}>checkout</Link>.
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
      <LinkButton to={paths.checkout}>Try Again</LinkButton>
      <LinkButton to={paths.courses} variant="outline">
        Back to the courses
      </LinkButton>
    </Actions>
  );
}

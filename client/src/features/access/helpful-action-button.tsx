import { useState } from 'react';
import { paths } from '#client/routing/paths.ts';
import type { CheckoutPartsFragment } from '#client/gql/graphql.ts';
import { Button } from '#client/ui/button.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { ExternalButton } from '#client/ui/external-button.tsx';
import { UpdateCardButton } from '#client/entities/payment/update-card-button.tsx';
import { ResumeButton } from '#client/entities/subscription/resume-button.tsx';
import type { HelpfulAction } from './access-help.ts';

interface HelpfulActionButtonProps {
  action: HelpfulAction;
  checkout: CheckoutPartsFragment | null | undefined;
  onLookAgain: () => Promise<unknown>;
}

const place = { alignSelf: { base: 'stretch', sm: 'start' } } as const;

/** The one thing that helps. */
export function HelpfulActionButton({ action, checkout, onLookAgain }: HelpfulActionButtonProps) {
  switch (action) {
    case 'watch':
      return (
        <LinkButton to={paths.courses} variant="outline" {...place}>
          Explore Courses
        </LinkButton>
      );
    case 'subscribe':
      return (
        <LinkButton to={paths.checkout} {...place}>
          Subscribe
        </LinkButton>
      );
    case 'pay':
      return (
        <ExternalButton href={checkout?.url ?? paths.checkout} {...place}>
          Go on with the payment
        </ExternalButton>
      );
    case 'updateCard':
      return <UpdateCardButton {...place} />;
    case 'resume':
      return <ResumeButton {...place} />;
    case 'wait':
      return <LookAgainButton onLookAgain={onLookAgain} />;
    case 'contact':
      return (
        <LinkButton to={paths.contact} {...place}>
          Contact Us
        </LinkButton>
      );
  }
}

function LookAgainButton({ onLookAgain }: Pick<HelpfulActionButtonProps, 'onLookAgain'>) {
  const [isLooking, setIsLooking] = useState(false);
  const look = async () => {
    setIsLooking(true);
    // A failure leaves what is shown; the page looks again by itself.
    await onLookAgain().catch(() => undefined);
    setIsLooking(false);
  };
  return (
    <Button variant="outline" loading={isLooking} onClick={look} {...place}>
      Check again
    </Button>
  );
}

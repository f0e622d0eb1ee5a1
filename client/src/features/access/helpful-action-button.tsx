import { useState } from 'react';
import { paths } from '#shared/paths.ts';
import type { CheckoutPartsFragment } from '#client/gql/graphql.ts';
import { Button } from '#client/ui/button.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { ExternalButton } from '#client/ui/external-button.tsx';
import { UpdateCardButton } from '#client/entities/payment/update-card-button.tsx';
import { ResumeButton } from '#client/entities/subscription/resume-button.tsx';
import { accessPageTexts } from '#shared/texts/access-page.ts';
import type { HelpfulAction } from './access-help.ts';

interface HelpfulActionButtonProps {
  action: HelpfulAction;
  checkout: CheckoutPartsFragment | null | undefined;
  onRefetch: () => Promise<unknown>;
}

const place = { alignSelf: { base: 'stretch', sm: 'start' } } as const;

/** The button or link of the suggested action. */
export function HelpfulActionButton({ action, checkout, onRefetch }: HelpfulActionButtonProps) {
  const { ways: texts } = accessPageTexts;
  switch (action) {
    case 'watch':
      return (
        <LinkButton to={paths.courses} variant="outline" {...place}>
          {texts.watch}
        </LinkButton>
      );
    case 'subscribe':
      return (
        <LinkButton to={paths.checkout} {...place}>
          {texts.subscribe}
        </LinkButton>
      );
    case 'pay':
      return (
        <ExternalButton href={checkout?.url ?? paths.checkout} {...place}>
          {texts.pay}
        </ExternalButton>
      );
    case 'updateCard':
      return <UpdateCardButton {...place} />;
    case 'resume':
      return <ResumeButton {...place} />;
    case 'wait':
      return <RefetchButton onRefetch={onRefetch} />;
    case 'contact':
      return (
        <LinkButton to={paths.contact} {...place}>
          {texts.contact}
        </LinkButton>
      );
  }
}

function RefetchButton({ onRefetch }: Pick<HelpfulActionButtonProps, 'onRefetch'>) {
  const [isRefetching, setIsRefetching] = useState(false);
  const refetch = async () => {
    setIsRefetching(true);
    // A failure keeps the current report; the page polls anyway.
    await onRefetch().catch(() => undefined);
    setIsRefetching(false);
  };
  return (
    <Button variant="outline" loading={isRefetching} onClick={refetch} {...place}>
      {accessPageTexts.ways.checkAgain}
    </Button>
  );
}

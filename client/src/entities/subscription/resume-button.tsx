import { RotateCw } from 'lucide-react';
import { subscriptionTexts } from '#shared/texts/subscription.ts';
import { Button, type ButtonProps } from '#client/ui/button.tsx';
import { useResumeSubscription } from './use-resume-subscription.ts';

/** Resumes a subscription that is cancelled for the end of the paid year. */
export function ResumeButton(props: Omit<ButtonProps, 'loading' | 'onClick' | 'children'>) {
  const { resumeSubscription, isResuming } = useResumeSubscription();
  return (
    <Button loading={isResuming} onClick={() => void resumeSubscription()} {...props}>
      <RotateCw size="1.125em" aria-hidden />
      {subscriptionTexts.resume}
    </Button>
  );
}

import { RotateCcw } from 'lucide-react';
import type { ResetProgressInput } from '#client/gql/graphql.ts';
import { Button } from '#client/ui/button.tsx';
import { progressMessages } from '#shared/progress.ts';
import { useResetProgress } from './use-reset-progress.ts';

/** Lets a learner start a lecture or a course over. */
export function ResetProgressButton({ of: input }: { of: ResetProgressInput }) {
  const { resetProgress, isResetting } = useResetProgress();
  return (
    <Button variant="ghost" loading={isResetting} onClick={() => void resetProgress(input)}>
      <RotateCcw size={18} aria-hidden />
      {progressMessages.reset.button}
    </Button>
  );
}

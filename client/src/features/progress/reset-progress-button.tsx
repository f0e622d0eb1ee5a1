import { Box } from '@chakra-ui/react';
import { RotateCcw } from 'lucide-react';
import type { ResetProgressInput } from '#client/gql/graphql.ts';
import { Button } from '#client/ui/button.tsx';
import { useFocusAfterChange } from '#client/ui/use-focus-after-change.ts';
import { progressMessages } from '#shared/progress.ts';
import { useResetProgress } from './use-reset-progress.ts';

interface ResetProgressButtonProps {
  of: ResetProgressInput;
  /** Whether there is progress. Without it, the place of the button stays, which takes the focus. */
  isShown: boolean;
}

/** Lets a learner start a lecture or a course over. Loaded lazily, because only learners have progress. */
export function ResetProgressButton({ of: input, isShown }: ResetProgressButtonProps) {
  const { resetProgress, isResetting } = useResetProgress();
  const place = useFocusAfterChange(String(isShown));
  return (
    <Box ref={place} tabIndex={-1} _focus={{ outline: 'none' }} _empty={{ position: 'absolute' }}>
      {isShown && (
        <Button variant="ghost" loading={isResetting} onClick={() => void resetProgress(input)}>
          <RotateCcw size={18} aria-hidden />
          {progressMessages.reset.button}
        </Button>
      )}
    </Box>
  );
}

import { Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { TranscriptionPartsFragment } from '#client/gql/graphql.ts';
import { Button } from '#client/ui/button.tsx';
import { captionMessages } from '#shared/caption.ts';
import { useCaptionChanges } from './use-caption-changes.ts';

interface MachineCaptionsProps {
  lectureId: string;
  /** What a machine does about them; null when it never did. */
  transcription: TranscriptionPartsFragment | null;
  /** Whether a machine may be asked: for captions that nobody has written yet. */
  canTranscribe: boolean;
}

/** What a machine does about the captions, and the way to let it. */
export function MachineCaptions({ lectureId, transcription, canTranscribe }: MachineCaptionsProps) {
  const { transcribe } = useCaptionChanges();
  const [isStarting, setIsStarting] = useState(false);
  const start = async () => {
    setIsStarting(true);
    await transcribe(lectureId);
    setIsStarting(false);
  };
  const isRunning = transcription?.state === 'RUNNING';
  const hasFailed = canTranscribe && transcription?.state === 'FAILED';
  return (
    <Stack gap="3" display={isRunning || canTranscribe ? undefined : 'none'}>
      {/* Always there, so that what comes into it is read out. */}
      <Text role="status" overflowWrap="anywhere" color={hasFailed ? 'danger.text' : undefined}>
        {isRunning && captionMessages.page.running}
        {hasFailed && transcription.failure}
      </Text>
      {canTranscribe && !isRunning && (
        <Flex>
          <Button variant="outline" loading={isStarting} onClick={start}>
            {hasFailed ? captionMessages.page.tryAgain : captionMessages.page.transcribe}
          </Button>
        </Flex>
      )}
    </Stack>
  );
}

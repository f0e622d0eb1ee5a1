import { Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { TranscriptionPartsFragment } from '#client/gql/graphql.ts';
import { Button } from '#client/ui/button.tsx';
import { captionMessages } from '#shared/caption.ts';
import { useCaptionChanges } from './use-caption-changes.ts';

interface MachineCaptionsProps {
  lectureId: string;
  /** State of the automatic transcription; null when it never ran. */
  transcription: TranscriptionPartsFragment | null;
  /** Whether a transcription may be started. It only writes captions where there are none yet. */
  canTranscribe: boolean;
}

/** Shows the state of the automatic transcription, with a button to start it. */
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
      {/* Always rendered, so that screen readers announce its content when it changes. */}
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

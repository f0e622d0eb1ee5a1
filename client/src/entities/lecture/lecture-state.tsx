import { Box, Flex, Text } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Clapperboard, RotateCw, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LectureStatusPartsFragment, LectureStatus } from '#client/gql/graphql.ts';
import { DraftBadge } from '#client/ui/draft-badge.tsx';
import { formatDateTime, formatPercent } from '#client/format/format.ts';
import { Button } from '#client/ui/button.tsx';
import { lecturePublishingTexts } from '#shared/lecture-publishing.ts';
import { lectureStateTexts as texts } from '#shared/texts/lecture-state.ts';
import { useRetryProcessing } from './use-retry-processing.ts';

interface LectureStateProps {
  lecture: LectureStatusPartsFragment & { id: string; title: string };
}

const statusIcons: Record<LectureStatus, { icon: ReactNode; color: string }> = {
  UPLOADING: { icon: <Upload size={14} />, color: 'fg.muted' },
  PROCESSING: { icon: <Clapperboard size={14} />, color: 'fg.muted' },
  READY: { icon: <CircleCheck size={14} />, color: 'success.text' },
  FAILED: { icon: <CircleAlert size={14} />, color: 'danger.text' },
};

/** The current step of a video that is PROCESSING, with its progress if known. */
function stepText({ processingStep, progressPercent }: LectureStatusPartsFragment): string {
  switch (processingStep) {
    case 'CHECKING':
      return texts.checking;
    case 'FETCHING':
      return texts.fetching;
    case 'CONVERTING':
      return progressPercent > 1
        ? texts.convertingPercent({ percent: formatPercent(progressPercent) })
        : texts.converting;
    case 'STORING':
      return texts.storing;
    case null:
      return texts.waiting;
  }
}

function statusText(lecture: LectureStatusPartsFragment): string {
  const { status, progressPercent, failure } = lecture;
  switch (status) {
    case 'UPLOADING':
      return texts.uploading({ percent: formatPercent(progressPercent) });
    case 'PROCESSING':
      return stepText(lecture);
    case 'READY':
      return texts.ready;
    case 'FAILED':
      return failure ? texts.failedBecause({ reason: failure }) : texts.failed;
  }
}

/** The draft and publishing state of a lecture and the state of its video if it has one, for admins. */
export function LectureState({ lecture }: LectureStateProps) {
  return (
    <Flex align="center" wrap="wrap" columnGap="3" rowGap="1">
      {lecture.isDraft && <DraftBadge />}
      {lecture.publishAt && (
        <Text textStyle="sm">
          {lecturePublishingTexts.scheduledFor({ time: formatDateTime(lecture.publishAt) })}
        </Text>
      )}
      {lecture.kind === 'VIDEO' && <VideoState lecture={lecture} />}
    </Flex>
  );
}

/** The state of the video. A failed one shows the reason, and a retry button if the video is there. */
function VideoState({ lecture }: LectureStateProps) {
  const { retryProcessing, isRetrying } = useRetryProcessing();
  const { icon, color } = statusIcons[lecture.status];
  return (
    <Flex align="center" wrap="wrap" columnGap="3" rowGap="1" data-state={lecture.status}>
      <Flex align="baseline" gap="1.5" minWidth="0" color={color}>
        <Box as="span" flexShrink="0" position="relative" top="0.15em" aria-hidden>
          {icon}
        </Box>
        <Text textStyle="sm" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
          {statusText(lecture)}
        </Text>
      </Flex>
      {lecture.status === 'FAILED' && lecture.video && (
        <Button
          variant="outline"
          loading={isRetrying}
          onClick={() => void retryProcessing(lecture.id)}
          aria-label={texts.retryNamed({ title: lecture.title })}
        >
          <RotateCw size="1em" aria-hidden />
          {texts.retry}
        </Button>
      )}
    </Flex>
  );
}

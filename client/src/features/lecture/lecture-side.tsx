import { Stack } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { TranscriptPanel } from '#client/player/transcript/transcript-panel.tsx';
import type { VideoLinks } from '#client/player/video.ts';
import type { PlayableLectureFragment } from '#client/gql/graphql.ts';
import { ChoiceRow } from '#client/ui/choice-row.tsx';
import { lecturePageTexts } from '#shared/texts/lecture-page.ts';

interface LectureSideProps {
  lecture: PlayableLectureFragment | undefined;
  renewLinks: (lectureId: string) => Promise<VideoLinks | null>;
  outline: ReactNode;
}

/** The column next to the video: the outline and, for a lecture with captions, the transcript. */
export function LectureSide({ lecture, renewLinks, outline }: LectureSideProps) {
  const [side, setSide] = useState('outline');
  const [first, ...others] = lecture?.captions ?? [];
  if (lecture?.kind !== 'VIDEO' || !first) return outline;
  const renew = async () => (await renewLinks(lecture.id))?.captions ?? null;
  return (
    <Stack gap="5">
      <ChoiceRow
        label={lecturePageTexts.side}
        choices={[
          { value: 'outline', label: lecturePageTexts.lectures },
          { value: 'transcript', label: lecturePageTexts.transcript },
        ]}
        value={side}
        onChoose={setSide}
      />
      {side === 'transcript' ? (
        <TranscriptPanel key={lecture.id} captions={[first, ...others]} renew={renew} />
      ) : (
        outline
      )}
    </Stack>
  );
}

import { Stack } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { TranscriptPanel } from '#client/player/transcript-panel.tsx';
import type { VideoLinks } from '#client/player/video.ts';
import type { PlayableLectureFragment } from '#client/gql/graphql.ts';
import { ChoiceRow } from '#client/ui/choice-row.tsx';

const sides = [
  { value: 'outline', label: 'Lectures' },
  { value: 'transcript', label: 'Transcript' },
] as const;

interface LectureSideProps {
  lecture: PlayableLectureFragment | undefined;
  renewLinks: (lectureId: string) => Promise<VideoLinks | null>;
  outline: ReactNode;
}

/** What stands beside the video: the outline or, where there is one, what is said. */
export function LectureSide({ lecture, renewLinks, outline }: LectureSideProps) {
  const [side, setSide] = useState<string>(sides[0].value);
  const [first, ...others] = lecture?.captions ?? [];
  if (!lecture || !first) return outline;
  const renew = async () => (await renewLinks(lecture.id))?.captions ?? null;
  return (
    <Stack gap="5">
      <ChoiceRow label="Beside the video" choices={sides} value={side} onChoose={setSide} />
      {side === 'transcript' ? (
        <TranscriptPanel key={lecture.id} captions={[first, ...others]} renew={renew} />
      ) : (
        outline
      )}
    </Stack>
  );
}

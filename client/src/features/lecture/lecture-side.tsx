import { Stack } from '@chakra-ui/react';
import { Suspense, useState, type ReactNode } from 'react';
import type { VideoLinks } from '#client/player/video.ts';
import type { PlayableLectureFragment } from '#client/gql/graphql.ts';
import { ChoiceRow } from '#client/ui/choice-row.tsx';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { lecturePageTexts } from '#shared/texts/lecture-page.ts';

/** Loaded lazily, because most viewers do not open it. */
const TranscriptPanel = lazyPart(
  async () => (await import('#client/player/transcript/transcript-panel.tsx')).TranscriptPanel,
);

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
        <Suspense fallback={<Skeleton height="96" />}>
          <TranscriptPanel key={lecture.id} captions={[first, ...others]} renew={renew} />
        </Suspense>
      ) : (
        outline
      )}
    </Stack>
  );
}

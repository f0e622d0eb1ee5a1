import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { Camera, ImageUp } from 'lucide-react';
import { useRef, useState, type ChangeEvent } from 'react';
import type { LectureStatusPartsFragment } from '#client/gql/graphql.ts';
import { Button } from '#client/ui/button.tsx';
import { uploadMessages } from '#shared/upload.ts';
import { ReplaceVideoButton } from './replace-video-button.tsx';
import { useChoosePoster } from './use-choose-poster.ts';
import { usePreviewLinks } from './use-preview-links.ts';

interface VideoPreviewProps {
  lecture: LectureStatusPartsFragment & { id: string; title: string };
}

/** The current video of a lecture, with controls for the video and its poster (ADMIN). */
export function VideoPreview({ lecture: { id, title, status, video } }: VideoPreviewProps) {
  const { links, poster, fetchLinks, renew } = usePreviewLinks(id, video);
  const { preview: texts } = uploadMessages;
  const player = useRef<HTMLVideoElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [isSaving, setIsSaving] = useState(false);
  const { choose, takeFrame } = useChoosePoster(id);

  const save = async (saving: () => Promise<unknown>) => {
    setIsSaving(true);
    await saving();
    setIsSaving(false);
  };
  const onPicked = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // Allows choosing the same file again.
    currentTarget.value = '';
    if (file) void save(() => choose(file));
  };
  const onTakeFrame = () => {
    const { current } = player;
    if (!current) return;
    const { currentSrc, currentTime } = current;
    void save(async () => {
      // The link of the loaded video may have expired.
      const fresh = await fetchLinks().catch(() => null);
      await takeFrame(fresh?.url ?? currentSrc, currentTime);
    });
  };
  return (
    <Stack gap="3">
      {links && (
        <chakra.video
          ref={player}
          controls
          preload="none"
          aria-label={texts.video({ title })}
          // The key shows a new poster immediately, even if the video has started.
          key={poster}
          poster={links.posterUrl ?? undefined}
          src={links.url}
          onError={({ currentTarget }) => void renew(currentTarget)}
          width="full"
          aspectRatio="16 / 9"
          bg="black"
          borderRadius="card"
        />
      )}
      <Flex gap="3" wrap="wrap">
        <ReplaceVideoButton lectureId={id} />
        {/* During processing the server is about to create a poster itself. */}
        {video && status !== 'PROCESSING' && (
          <>
            {links && (
              <Button variant="outline" loading={isSaving} onClick={onTakeFrame}>
                <Camera size="1.125em" aria-hidden />
                {texts.useFrame}
              </Button>
            )}
            <Button variant="outline" disabled={isSaving} onClick={() => picker.current?.click()}>
              <ImageUp size="1.125em" aria-hidden />
              {texts.choosePoster}
            </Button>
            <input
              ref={picker}
              type="file"
              hidden
              accept="image/jpeg,image/png,image/webp"
              aria-label={texts.poster}
              onChange={onPicked}
            />
          </>
        )}
      </Flex>
      <Text textStyle="sm" color="fg.muted">
        {texts.hint}
      </Text>
    </Stack>
  );
}

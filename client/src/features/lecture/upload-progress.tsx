import { Flex, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { formatBytes, formatDuration } from '#client/format/format.ts';
import { Button } from '#client/ui/button.tsx';
import { Progress } from '#client/ui/progress.tsx';
import { secondsLeft, type UploadState } from '#client/features/upload/upload-state.ts';

interface UploadProgressProps {
  upload: UploadState;
  onCancel: () => void;
}

const percentFormat = new Intl.NumberFormat(undefined, { style: 'percent' });

/** How far an upload is: percent, bytes, speed, time left, and a way to break it off. */
export function UploadProgress({ upload, onCancel }: UploadProgressProps) {
  const { loaded, total, speed } = upload;
  const element = useRef<HTMLDivElement>(null);
  // The button that started the upload is gone, and the focus with it.
  useEffect(() => element.current?.focus(), []);
  const isSent = loaded >= total;
  // Rounded down: 100 % is for what is really sent.
  const percent = total > 0 ? Math.floor((loaded / total) * 100) : 0;
  const left = secondsLeft(upload);
  const facts = [
    `${formatBytes(loaded)} of ${formatBytes(total)}`,
    speed !== null && `${formatBytes(speed)}/s`,
    left !== null && `${formatDuration(left)} left`,
  ];
  return (
    <Stack ref={element} tabIndex={-1} gap="3" marginTop="6" outline="none">
      <Progress label="Upload of the video" value={percent} valueText={percentFormat.format(percent / 100)} />
      <Flex gap="4" align="center" justify="space-between" wrap="wrap">
        <Text textStyle="sm" fontVariantNumeric="tabular-nums">
          {isSent ? 'Sent. The video is being checked and saved …' : facts.filter(Boolean).join(' · ')}
        </Text>
        <Button variant="outline" onClick={onCancel}>
          Cancel upload
        </Button>
      </Flex>
    </Stack>
  );
}

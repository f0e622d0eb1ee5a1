import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { FolderOpen, Pause, Play, RotateCw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatPercent } from '#client/lib/format.ts';
import { Button } from '#client/ui/button.tsx';
import { Meter } from '#client/ui/progress.tsx';
import { Countdown } from './countdown.tsx';
import { SentState } from './sent-state.tsx';
import type { UploadDesk } from './upload-desk.ts';
import type { UploadItem } from './upload-queue.ts';
import { percentOf, wordsOf } from './upload-words.ts';

interface UploadRowProps {
  item: UploadItem;
  desk: UploadDesk;
  /** Asks before an upload is given up. */
  onCancel: () => void;
}

/** One video in the tray: how far it is and what can be done with it. */
export function UploadRow({ item, desk, onCancel }: UploadRowProps) {
  const { phase, title, retryAt, reason } = item;
  const percent = percentOf(item);
  const words = wordsOf(item);
  const isFault = phase === 'failed' || (phase === 'fileless' && reason !== null);
  return (
    <Stack as="li" gap="1" paddingY="3" _notFirst={{ borderTop: 'line', borderColor: 'border' }}>
      <Flex align="center" gap="2">
        <Box flex="1" minWidth="0">
          <Text fontWeight="medium" truncate title={title}>
            {title}
          </Text>
          {words && (
            <Text
              textStyle="sm"
              color={isFault ? 'danger.text' : 'fg.muted'}
              fontVariantNumeric="tabular-nums"
            >
              {words}
              {phase === 'retrying' && retryAt && <Countdown until={retryAt} />}
            </Text>
          )}
          {phase === 'sent' && <SentState lectureId={item.lectureId} title={title} />}
        </Box>
        <Controls item={item} desk={desk} onCancel={onCancel} />
      </Flex>
      {phase !== 'sent' && (
        <Meter label={`Upload of ${title}`} value={percent} valueText={formatPercent(percent)} />
      )}
    </Stack>
  );
}

function Controls({ item, desk, onCancel }: UploadRowProps) {
  const { id, phase, title, isGone, isFileKnown } = item;
  const resume = () => desk.queue.resume(id);
  const isOver = phase === 'sent' || isGone;
  return (
    <Flex flexShrink="0">
      {(phase === 'sending' || phase === 'queued') && (
        <Control label={`Pause: ${title}`} onClick={() => desk.queue.pause(id)}>
          <Pause size={18} aria-hidden />
        </Control>
      )}
      {phase === 'paused' && (
        <Control label={`Go on: ${title}`} onClick={resume}>
          <Play size={18} aria-hidden />
        </Control>
      )}
      {(phase === 'retrying' || (phase === 'failed' && !isGone)) && (
        <Control label={`Try now: ${title}`} onClick={resume}>
          <RotateCw size={18} aria-hidden />
        </Control>
      )}
      {phase === 'fileless' && isFileKnown && (
        <Control label={`Go on: ${title}`} onClick={() => desk.reopen([id])}>
          <Play size={18} aria-hidden />
        </Control>
      )}
      {phase === 'fileless' && !isFileKnown && (
        <Control label={`Choose the file again: ${title}`} onClick={() => desk.chooseAgain([id])}>
          <FolderOpen size={18} aria-hidden />
        </Control>
      )}
      {phase !== 'elsewhere' && (
        <Control
          label={`${isOver ? 'Dismiss' : 'Cancel'}: ${title}`}
          onClick={isOver ? () => desk.dismiss(id) : onCancel}
        >
          <X size={18} aria-hidden />
        </Control>
      )}
    </Flex>
  );
}

interface ControlProps {
  label: string;
  onClick: () => unknown;
  children: ReactNode;
}

function Control({ label, onClick, children }: ControlProps) {
  return (
    <Button variant="ghost" paddingX="0" aria-label={label} title={label} onClick={() => void onClick()}>
      {children}
    </Button>
  );
}

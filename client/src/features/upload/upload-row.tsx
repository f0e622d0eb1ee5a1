import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { FolderOpen, Pause, Play, RotateCw, X, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatPercent } from '#client/format/format.ts';
import { Button } from '#client/ui/button.tsx';
import { Meter } from '#client/ui/progress.tsx';
import { uploadMessages } from '#shared/upload.ts';
import type { TextWith } from '#shared/texts/texts.ts';
import { Countdown } from './countdown.tsx';
import { ProcessingStatus } from './processing-status.tsx';
import type { UploadManager } from './upload-manager.ts';
import type { UploadItem } from './upload-item.ts';
import { percentOf, uploadText } from './upload-text.ts';

const { row: texts } = uploadMessages;

interface UploadRowProps {
  item: UploadItem;
  manager: UploadManager;
  /** Cancels the upload, or asks for confirmation first. */
  onCancel: () => void;
}

/** An upload in a list, with its progress and its controls. */
export function UploadRow({ item, manager, onCancel }: UploadRowProps) {
  const { phase, title, retryAt, reason, isGone } = item;
  const percent = percentOf(item);
  const text = uploadText(item);
  const isError = phase === 'failed' || (phase === 'needs-file' && reason !== null);
  const line = text && (
    <Text textStyle="sm" color={isError ? 'danger.text' : 'fg.muted'} fontVariantNumeric="tabular-nums">
      {phase === 'retrying' && retryAt ? <Countdown reason={text} until={retryAt} /> : text}
    </Text>
  );
  return (
    <Stack as="li" gap="1" paddingY="3" _notFirst={{ borderTop: 'line', borderColor: 'border' }}>
      <Flex align="center" gap="2">
        <Box flex="1" minWidth="0">
          <Text fontWeight="medium" truncate title={title} dir="auto">
            {title}
          </Text>
          {!reason && line}
          {phase === 'sent' && item.lectureId !== null && (
            <ProcessingStatus lectureId={item.lectureId} title={title} />
          )}
        </Box>
        <Controls item={item} manager={manager} onCancel={onCancel} />
      </Flex>
      {/* A reason is a sentence and needs the full width. */}
      {reason && <Box marginTop="-1.5">{line}</Box>}
      {phase !== 'sent' && !isGone && (
        <Meter label={texts.meter({ title })} value={percent} valueText={formatPercent(percent)} />
      )}
    </Stack>
  );
}

function Controls({ item, manager, onCancel }: UploadRowProps) {
  const { id, phase, title, isGone } = item;
  const isOver = phase === 'sent' || isGone;
  const step = nextStep(item, manager);
  return (
    <Flex flexShrink="0">
      {/* A single button changes its action, so that it keeps the focus. */}
      {step && (
        <Control label={step.label({ title })} onClick={step.take}>
          <step.Icon size={18} aria-hidden />
        </Control>
      )}
      {phase !== 'other-tab' && (
        <Control
          label={isOver ? texts.dismiss({ title }) : texts.cancel({ title })}
          onClick={isOver ? () => manager.dismiss(id) : onCancel}
        >
          <X size={18} aria-hidden />
        </Control>
      )}
    </Flex>
  );
}

interface Step {
  label: TextWith<'title'>;
  Icon: LucideIcon;
  take: () => unknown;
}

/** The next action on an upload in its current state, besides cancelling it. */
function nextStep(item: UploadItem, manager: UploadManager): Step | null {
  const { id, phase, isGone, isRejected, isFileKnown, place } = item;
  const resume = () => manager.queue.resume(id);
  switch (phase) {
    case 'sending':
    case 'queued':
      return { label: texts.pause, Icon: Pause, take: () => manager.queue.pause(id) };
    case 'paused':
      return { label: texts.resume, Icon: Play, take: resume };
    case 'retrying':
      return { label: texts.tryNow, Icon: RotateCw, take: resume };
    case 'failed':
      if (isRejected && !place)
        return { label: texts.chooseOther, Icon: FolderOpen, take: () => manager.chooseOther(item) };
      return isGone ? null : { label: texts.tryNow, Icon: RotateCw, take: resume };
    case 'needs-file':
      return isFileKnown
        ? { label: texts.resume, Icon: Play, take: () => manager.reopen([id]) }
        : { label: texts.chooseAgain, Icon: FolderOpen, take: () => manager.chooseAgain([id]) };
    case 'other-tab':
    case 'sent':
      return null;
  }
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

import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { ChevronDown, ChevronUp, CircleAlert, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { formatPercent } from '#client/format/format.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { Meter } from '#client/ui/progress.tsx';
import { formatList } from '#shared/locale.ts';
import { uploadMessages } from '#shared/upload.ts';
import { RichText } from '#client/ui/rich-text.tsx';
import type { UploadManager } from './upload-manager.ts';
import type { UploadItem, UploadPhase } from './upload-item.ts';
import { keepSkipped } from './skipped-files.ts';
import { UploadRow } from './upload-row.tsx';
import { summaryOf } from './upload-text.ts';

const { tray: texts } = uploadMessages;

/** On a phone the expanded tray would cover the page. */
const hasRoom = () => window.matchMedia('(min-width: 48em)').matches;

interface UploadTrayProps {
  manager: UploadManager;
  items: readonly UploadItem[];
  /** Names of the added files that are not videos. */
  skipped?: readonly string[];
}

/**
 * The tray with the uploads of this tab, in a corner of every page: a single line, or all uploads when expanded. It expands when
 * uploads start, and collapses when all are done.
 */
export function UploadTray({ manager, items, skipped = [] }: UploadTrayProps) {
  const isOver = items.every(({ phase, isGone }) => phase === 'sent' || isGone);
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(() => !isOver && hasRoom());
  const wasOver = useRef(isOver);
  useEffect(() => {
    if (wasOver.current === isOver) return;
    wasOver.current = isOver;
    // A list in which the person is stays.
    setIsOpen((before) =>
      isOver ? before && list.current?.contains(document.activeElement) === true : hasRoom(),
    );
  }, [isOver]);
  const [cancelled, setCancelled] = useState<readonly UploadItem[]>([]);
  const id = useId();
  return (
    <>
      {/* Space at the end of the page, so that its content can scroll out from under the collapsed tray. */}
      <Box height="24" aria-hidden />
      <Frame aria-label={texts.heading} data-upload-tray={isOpen ? 'open' : 'closed'}>
        {skipped.length > 0 && <SkippedNote fileNames={skipped} />}
        {items.length > 0 && (
          <Summary items={items} isOpen={isOpen} listId={id} onToggle={() => setIsOpen(!isOpen)} />
        )}
        {isOpen && items.length > 0 && (
          <Box
            ref={list}
            id={id}
            borderTop="line"
            borderColor="border"
            paddingX="4"
            overflowY="auto"
            minHeight="0"
          >
            <ForAll manager={manager} items={items} onCancel={setCancelled} />
            <Box as="ul" listStyleType="none">
              {items.map((item) => (
                <UploadRow
                  key={item.id}
                  item={item}
                  manager={manager}
                  onCancel={() => setCancelled([item])}
                />
              ))}
            </Box>
          </Box>
        )}
      </Frame>
      <ConfirmDialog
        open={cancelled.length > 0}
        title={
          cancelled.length === 1 ? (
            <RichText
              text={texts.cancelOne({ title: cancelled[0]?.title ?? '' })}
              tags={{ title: (name) => <bdi>{name}</bdi> }}
            />
          ) : (
            texts.cancelMany({ count: cancelled.length })
          )
        }
        description={cancelled.every(({ place }) => place) ? texts.consequenceFiles : texts.consequence}
        confirmLabel={texts.confirm({ count: cancelled.length })}
        cancelLabel={texts.keep}
        onConfirm={() => {
          cancelled.forEach((item) => void manager.cancel(item));
          setCancelled([]);
        }}
        onCancel={() => setCancelled([])}
      />
    </>
  );
}

/** The files that were skipped. It stays until the person dismisses it, because the toast about them does not. */
function SkippedNote({ fileNames }: { fileNames: readonly string[] }) {
  return (
    <Flex gap="2" paddingStart="4" borderBottom="line" borderColor="border">
      <Text
        flex="1"
        minWidth="0"
        paddingY="2.5"
        textStyle="sm"
        overflowWrap="anywhere"
        maxHeight="32"
        overflowY="auto"
      >
        {uploadMessages.notVideos({ fileNames: formatList(fileNames) })}
      </Text>
      <Button variant="ghost" paddingX="0" aria-label={texts.dismissSkipped} onClick={() => keepSkipped([])}>
        <X size={18} aria-hidden />
      </Button>
    </Flex>
  );
}

interface SummaryProps {
  items: readonly UploadItem[];
  isOpen: boolean;
  listId: string;
  onToggle: () => void;
}

function Summary({ items, isOpen, listId, onToggle }: SummaryProps) {
  const { title, facts, percent, needsPerson } = summaryOf(items);
  const Chevron = isOpen ? ChevronDown : ChevronUp;
  return (
    <Box paddingX="4" paddingBottom="3">
      <Toggle
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={onToggle}
      >
        {needsPerson && (
          <Box as="span" color="danger.text" flexShrink="0">
            <CircleAlert size={18} role="img" aria-label={texts.needsPerson} />
          </Box>
        )}
        <Text as="span" flex="1" minWidth="0" fontWeight="semibold" textAlign="start">
          {title}
        </Text>
        <Text as="span" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums" textAlign="end">
          {facts ?? formatPercent(percent)}
        </Text>
        <Chevron size={18} aria-hidden />
      </Toggle>
      <Meter label={texts.all} value={percent} valueText={formatPercent(percent)} />
    </Box>
  );
}

interface ForAllProps extends Pick<UploadTrayProps, 'manager' | 'items'> {
  onCancel: (items: readonly UploadItem[]) => void;
}

/** Actions for several uploads; a single upload has its own in its row. */
function ForAll({ manager, items, onCancel }: ForAllProps) {
  const { queue } = manager;
  const among = (...phases: UploadPhase[]) => items.filter(({ phase }) => phases.includes(phase));
  const running = among('sending', 'queued', 'retrying');
  const paused = among('paused');
  const known = among('needs-file').filter(({ isFileKnown }) => isFileKnown);
  const unknown = among('needs-file').filter(({ isFileKnown }) => !isFileKnown);
  const over = items.filter(({ phase, isGone }) => phase === 'sent' || isGone);
  const unfinished = items.filter(
    ({ phase, isGone }) => phase !== 'sent' && phase !== 'other-tab' && !isGone,
  );
  const ids = (list: readonly UploadItem[]) => list.map((item) => item.id);
  if (items.length === 1) return null;
  return (
    <Flex gap="2" wrap="wrap" paddingTop="3">
      {running.length > 0 && (
        <Button variant="outline" onClick={() => ids(running).forEach((id) => queue.pause(id))}>
          {texts.pauseAll}
        </Button>
      )}
      {running.length === 0 && paused.length > 0 && (
        <Button variant="outline" onClick={() => ids(paused).forEach((id) => queue.resume(id))}>
          {texts.resumeAll}
        </Button>
      )}
      {known.length > 1 && (
        <Button variant="outline" onClick={() => void manager.reopen(ids(known))}>
          {texts.reopenAll}
        </Button>
      )}
      {unknown.length > 1 && (
        <Button variant="outline" onClick={() => void manager.chooseAgain(ids(unknown))}>
          {texts.chooseAll}
        </Button>
      )}
      {over.length > 0 && (
        <Button variant="outline" onClick={() => ids(over).forEach((id) => manager.dismiss(id))}>
          {texts.clear}
        </Button>
      )}
      {unfinished.length > 1 && (
        <Button variant="outline" tone="danger" onClick={() => onCancel(unfinished)}>
          {texts.cancelAll}
        </Button>
      )}
    </Flex>
  );
}

const Frame = chakra('section', {
  base: {
    position: 'fixed',
    zIndex: 'header',
    bottom: { base: 'env(safe-area-inset-bottom)', sm: '4' },
    insetInlineEnd: { base: '0', sm: '4' },
    width: { base: 'full', sm: '26rem' },
    '&[data-upload-tray=closed]': { width: { base: 'full', sm: '20rem' } },
    maxHeight: 'min(32rem, 70dvh)',
    display: 'flex',
    flexDirection: 'column',
    bg: 'bg.raised',
    color: 'fg',
    border: 'line',
    borderColor: 'border.control',
    borderRadius: 'card',
    boxShadow: 'card',
    animation: 'arrive',
  },
});

const Toggle = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minHeight: '12',
    paddingY: '2',
    cursor: 'pointer',
    borderRadius: 'card',
    _focusVisible: { outlineOffset: '-3px' },
  },
});

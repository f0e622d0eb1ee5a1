import { Box, chakra, Stack } from '@chakra-ui/react';
import { memo, useCallback, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { formatClock } from '#client/format/format.ts';
import { Button } from '#client/ui/button.tsx';
import { playerTexts } from '#shared/player.ts';
import { usePlayback } from '#client/player/playback.tsx';
import { cueAt, type Cue } from './cues.ts';
import { useFollowing } from './use-following.ts';

interface CueListProps {
  cues: readonly Cue[];
  language: string;
  /** Whether these are all cues of the video, so that the list follows it between two of them. */
  isWhole?: boolean;
}

/**
 * The cues in a list that follows the video. A click seeks to a cue. The list is one stop of the Tab key. The arrow keys,
 * Home and End move through it.
 */
export function CueList({ cues, language, isWhole = true }: CueListProps) {
  const playback = usePlayback();
  const read = () => {
    const second = playback.current();
    const index = cueAt(cues, second);
    return isWhole || (cues[index]?.end ?? 0) > second ? index : -1;
  };
  const subscribe = useCallback((listener: () => void) => playback.subscribe(listener), [playback]);
  const current = useSyncExternalStore(subscribe, read, read);
  const { list, isFollowing, follow, stopFollowing } = useFollowing(current);
  const [focused, setFocused] = useState<number | null>(null);
  const stop = focused ?? Math.max(current, 0);

  const choose = (index: number) => {
    const cue = cues[index];
    if (!cue) return;
    playback.seek(cue.start);
    follow();
  };
  const move = (event: KeyboardEvent) => {
    const target = nextRow(event.key, stop, cues.length);
    if (target === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    stopFollowing();
    list.current?.querySelector<HTMLElement>(`[data-index="${target}"] button`)?.focus();
  };
  return (
    <Stack gap="2" align="start">
      <List
        ref={list}
        lang={language}
        onClick={({ target }) => choose(rowOf(target))}
        onFocus={({ target }) => setFocused(rowOf(target))}
        onBlur={() => setFocused(null)}
        onKeyDown={move}
      >
        {cues.map((cue, index) => (
          <CueRow key={index} cue={cue} index={index} isCurrent={index === current} isStop={index === stop} />
        ))}
      </List>
      {/* Its place is kept, so that nothing moves when it comes. */}
      <Box visibility={isFollowing ? 'hidden' : 'visible'}>
        <Button variant="outline" onClick={follow}>
          {playerTexts.transcript.follow}
        </Button>
      </Box>
    </Stack>
  );
}

/** The row that a key leads to; null for other keys. */
function nextRow(key: string, from: number, count: number): number | null {
  const rows: Record<string, number> = {
    ArrowUp: Math.max(from - 1, 0),
    ArrowDown: Math.min(from + 1, count - 1),
    Home: 0,
    End: count - 1,
  };
  return rows[key] ?? null;
}

/** The index of the row around an element; -1 outside of the rows. */
function rowOf(target: EventTarget): number {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return Number(row?.dataset.index ?? -1);
}

interface CueRowProps {
  cue: Cue;
  index: number;
  isCurrent: boolean;
  /** Whether the Tab key stops here. */
  isStop: boolean;
}

/** A long lecture has thousands of rows. Only changed ones render again, and all are styled by the list. */
const CueRow = memo(function CueRow({ cue, index, isCurrent, isStop }: CueRowProps) {
  return (
    <li data-index={index}>
      <button type="button" tabIndex={isStop ? 0 : -1} aria-current={isCurrent ? 'true' : undefined}>
        <time>{formatClock(cue.start)}</time>
        <span dir="auto">{cue.text}</span>
      </button>
    </li>
  );
});

const List = chakra('ol', {
  base: {
    listStyleType: 'none',
    position: 'relative',
    width: 'full',
    maxHeight: { base: '60dvh', lg: '26rem' },
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    border: 'line',
    borderColor: 'border',
    borderRadius: 'card',
    // Rows outside of the window are not laid out.
    '& li': { contentVisibility: 'auto', containIntrinsicSize: 'auto 4.5rem' },
    '& button': {
      display: 'flex',
      alignItems: 'baseline',
      gap: '3',
      width: 'full',
      minHeight: '11',
      paddingX: '3',
      paddingY: '2',
      textAlign: 'start',
      whiteSpace: 'pre-line',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      borderInlineStartWidth: '4px',
      borderInlineStartColor: 'transparent',
      _hover: { bg: 'bg.muted' },
      _focusVisible: { outlineOffset: '-3px' },
    },
    '& button[aria-current]': { bg: 'bg.emphasized', borderInlineStartColor: 'action.solid' },
    '& time': { minWidth: '12', textStyle: 'sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    '& span': { flex: '1' },
  },
});

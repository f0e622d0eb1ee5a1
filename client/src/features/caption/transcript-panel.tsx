import { Box, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { memo, useCallback, useState, useSyncExternalStore } from 'react';
import { usePlayback } from '#client/features/player/playback.tsx';
import { languageText } from '#client/features/player/player-words.ts';
import { formatClock } from '#client/lib/format.ts';
import { Button } from '#client/ui/button.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { Select } from '#client/ui/select.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { messages } from '#shared/messages.ts';
import { cueAt, type Cue } from './cues.ts';
import { useCues, type CaptionLink, type RenewCaptions } from './use-cues.ts';
import { useFollowing } from './use-following.ts';

interface TranscriptPanelProps {
  /** At least one; the first is shown first. */
  captions: readonly [CaptionLink, ...CaptionLink[]];
  renew: RenewCaptions;
}

/** What is said in the film of the room: it follows the film, and a click goes to where the words are said. */
export function TranscriptPanel({ captions, renew }: TranscriptPanelProps) {
  const [language, setLanguage] = useState(captions[0].language);
  const shown = captions.find((each) => each.language === language) ?? captions[0];
  return (
    <Stack as="section" gap="3" aria-labelledby="transcript-heading">
      <Flex align="center" justify="space-between" gap="4" wrap="wrap">
        <Heading as="h2" id="transcript-heading" textStyle="h3">
          Transcript
        </Heading>
        {captions.length > 1 && (
          <Box minWidth="10rem">
            <Select
              aria-label="Language of the transcript"
              value={shown.language}
              onChange={({ target }) => setLanguage(target.value)}
            >
              {captions.map((each) => (
                <option key={each.language} value={each.language}>
                  {languageText(each.language)}
                </option>
              ))}
            </Select>
          </Box>
        )}
      </Flex>
      <TranscriptText key={`${shown.language} ${shown.version}`} captions={shown} renew={renew} />
    </Stack>
  );
}

function TranscriptText({ captions, renew }: { captions: CaptionLink; renew: RenewCaptions }) {
  const state = useCues(captions, renew);
  if (state.status === 'failed')
    return <ErrorState message={messages.failure.loadCaptions} onRetry={state.retry} />;
  if (state.status === 'loading') return <Skeleton height="48" />;
  return <CueList cues={state.cues} language={captions.language} />;
}

function CueList({ cues, language }: { cues: Cue[]; language: string }) {
  const playback = usePlayback();
  const read = () => cueAt(cues, playback.current());
  const subscribe = useCallback((listener: () => void) => playback.subscribe(listener), [playback]);
  const current = useSyncExternalStore(subscribe, read, read);
  const { list, isFollowing, follow } = useFollowing(current);
  const choose = (seconds: number) => {
    playback.seek(seconds);
    follow();
  };
  return (
    <Stack gap="2" align="start">
      <Box
        as="ol"
        ref={list}
        lang={language}
        listStyleType="none"
        width="full"
        maxHeight={{ base: '60dvh', lg: '26rem' }}
        overflowY="auto"
        overscrollBehavior="contain"
        border="line"
        borderColor="border"
        borderRadius="card"
      >
        {cues.map((cue, index) => (
          <CueRow key={index} cue={cue} index={index} isCurrent={index === current} onChoose={choose} />
        ))}
      </Box>
      {/* Its place is kept, so that nothing moves when it comes. */}
      <Box visibility={isFollowing ? 'hidden' : 'visible'}>
        <Button variant="outline" onClick={follow}>
          Follow the film again
        </Button>
      </Box>
    </Stack>
  );
}

interface CueRowProps {
  cue: Cue;
  index: number;
  isCurrent: boolean;
  onChoose: (seconds: number) => void;
}

/** A long lecture has thousands of them: only those that change are drawn again. */
const CueRow = memo(
  function CueRow({ cue, index, isCurrent, onChoose }: CueRowProps) {
    return (
      <li data-index={index}>
        <RowButton
          type="button"
          aria-current={isCurrent ? 'true' : undefined}
          onClick={() => onChoose(cue.start)}
        >
          <Text as="span" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums" minWidth="12">
            {formatClock(Math.floor(cue.start))}
          </Text>
          <span>{cue.text}</span>
        </RowButton>
      </li>
    );
  },
  (before, after) => before.cue === after.cue && before.isCurrent === after.isCurrent,
);

const RowButton = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '3',
    width: 'full',
    minHeight: '11',
    paddingX: '3',
    paddingY: '2',
    textAlign: 'start',
    whiteSpace: 'pre-line',
    cursor: 'pointer',
    borderInlineStartWidth: '4px',
    borderInlineStartColor: 'transparent',
    _hover: { bg: 'bg.muted' },
    _focusVisible: { outlineOffset: '-3px' },
    '&[aria-current]': { bg: 'bg.emphasized', borderInlineStartColor: 'action.solid' },
  },
});

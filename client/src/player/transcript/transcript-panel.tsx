import { Box, Flex, Heading, Input, Stack, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { ErrorState } from '#client/ui/error-state.tsx';
import { Select } from '#client/ui/select.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { limits } from '#shared/limits.ts';
import { playerTexts } from '#shared/player.ts';
import { usePlayerSettings } from '#client/player/use-player-settings.ts';
import { languageText } from '#client/player/player-text.ts';
import { captionFor } from '#client/player/caption-choice.ts';
import type { CaptionFile } from '#client/player/video.ts';
import { CueList } from './cue-list.tsx';
import { cuesWith, type Cue } from './cues.ts';
import { useCues, type RenewCaptions } from './use-cues.ts';

interface TranscriptPanelProps {
  /** At least one. The language of the video's captions is shown first. */
  captions: readonly [CaptionFile, ...CaptionFile[]];
  renew: RenewCaptions;
}

/** The transcript of the video, with a choice of languages. */
export function TranscriptPanel({ captions, renew }: TranscriptPanelProps) {
  const { captionLanguage } = usePlayerSettings();
  const [chosen, setChosen] = useState<string | null>(null);
  const shown =
    captions.find(({ language }) => language === chosen) ??
    captionFor(captions, captionLanguage) ??
    captions[0];
  return (
    <Stack as="section" gap="3" aria-labelledby="transcript-heading">
      <Flex align="center" justify="space-between" gap="4" wrap="wrap">
        <Heading as="h2" id="transcript-heading" textStyle="h3">
          {playerTexts.transcript.heading}
        </Heading>
        {captions.length > 1 && (
          <Box minWidth="10rem">
            <Select
              aria-label={playerTexts.transcript.language}
              value={shown.language}
              onChange={({ target }) => setChosen(target.value)}
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

function TranscriptText({ captions, renew }: { captions: CaptionFile; renew: RenewCaptions }) {
  const state = useCues(captions, renew);
  if (state.status === 'failed')
    return <ErrorState message={playerTexts.transcript.failed} onRetry={state.retry} />;
  if (state.status === 'loading') return <Skeleton height="48" />;
  return <SearchableCues cues={state.cues} language={captions.language} />;
}

/** The cues, or those with a searched text. */
function SearchableCues({ cues, language }: { cues: readonly Cue[]; language: string }) {
  const [search, setSearch] = useState('');
  const found = useMemo(() => cuesWith(cues, search), [cues, search]);
  const { transcript: texts } = playerTexts;
  return (
    <Stack gap="2">
      <Input
        type="search"
        dir="auto"
        aria-label={texts.search}
        placeholder={texts.search}
        maxLength={limits.search.max}
        autoComplete="off"
        spellCheck={false}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <Text role="status" textStyle="sm" color="fg.muted" _empty={{ display: 'none' }}>
        {search.trim() !== '' && texts.found({ count: found.length })}
      </Text>
      {found.length > 0 && (
        <CueList key={`${found === cues}`} cues={found} language={language} isWhole={found === cues} />
      )}
    </Stack>
  );
}

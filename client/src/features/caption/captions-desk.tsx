import { Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { languageText } from '#client/features/player/player-words.ts';
import type { CaptionPartsFragment, LectureTranscriptionQuery } from '#client/gql/graphql.ts';
import { saveFile } from '#client/lib/save-file.ts';
import { Button } from '#client/ui/button.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { messages } from '#shared/messages.ts';
import { AddCaptions } from './add-captions.tsx';
import { CaptionEditor } from './caption-editor.tsx';
import type { Cue } from './cues.ts';
import { useCaptionChanges } from './use-caption-changes.ts';
import { useCues, type RenewCaptions } from './use-cues.ts';
import { vttOf, writeVtt } from './web-vtt.ts';

type Transcription = LectureTranscriptionQuery['course']['lectures'][number]['transcription'];

interface CaptionsDeskProps {
  lecture: { id: string; duration: number; captions: readonly CaptionPartsFragment[] };
  /** What a machine does about them; null when it never did. */
  transcription: Transcription;
  canTranscribe: boolean;
  renew: RenewCaptions;
}

/** The captions of a lecture in all languages: to be uploaded, written, edited and deleted (ADMIN). */
export function CaptionsDesk({ lecture, transcription, canTranscribe, renew }: CaptionsDeskProps) {
  const { captions } = lecture;
  const [chosen, setChosen] = useState<string | null>(null);
  const [isNew, setIsNew] = useState(false);
  const shown = chosen ?? captions[0]?.language ?? null;
  const known = captions.find(({ language }) => language === shown);
  const choose = (language: string) => {
    setChosen(language);
    setIsNew(false);
  };
  return (
    <Stack gap="6">
      <Flex as="nav" gap="2" wrap="wrap" aria-label="Languages">
        {captions.map(({ id, language, source }) => (
          <Button
            key={id}
            variant={language === shown && !isNew ? 'solid' : 'outline'}
            aria-pressed={language === shown && !isNew}
            onClick={() => choose(language)}
          >
            {languageText(language)}
            {source === 'AUTOMATIC' && ' (by machine)'}
          </Button>
        ))}
        {shown !== null && (
          <Button variant="ghost" aria-pressed={isNew} onClick={() => setIsNew(true)}>
            Add a language or file
          </Button>
        )}
      </Flex>
      <MachineCaptions
        lectureId={lecture.id}
        transcription={transcription}
        canTranscribe={canTranscribe && captions.length === 0}
      />
      {(isNew || shown === null) && (
        <AddCaptions lectureId={lecture.id} captions={captions} onWrite={choose} onAdded={choose} />
      )}
      {!isNew && shown !== null && known && (
        <SavedCaptions key={known.id} lecture={lecture} captions={known} renew={renew} />
      )}
      {!isNew && shown !== null && !known && (
        <CaptionEditor
          key={shown}
          lectureId={lecture.id}
          language={shown}
          version={null}
          cues={[]}
          duration={lecture.duration}
          onConflict={renew}
        />
      )}
    </Stack>
  );
}

interface SavedCaptionsProps {
  lecture: CaptionsDeskProps['lecture'];
  captions: CaptionPartsFragment;
  renew: RenewCaptions;
}

function SavedCaptions({ lecture, captions, renew }: SavedCaptionsProps) {
  // What was loaded first is what is edited: a save of one's own is no reason to load it again.
  const [opened] = useState(captions);
  const state = useCues(opened, renew);
  const { save, remove } = useCaptionChanges();
  const [saved, setSaved] = useState<Cue[] | null>(null);
  const { id, language, version } = captions;
  if (state.status === 'failed')
    return <ErrorState message={messages.failure.loadCaptions} onRetry={state.retry} />;
  if (state.status === 'loading') return <Skeleton height="48" />;
  const { cues } = state;
  const latest = saved ?? cues;
  const name = `${language}.vtt`;
  const undo = () => save({ lectureId: lecture.id, language, version: null, file: writeVtt(latest, name) });
  return (
    <Stack gap="4">
      <Flex align="center" justify="space-between" gap="3" wrap="wrap">
        <Heading as="h2" textStyle="h3">
          {languageText(language)}
        </Heading>
        <Flex gap="3" align="center">
          <Button variant="ghost" onClick={() => saveFile(name, vttOf(latest), 'text/vtt')}>
            Download
          </Button>
          <Button variant="ghost" onClick={() => remove(id, { label: 'Undo', run: undo })}>
            Delete captions
          </Button>
        </Flex>
      </Flex>
      <CaptionEditor
        lectureId={lecture.id}
        language={language}
        version={version}
        cues={cues}
        duration={lecture.duration}
        onConflict={renew}
        onSaved={setSaved}
      />
    </Stack>
  );
}

type MachineCaptionsProps = Pick<CaptionsDeskProps, 'transcription' | 'canTranscribe'> & {
  lectureId: string;
};

/** What a machine does about the captions, and the way to let it. */
function MachineCaptions({ lectureId, transcription, canTranscribe }: MachineCaptionsProps) {
  const { transcribe } = useCaptionChanges();
  const [isStarting, setIsStarting] = useState(false);
  const start = async () => {
    setIsStarting(true);
    await transcribe(lectureId);
    setIsStarting(false);
  };
  if (transcription?.state === 'RUNNING') return <Text role="status">The captions are being written …</Text>;
  return (
    <>
      {transcription?.state === 'FAILED' && <Text color="danger.text">{transcription.failure}</Text>}
      {canTranscribe && (
        <Flex>
          <Button variant="outline" loading={isStarting} onClick={start}>
            Let them be written by machine
          </Button>
        </Flex>
      )}
    </>
  );
}

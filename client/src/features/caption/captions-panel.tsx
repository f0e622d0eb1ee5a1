import { Flex, Stack } from '@chakra-ui/react';
import { useCallback, useRef, useState } from 'react';
import { languageText } from '#client/player/player-text.ts';
import type { CaptionPartsFragment, TranscriptionPartsFragment } from '#client/gql/graphql.ts';
import { Button } from '#client/ui/button.tsx';
import { useFocusAfterChange } from '#client/ui/use-focus-after-change.ts';
import type { RenewCaptions } from '#client/player/transcript/use-cues.ts';
import { captionMessages } from '#shared/caption.ts';
import { AddCaptions, type AddedCaptions } from './add-captions.tsx';
import { FileRepairs } from './file-repairs.tsx';
import { LanguagePanel } from './language-panel.tsx';
import { MachineCaptions } from './machine-captions.tsx';
import { UnsavedCaptionsDialog } from './unsaved-captions-dialog.tsx';

interface CaptionsPanelProps {
  lecture: { id: string; duration: number; captions: readonly CaptionPartsFragment[] };
  /** State of the automatic transcription; null when it never ran. */
  transcription: TranscriptionPartsFragment | null;
  /** Whether the school has a transcription service. */
  canTranscribe: boolean;
  renew: RenewCaptions;
}

/** Panel to upload, write, edit and delete the captions of a lecture in all languages (ADMIN). */
export function CaptionsPanel({ lecture, transcription, canTranscribe, renew }: CaptionsPanelProps) {
  const { captions } = lecture;
  const [chosen, setChosen] = useState<string | null>(captions[0]?.language ?? null);
  const [isNew, setIsNew] = useState(false);
  // The lecture's list may be outdated: an update of the lecture can cross with the upload's response.
  const [added, setAdded] = useState<AddedCaptions | null>(null);
  const shown = chosen ?? captions[0]?.language ?? null;
  const { leave, dialog, onEdited } = useUnsavedCaptions();
  const place = useFocusAfterChange(`${shown} ${isNew}`);
  const choose = (language: string | null) => {
    setChosen(language);
    setIsNew(false);
    setAdded(null);
  };
  const addNew = () => {
    setIsNew(true);
    setAdded(null);
  };
  const open = (saved: AddedCaptions) => {
    choose(saved.language);
    setAdded(saved);
  };
  return (
    <Stack ref={place} tabIndex={-1} gap="6" css={{ '&:focus': { outline: 'none' } }}>
      {shown !== null && (
        <Flex as="nav" gap="2" wrap="wrap" aria-label={captionMessages.page.languages}>
          {captions.map(({ id, language, source }) => (
            <Button
              key={id}
              variant={language === shown && !isNew ? 'solid' : 'outline'}
              aria-pressed={language === shown && !isNew}
              onClick={() => (isNew || language !== shown) && leave(() => choose(language))}
            >
              {source === 'AUTOMATIC'
                ? captionMessages.page.byMachine({ language: languageText(language) })
                : languageText(language)}
            </Button>
          ))}
          <Button variant={isNew ? 'solid' : 'ghost'} aria-pressed={isNew} onClick={() => leave(addNew)}>
            {captionMessages.page.add}
          </Button>
        </Flex>
      )}
      <MachineCaptions
        lectureId={lecture.id}
        transcription={transcription}
        canTranscribe={canTranscribe && captions.length === 0}
      />
      <FileRepairs repairs={added?.repairs ?? []} />
      {isNew || shown === null ? (
        <AddCaptions lectureId={lecture.id} captions={captions} onWrite={choose} onAdded={open} />
      ) : (
        <LanguagePanel
          key={shown}
          lecture={lecture}
          language={shown}
          captions={
            [...captions, ...(added ? [added] : [])].find(({ language }) => language === shown) ?? null
          }
          renew={renew}
          onEdited={onEdited}
          onDeleted={() => choose(null)}
        />
      )}
      {dialog}
    </Stack>
  );
}

/** Asks for confirmation before unsaved captions are left for others of the same lecture. */
function useUnsavedCaptions() {
  const isEdited = useRef(false);
  const [step, setStep] = useState<{ go: () => void } | null>(null);
  const onEdited = useCallback((isChanged: boolean) => void (isEdited.current = isChanged), []);
  const leave = (go: () => void) => (isEdited.current ? setStep({ go }) : go());
  const end = (outcome?: () => void) => {
    setStep(null);
    outcome?.();
  };
  const dialog = (
    <UnsavedCaptionsDialog open={step !== null} onLeave={() => end(step?.go)} onStay={() => end()} />
  );
  return { leave, onEdited, dialog };
}

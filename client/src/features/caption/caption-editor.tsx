import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useCallback, useReducer, useState } from 'react';
import { usePlayback } from '#client/features/player/playback.tsx';
import { errorMessage, hasCode } from '#client/lib/graphql-error.ts';
import { notify } from '#client/lib/notices.ts';
import { useLeaveGuard } from '#client/lib/use-leave-guard.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { FormRefusal } from '#client/ui/form-refusal.tsx';
import { messages } from '#shared/messages.ts';
import { CueFields } from './cue-fields.tsx';
import type { Cue } from './cues.ts';
import { beginEdit, editCues, faultsOf, savedCues, type EditedCue } from './edited-cues.ts';
import { parseTime, writeVtt } from './web-vtt.ts';
import { useCaptionChanges } from './use-caption-changes.ts';

interface CaptionEditorProps {
  lectureId: string;
  language: string;
  /** The version that is edited; null for captions that are not saved yet. */
  version: number | null;
  cues: readonly Cue[];
  /** Of the film, in seconds. */
  duration: number;
  /** Asks for the version that somebody else has saved meanwhile, so that the next save takes its place. */
  onConflict: () => Promise<unknown>;
  onSaved?: (cues: Cue[]) => void;
}

/** Edits the captions of the film beside it. What was typed stays when the server refuses it. */
export function CaptionEditor(props: CaptionEditorProps) {
  const { lectureId, language, version, cues, duration, onConflict, onSaved } = props;
  const playback = usePlayback();
  const { save } = useCaptionChanges();
  const [state, edit] = useReducer(editCues, cues, beginEdit);
  const [isChecked, setIsChecked] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { isChanged } = state;
  const blocker = useLeaveGuard(useCallback(() => isChanged, [isChanged]));

  const play = useCallback(
    (cue: EditedCue) => {
      const start = parseTime(cue.start);
      if (start !== null) playback.seek(start);
    },
    [playback],
  );
  const remove = useCallback((cue: EditedCue, number: number) => {
    edit({ type: 'remove', id: cue.id });
    notify.success(messages.success.deleteCue, {
      action: { label: 'Undo', run: () => edit({ type: 'restore', cue, index: number - 1 }) },
    });
  }, []);

  const submit = async () => {
    setIsChecked(true);
    setRefusal(null);
    const toSave = savedCues(state, duration);
    if (!toSave) return setRefusal(messages.validation.cuesFaulty);
    if (toSave.length === 0) return setRefusal(messages.validation.captionsEmpty);
    setIsSaving(true);
    const file = writeVtt(toSave, `${language}.vtt`);
    const outcome = await save({ lectureId, language, version, file });
    setIsSaving(false);
    if (outcome.ok) {
      edit({ type: 'begin', cues: toSave });
      return onSaved?.(toSave);
    }
    setRefusal(errorMessage(outcome.error, messages.failure.saveCaptions));
    if (!hasCode(outcome.error, 'CONFLICT')) return;
    await onConflict().catch(() => undefined);
    setRefusal(`${messages.conflict.captionsChanged}. ${messages.conflict.saveOverCaptions}`);
  };

  return (
    <Stack gap="4">
      {refusal && <FormRefusal text={refusal} />}
      <Flex gap="3" wrap="wrap">
        <Button onClick={submit} loading={isSaving} aria-disabled={!isChanged || undefined}>
          Save captions
        </Button>
        <Button variant="outline" onClick={() => edit({ type: 'add', at: playback.current() })}>
          Add a cue here
        </Button>
      </Flex>
      {state.cues.length === 0 && (
        <Text color="fg.muted">Play the film and add a cue where somebody speaks.</Text>
      )}
      <Box
        as="ol"
        listStyleType="none"
        lang={language}
        maxHeight={{ lg: '34rem' }}
        overflowY={{ lg: 'auto' }}
      >
        {state.cues.map((cue, index) => {
          const faults = isChecked ? faultsOf(cue, index + 1, duration) : {};
          return (
            <CueFields
              key={cue.id}
              cue={cue}
              number={index + 1}
              timesFault={faults.times}
              textFault={faults.text}
              edit={edit}
              onPlay={play}
              onRemove={remove}
            />
          );
        })}
      </Box>
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        title="Leave without saving the captions?"
        description="What you have changed in these captions is not saved yet."
        confirmLabel="Leave without saving"
        cancelLabel="Stay"
        onConfirm={() => blocker.proceed?.()}
        onCancel={() => blocker.reset?.()}
      />
    </Stack>
  );
}

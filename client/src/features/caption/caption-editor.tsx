import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useCallback, useEffect, useReducer, useState } from 'react';
import { usePlayback } from '#client/player/playback.tsx';
import { errorMessage, hasCode } from '#client/graphql/errors.ts';
import { notify } from '#client/toasts/toasts.ts';
import { useLeaveGuard } from '#client/routing/use-leave-guard.ts';
import type { Outcome } from '#client/toasts/with-toast.ts';
import { Button } from '#client/ui/button.tsx';
import { DraftOffer } from '#client/forms/draft-offer.tsx';
import { FormError } from '#client/forms/form-error.tsx';
import { Pagination } from '#client/ui/pagination.tsx';
import { captionMessages } from '#shared/caption.ts';
import type { Cue } from '#client/player/transcript/cues.ts';
import { messages } from '#shared/messages.ts';
import { CueFields } from './cue-fields.tsx';
import {
  beginEdit,
  countUntil,
  editCues,
  cueErrors,
  firstInvalid,
  savedCues,
  type EditedCue,
} from './edited-cues.ts';
import { OthersChange } from './others-change.tsx';
import { UnsavedCaptionsDialog } from './unsaved-captions-dialog.tsx';
import { useCaptionDraft } from './use-caption-draft.ts';
import { parseTime } from './web-vtt.ts';

/** Cues per page. Fields for thousands of cues would freeze the browser. */
const pageSize = 50;

interface CaptionEditorProps {
  lectureId: string;
  language: string;
  /** Version of the cues; null for captions that are not saved yet. */
  version: number | null;
  cues: readonly Cue[];
  /** Duration of the video, in seconds. */
  duration: number;
  /** Whether another admin has saved or deleted these captions in the meantime. */
  isOutdated: boolean;
  onSave: (cues: readonly Cue[]) => Promise<Outcome<unknown>>;
  /** Lets the next save overwrite the version of another admin. May reject. */
  onConflict: () => Promise<void>;
  /** Called when a draft is restored that was based on this version. */
  onTakenUp: (version: number | null) => void;
  /** Called with whether there are unsaved changes. */
  onEdited: (isChanged: boolean) => void;
  /** Opens the version that another admin has saved; null when there is none. */
  onShowTheirs: (() => void) | null;
}

/** Editor for the captions of the video next to it. Keeps the input when the server rejects a save. */
export function CaptionEditor(props: CaptionEditorProps) {
  const { lectureId, language, version, cues, duration, isOutdated } = props;
  const { onSave, onConflict, onTakenUp, onEdited, onShowTheirs } = props;
  const playback = usePlayback();
  const [state, edit] = useReducer(editCues, cues, beginEdit);
  const [place, setPlace] = useState<Place>({ page: 1 });
  const [isChecked, setIsChecked] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [saveError, setSaveError] = useState<string | null>(null);
  const [hasMet, setHasMet] = useState(false);
  const { isChanged } = state;
  const draft = useCaptionDraft({ lectureId, language, version }, state);
  const blocker = useLeaveGuard(useCallback(() => isChanged, [isChanged]));
  useEffect(() => {
    onEdited(isChanged);
    return () => onEdited(false);
  }, [isChanged, onEdited]);

  const page = Math.min(place.page, Math.max(1, Math.ceil(state.cues.length / pageSize)));
  const first = (page - 1) * pageSize;
  const shown = state.cues.slice(first, first + pageSize);

  const play = useCallback(
    (cue: EditedCue) => {
      const start = parseTime(cue.start);
      if (start !== null) playback.seek(start);
    },
    [playback],
  );
  const remove = useCallback((cue: EditedCue, number: number) => {
    edit({ type: 'remove', id: cue.id });
    notify.success(captionMessages.success.deleteCue, {
      action: { label: messages.button.undo, run: () => edit({ type: 'restore', cue, index: number - 1 }) },
    });
  }, []);

  const goTo = (index: number, id?: number) =>
    setPlace({ page: Math.floor(index / pageSize) + 1, sought: { id } });
  const add = () => {
    const at = playback.current();
    edit({ type: 'add', at });
    goTo(countUntil(state.cues, at), state.nextId);
  };
  const showCurrent = () => {
    const index = Math.max(countUntil(state.cues, playback.current()) - 1, 0);
    goTo(index, state.cues[index]?.id);
  };

  const submit = async () => {
    setIsChecked(true);
    setSaveError(null);
    if (state.cues.length === 0) return setSaveError(captionMessages.validation.captionsEmpty);
    const invalid = firstInvalid(state, duration);
    if (invalid !== -1) {
      goTo(invalid, state.cues[invalid]?.id);
      return setSaveError(captionMessages.validation.cuesFaulty);
    }
    const toSave = savedCues(state);
    setIsSaving(true);
    const outcome = await onSave(toSave);
    setIsSaving(false);
    if (outcome.ok) {
      setHasMet(false);
      setIsChecked(false);
      setPlace({ page });
      draft.drop();
      return edit({ type: 'saved', edited: state.cues, cues: toSave });
    }
    if (!hasCode(outcome.error, 'CONFLICT')) {
      return setSaveError(errorMessage(outcome.error, captionMessages.failure.saveCaptions));
    }
    await onConflict().then(
      () => setHasMet(true),
      () => setSaveError(captionMessages.conflict.captionsChanged),
    );
  };

  const takeUp = () => {
    const taken = draft.takeUp();
    if (taken) {
      edit({ type: 'takeUp', cues: taken.cues });
      onTakenUp(taken.version);
    }
    goTo(0, 0);
  };
  const decline = () => {
    draft.decline();
    goTo(0, 0);
  };

  return (
    <Stack gap="4">
      {draft.offered && <DraftOffer keptAt={draft.offered.keptAt} onTakeUp={takeUp} onDecline={decline} />}
      {saveError && <FormError text={saveError} />}
      {(hasMet || (isOutdated && !isSaving)) && <OthersChange isMet={hasMet} onShowTheirs={onShowTheirs} />}
      <Flex gap="3" wrap="wrap">
        <Button onClick={submit} loading={isSaving}>
          {captionMessages.editor.save}
        </Button>
        <Button variant="outline" onClick={add}>
          {captionMessages.editor.add}
        </Button>
        {state.cues.length > 0 && (
          <Button variant="outline" onClick={showCurrent}>
            {captionMessages.editor.find}
          </Button>
        )}
      </Flex>
      {state.cues.length === 0 && <Text color="fg.muted">{captionMessages.editor.empty}</Text>}
      <Box
        as="ol"
        key={page}
        listStyleType="none"
        lang={language}
        // Space for the focus ring of a field.
        paddingX="1"
        marginX="-1"
        maxHeight={{ lg: '34rem' }}
        overflowY={{ lg: 'auto' }}
      >
        {shown.map((cue, index) => {
          const number = first + index + 1;
          const errors = isChecked ? cueErrors(cue, number, duration) : {};
          return (
            <CueFields
              key={cue.id}
              cue={cue}
              number={number}
              timesError={errors.times}
              textError={errors.text}
              sought={cue.id === place.sought?.id ? place.sought : undefined}
              edit={edit}
              onPlay={play}
              onRemove={remove}
            />
          );
        })}
      </Box>
      {state.cues.length > pageSize && (
        <Pagination
          of="cues"
          page={page}
          pageSize={pageSize}
          shown={shown.length}
          totalCount={state.cues.length}
          isLoading={false}
          onPage={(next) => setPlace({ page: next })}
        />
      )}
      <UnsavedCaptionsDialog
        open={blocker.state === 'blocked'}
        onLeave={() => {
          draft.forget();
          blocker.proceed?.();
        }}
        onStay={() => blocker.reset?.()}
      />
    </Stack>
  );
}

interface Place {
  /** Counted from 1. */
  page: number;
  /** The cue to focus. A new object triggers the focus again. */
  sought?: { id: number | undefined };
}

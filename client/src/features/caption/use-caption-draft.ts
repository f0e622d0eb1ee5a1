import { useEffect } from 'react';
import { useDraftKey } from '#client/features/auth/use-draft-key.ts';
import { useDraft } from '#client/forms/use-draft.ts';
import type { EditedCue, EditedCues } from './edited-cues.ts';

/** An unsaved draft of captions. */
interface CaptionDraft {
  /** Version of the captions that the draft is based on; null for captions that were never saved. */
  version: number | null;
  cues: readonly EditedCue[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isCue = (value: unknown): value is EditedCue =>
  isRecord(value) && ['start', 'end', 'text'].every((name) => typeof value[name] === 'string');

const isCaptionDraft = (content: unknown): content is CaptionDraft =>
  isRecord(content) &&
  (content['version'] === null || typeof content['version'] === 'number') &&
  Array.isArray(content['cues']) &&
  content['cues'].every(isCue);

/** Stores unsaved captions in the browser until they are saved, and offers an earlier draft to restore. */
export function useCaptionDraft(
  captions: { lectureId: string; language: string; version: number | null },
  { cues, isChanged }: EditedCues,
) {
  const { lectureId, language, version } = captions;
  const draft = useDraft(useDraftKey(`captions:${lectureId}:${language}`), isCaptionDraft);
  const { keep } = draft;
  useEffect(() => {
    if (isChanged) keep({ version, cues });
  }, [isChanged, cues, version, keep]);
  return draft;
}

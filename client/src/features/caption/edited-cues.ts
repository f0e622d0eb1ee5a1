import { captionLimits, captionMessages } from '#shared/caption.ts';
import { messages } from '#shared/messages.ts';
import type { Cue } from '#client/player/transcript/cues.ts';
import { formatTime, parseTime } from './web-vtt.ts';

/** A cue in the editor, with its times as entered. */
export interface EditedCue {
  id: number;
  start: string;
  end: string;
  text: string;
}

/** The state of the editor. `nextId` is the id of the next cue that is added. */
export interface EditedCues {
  cues: readonly EditedCue[];
  nextId: number;
  isChanged: boolean;
}

export type CueEdit =
  | { type: 'change'; id: number; field: 'start' | 'end' | 'text'; value: string }
  | { type: 'add'; at: number }
  | { type: 'remove'; id: number }
  /** Replaces all cues with a draft. */
  | { type: 'takeUp'; cues: readonly EditedCue[] }
  | { type: 'restore'; cue: EditedCue; index: number }
  /** `edited` are the cues of the editor at the time they were sent as `cues`. */
  | { type: 'saved'; edited: readonly EditedCue[]; cues: readonly Cue[] };

/** Default duration of a new cue, in seconds. */
const newLength = 3;

const toEdited = ({ start, end, text }: Cue, id: number): EditedCue => ({
  id,
  start: formatTime(start),
  end: formatTime(end),
  text,
});

/** The state of the editor before any change. */
export const beginEdit = (cues: readonly Cue[]): EditedCues => ({
  cues: cues.map(toEdited),
  nextId: cues.length,
  isChanged: false,
});

/** Applies an edit. */
export function editCues(state: EditedCues, edit: CueEdit): EditedCues {
  const { cues, nextId } = state;
  switch (edit.type) {
    case 'saved':
      // Changes made during the save stay for the next save.
      return cues === edit.edited ? beginEdit(edit.cues) : state;
    case 'takeUp':
      return {
        cues: edit.cues.map((cue, id) => ({ ...cue, id })),
        nextId: edit.cues.length,
        isChanged: true,
      };
    case 'change':
      return {
        ...state,
        cues: cues.map((cue) => (cue.id === edit.id ? { ...cue, [edit.field]: edit.value } : cue)),
        isChanged: true,
      };
    case 'add': {
      const added = toEdited({ start: edit.at, end: edit.at + newLength, text: '' }, nextId);
      const index = countUntil(cues, edit.at);
      return { cues: cues.toSpliced(index, 0, added), nextId: nextId + 1, isChanged: true };
    }
    case 'remove':
      return { ...state, cues: cues.filter(({ id }) => id !== edit.id), isChanged: true };
    case 'restore': {
      // Another cue may have the old id since the captions were saved.
      const restored = { ...edit.cue, id: nextId };
      return { cues: cues.toSpliced(edit.index, 0, restored), nextId: nextId + 1, isChanged: true };
    }
  }
}

/** Number of cues that start at `second` or earlier. */
export function countUntil(cues: readonly EditedCue[], second: number): number {
  const later = cues.findIndex((cue) => (parseTime(cue.start) ?? 0) > second);
  return later === -1 ? cues.length : later;
}

/** The errors of a cue, by field. `number` is its position, from 1; `duration` is the video's, in seconds. */
export function cueErrors(
  cue: EditedCue,
  number: number,
  duration: number,
): Partial<Record<'times' | 'text', string>> {
  const [start, end] = [parseTime(cue.start), parseTime(cue.end)];
  const text = cue.text.trim();
  return {
    ...(start === null || end === null
      ? { times: captionMessages.validation.cueTime }
      : end <= start
        ? { times: captionMessages.validation.cueTimes({ number }) }
        : duration > 0 && start > duration
          ? { times: captionMessages.validation.cueLate({ number }) }
          : {}),
    ...(text === ''
      ? { text: captionMessages.validation.cueText({ number }) }
      : Array.from(text).length > captionLimits.cueText.max
        ? { text: messages.validation.textTooLong({ limit: captionLimits.cueText.max }) }
        : {}),
  };
}

/** Index of the first invalid cue; -1 when all are valid. */
export function firstInvalid({ cues }: EditedCues, duration: number): number {
  return cues.findIndex((cue, index) => Object.keys(cueErrors(cue, index + 1, duration)).length > 0);
}

/** The cues to save, sorted by start. Requires cues without errors. */
export function savedCues({ cues }: EditedCues): Cue[] {
  return cues
    .map(({ start, end, text }) => ({
      start: parseTime(start) ?? 0,
      end: parseTime(end) ?? 0,
      text: text.trim(),
    }))
    .sort((one, other) => one.start - other.start);
}

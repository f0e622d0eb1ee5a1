import { describe, expect, it } from 'vitest';
import { captionLimits, captionMessages } from '#shared/caption.ts';
import { messages } from '#shared/messages.ts';
import { beginEdit, countUntil, editCues, cueErrors, firstInvalid, savedCues } from './edited-cues.ts';

const cues = [
  { start: 0, end: 2, text: 'One' },
  { start: 5, end: 8, text: 'Two' },
  { start: 9, end: 12, text: 'Three' },
];
const texts = (state: ReturnType<typeof beginEdit>) => state.cues.map(({ text }) => text);

describe('editing cues', () => {
  it('changes only the edited field and marks the captions as changed', () => {
    const begun = beginEdit(cues);
    expect([begun.isChanged, savedCues(begun)]).toEqual([false, cues]);
    const changed = editCues(begun, { type: 'change', id: 1, field: 'text', value: ' Second ' });
    expect([changed.isChanged, savedCues(changed)[1]]).toEqual([true, { start: 5, end: 8, text: 'Second' }]);
    expect(changed.cues[0]).toBe(begun.cues[0]);
  });

  it.each([
    [0, 1],
    [4.9, 1],
    [5, 2],
    [60, 3],
  ])('inserts a cue at %d seconds at index %d', (at, index) => {
    const begun = beginEdit(cues);
    const added = editCues(begun, { type: 'add', at });
    expect(texts(added).indexOf('')).toBe(index);
    expect(countUntil(begun.cues, at)).toBe(index);
    expect(new Set(added.cues.map(({ id }) => id)).size).toBe(4);
  });

  it('restores a cue with a unique id, even after a save', () => {
    const [removed] = beginEdit(cues).cues;
    if (!removed) throw new Error('There is no cue');
    const saved = beginEdit(cues.slice(1));
    const restored = editCues(saved, { type: 'restore', cue: removed, index: 0 });
    expect(texts(restored)).toEqual(['One', 'Two', 'Three']);
    expect(new Set(restored.cues.map(({ id }) => id)).size).toBe(3);
  });

  it('resets after a save, but keeps changes made during the save', () => {
    const sent = editCues(beginEdit(cues), { type: 'change', id: 0, field: 'text', value: 'First' });
    const saved = { type: 'saved', edited: sent.cues, cues: savedCues(sent) } as const;
    expect(editCues(sent, saved)).toEqual(beginEdit(saved.cues));
    const typed = editCues(sent, { type: 'change', id: 1, field: 'text', value: 'Second' });
    const kept = editCues(typed, saved);
    expect([kept.isChanged, ...texts(kept)]).toEqual([true, 'First', 'Second', 'Three']);
  });

  it('saves the cues sorted by time', () => {
    const moved = editCues(beginEdit(cues), { type: 'change', id: 0, field: 'start', value: '0:10.5' });
    const ended = editCues(moved, { type: 'change', id: 0, field: 'end', value: '11,25' });
    expect(savedCues(ended).map(({ start, end }) => [start, end])).toEqual([
      [5, 8],
      [9, 12],
      [10.5, 11.25],
    ]);
  });
});

describe('the validation of a cue', () => {
  it.each([
    [{ start: 'x' }, { times: captionMessages.validation.cueTime }],
    [{ start: '2:00', end: '1:59' }, { times: captionMessages.validation.cueTimes({ number: 2 }) }],
    [{ start: '1:40:01', end: '1:40:02' }, { times: captionMessages.validation.cueLate({ number: 2 }) }],
    [{ text: '  ' }, { text: captionMessages.validation.cueText({ number: 2 }) }],
    [
      { text: 'é'.repeat(captionLimits.cueText.max + 1) },
      { text: messages.validation.textTooLong({ limit: captionLimits.cueText.max }) },
    ],
    [{ text: '🎉'.repeat(captionLimits.cueText.max) }, {}],
  ])('reports the errors of %j', (fields, expected) => {
    const begun = beginEdit(cues);
    const cue = { id: 1, start: '0:05.000', end: '0:08.000', text: 'Two', ...fields };
    expect(cueErrors(cue, 2, 6000)).toEqual(expected);
    const state = { ...begun, cues: begun.cues.with(1, cue) };
    expect(firstInvalid(state, 6000)).toBe(Object.keys(expected).length === 0 ? -1 : 1);
  });
});

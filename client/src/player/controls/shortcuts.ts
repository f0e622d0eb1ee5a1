import { playerTexts } from '#shared/player.ts';

/** What a key or a control does to the video. Times in seconds. */
export type VideoAction =
  | { kind: 'togglePlaying' | 'toggleCaptions' | 'toggleFullscreen' | 'toggleMuted' }
  | { kind: 'next' | 'previous' | 'help' }
  | { kind: 'skip'; seconds: number }
  | { kind: 'speed'; step: 1 | -1 }
  | { kind: 'jump'; tenth: number };

const skip = (seconds: number): VideoAction => ({ kind: 'skip', seconds });

const actions: Readonly<Record<string, VideoAction>> = {
  ' ': { kind: 'togglePlaying' },
  k: { kind: 'togglePlaying' },
  j: skip(-10),
  l: skip(10),
  ArrowLeft: skip(-5),
  ArrowRight: skip(5),
  '<': { kind: 'speed', step: -1 },
  '>': { kind: 'speed', step: 1 },
  c: { kind: 'toggleCaptions' },
  f: { kind: 'toggleFullscreen' },
  m: { kind: 'toggleMuted' },
  n: { kind: 'next' },
  p: { kind: 'previous' },
  '?': { kind: 'help' },
};

/** The keys for the list that learners see, in its order. */
export function shortcutList(): readonly { keys: readonly string[]; does: string }[] {
  const { shortcuts: texts } = playerTexts;
  return [
    { keys: [texts.space, 'K'], does: texts.playOrPause },
    { keys: ['J', 'L'], does: texts.skip10 },
    { keys: ['←', '→'], does: texts.skip5 },
    { keys: ['0', '…', '9'], does: texts.jump },
    { keys: ['<', '>'], does: texts.speed },
    { keys: ['C'], does: texts.captions },
    { keys: ['F'], does: texts.fullscreen },
    { keys: ['M'], does: texts.mute },
    { keys: ['N', 'P'], does: texts.lecture },
    { keys: ['?'], does: texts.list },
  ];
}

/** Inputs that take no text. */
const choices = '[type=radio], [type=checkbox], [type=range]';
const fields = `input:not(${choices}), textarea, select, [contenteditable]:not([contenteditable=false]), [role=textbox], [role=combobox]`;
const pressable =
  'input:not([type=range]), button, summary, [role=button], [role=tab], [role=switch], [role=checkbox]';

/** Whether the focused element uses the key itself. */
function isTaken(element: Element, key: string): boolean {
  if (element.closest(fields) || element.closest('[role^=menu]')) return true;
  if (key === ' ') return element.closest(pressable) !== null;
  return key.startsWith('Arrow') && element.closest('[role=slider], input') !== null;
}

/** The key. On a layout without Latin letters, the letter at its place on a Latin keyboard. */
function keyOf({ key, code }: KeyboardEvent): string {
  if (key.length > 1) return key;
  const letter = key.toLowerCase();
  return letter > '~' && code.startsWith('Key') ? code.slice(3).toLowerCase() : letter;
}

/**
 * What a pressed key means for the video; null when it means nothing.
 *
 * @param hasCharacterKeys whether keys that type a character count. Space always counts.
 */
export function actionOf(event: KeyboardEvent, hasCharacterKeys = true): VideoAction | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
    return null;
  const key = keyOf(event);
  if (!hasCharacterKeys && key.length === 1 && key !== ' ') return null;
  const action = /^\d$/.test(key) ? ({ kind: 'jump', tenth: Number(key) } as const) : actions[key];
  if (!action || (event.repeat && action.kind !== 'skip')) return null;
  if (document.querySelector('dialog[open]')) return null;
  if (event.target instanceof Element && isTaken(event.target, key)) return null;
  return action;
}

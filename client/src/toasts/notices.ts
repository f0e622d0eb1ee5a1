import { notices as limits } from '#shared/limits.ts';

export type NoticeKind = 'info' | 'success' | 'error' | 'loading';

/** What a notice offers to do, like Undo. */
export interface NoticeAction {
  label: string;
  /** The notice is gone when this is called. */
  run: () => unknown;
}

/** One notice on the screen. */
export interface Notice {
  id: number;
  kind: NoticeKind;
  text: string;
  action?: NoticeAction;
}

interface NoticeOptions {
  /** A notice with an action stays longer, so that it can be read and reached. */
  action?: NoticeAction;
}

/** A loading notice: it stays until one of these is called; calls after that do nothing. */
export interface LoadingNotice {
  success: (text: string, options?: NoticeOptions) => void;
  /** Neither success nor failure, like what will be done later. */
  info: (text: string) => void;
  error: (text: string) => void;
  dismiss: () => void;
}

/** How long each kind stays, in ms; a loading notice stays until it is replaced (specification, section 9). */
const durations: Record<NoticeKind, number | null> = {
  info: limits.neutral,
  success: limits.success,
  error: limits.error,
  loading: null,
};

let shown: readonly Notice[] = [];
let isPaused = false;
let lastId = 0;
const timers = new Map<number, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

function change(next: readonly Notice[]) {
  shown = next;
  listeners.forEach((listener) => listener());
}

function startTimer({ id, kind, action }: Notice) {
  clearTimeout(timers.get(id));
  timers.delete(id);
  const duration = action ? limits.withAction : durations[kind];
  if (duration === null || isPaused) return;
  timers.set(
    id,
    setTimeout(() => dismissNotice(id), duration),
  );
}

/** Over the limit the oldest goes; one that waits for a call to end goes only when there is no other. */
function withinLimit(list: readonly Notice[]): readonly Notice[] {
  if (list.length <= limits.max) return list;
  const leaving = list.find(({ kind }) => kind !== 'loading') ?? list[0];
  return list.filter((notice) => notice !== leaving);
}

function show(kind: NoticeKind, text: string, options?: NoticeOptions): number {
  const notice = { id: ++lastId, kind, text, ...options };
  change(withinLimit([...shown, notice]));
  startTimer(notice);
  return notice.id;
}

/** Puts a new text and kind in a notice's place; one that is gone already is shown again as a new one. */
function replace(id: number, kind: NoticeKind, text: string, options?: NoticeOptions) {
  if (!shown.some((notice) => notice.id === id)) return void show(kind, text, options);
  const replaced = { id, kind, text, ...options };
  change(shown.map((notice) => (notice.id === id ? replaced : notice)));
  startTimer(replaced);
}

function showLoading(text: string): LoadingNotice {
  const id = show('loading', text);
  let isOpen = true;
  const close = (outcome: () => void) => {
    if (!isOpen) return;
    isOpen = false;
    outcome();
  };
  return {
    success: (outcome, options) => close(() => replace(id, 'success', outcome, options)),
    info: (outcome) => close(() => replace(id, 'info', outcome)),
    error: (outcome) => close(() => replace(id, 'error', outcome)),
    dismiss: () => close(() => dismissNotice(id)),
  };
}

/** Shows a notice from anywhere. Texts come from `shared/messages.ts`. */
export const notify = {
  info: (text: string): void => void show('info', text),
  success: (text: string, options?: NoticeOptions): void => void show('success', text, options),
  error: (text: string): void => void show('error', text),
  loading: showLoading,
};

/** Takes a notice away before its time. */
export function dismissNotice(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  if (shown.some((notice) => notice.id === id)) change(shown.filter((notice) => notice.id !== id));
}

/** Takes away the notice that offers this, when it would no longer do what it says. */
export function withdrawAction(action: NoticeAction): void {
  const offering = shown.find((notice) => notice.action === action);
  if (offering) dismissNotice(offering.id);
}

/** Keeps every notice while a person reads or is about to close one. */
export function pauseNotices(): void {
  isPaused = true;
  timers.forEach((timer) => clearTimeout(timer));
  timers.clear();
}

/** Lets the notices go again, each after its whole time. */
export function resumeNotices(): void {
  if (!isPaused) return;
  isPaused = false;
  shown.forEach(startTimer);
}

/** The notices on the screen, oldest first; a new list after each change. */
export const currentNotices = (): readonly Notice[] => shown;

/** Calls `listener` after each change; returns how to stop it. */
export function onNoticesChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

import { toasts as limits } from '#shared/limits.ts';

export type ToastKind = 'info' | 'success' | 'error' | 'loading';

/** The action of a toast, such as Undo. */
export interface ToastAction {
  label: string;
  /** Called after the toast is removed. */
  run: () => unknown;
}

/** One toast on the screen. */
export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
  action?: ToastAction;
}

interface ToastOptions {
  /** A toast with an action stays longer, so that it can be read and reached. */
  action?: ToastAction;
}

/** A loading toast. It stays until one of these functions is called; later calls do nothing. */
export interface LoadingToast {
  success: (text: string, options?: ToastOptions) => void;
  /** Neither success nor failure, such as a queued change. */
  info: (text: string) => void;
  error: (text: string) => void;
  dismiss: () => void;
}

/** The duration of each kind, in ms; a loading toast stays until it is replaced (specification, section 9). */
const durations: Record<ToastKind, number | null> = {
  info: limits.neutral,
  success: limits.success,
  error: limits.error,
  loading: null,
};

let shown: readonly Toast[] = [];
let isPaused = false;
let lastId = 0;
const timers = new Map<number, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

function change(next: readonly Toast[]) {
  shown = next;
  listeners.forEach((listener) => listener());
}

function startTimer({ id, kind, action }: Toast) {
  clearTimeout(timers.get(id));
  timers.delete(id);
  const duration = action ? limits.withAction : durations[kind];
  if (duration === null || isPaused) return;
  timers.set(
    id,
    setTimeout(() => dismissToast(id), duration),
  );
}

/** Removes the oldest toast above the limit; a loading toast only if there is no other kind. */
function withinLimit(list: readonly Toast[]): readonly Toast[] {
  if (list.length <= limits.max) return list;
  const leaving = list.find(({ kind }) => kind !== 'loading') ?? list[0];
  return list.filter((toast) => toast !== leaving);
}

function show(kind: ToastKind, text: string, options?: ToastOptions): number {
  const toast = { id: ++lastId, kind, text, ...options };
  change(withinLimit([...shown, toast]));
  startTimer(toast);
  return toast.id;
}

/** Replaces the text and kind of a toast. A dismissed toast is shown again as a new one. */
function replace(id: number, kind: ToastKind, text: string, options?: ToastOptions) {
  if (!shown.some((toast) => toast.id === id)) return void show(kind, text, options);
  const replaced = { id, kind, text, ...options };
  change(shown.map((toast) => (toast.id === id ? replaced : toast)));
  startTimer(replaced);
}

function showLoading(text: string): LoadingToast {
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
    dismiss: () => close(() => dismissToast(id)),
  };
}

/** Shows a toast from anywhere. Texts come from `shared/messages.ts`. */
export const notify = {
  info: (text: string): void => void show('info', text),
  success: (text: string, options?: ToastOptions): void => void show('success', text, options),
  error: (text: string): void => void show('error', text),
  loading: showLoading,
};

/** Dismisses a toast early. */
export function dismissToast(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  if (shown.some((toast) => toast.id === id)) change(shown.filter((toast) => toast.id !== id));
}

/** Dismisses the toast with this action, when the action no longer applies. */
export function withdrawAction(action: ToastAction): void {
  const offering = shown.find((toast) => toast.action === action);
  if (offering) dismissToast(offering.id);
}

/** Pauses all toasts while the person reads or is about to close one. */
export function pauseToasts(): void {
  isPaused = true;
  timers.forEach((timer) => clearTimeout(timer));
  timers.clear();
}

/** Restarts the full duration of each toast. */
export function resumeToasts(): void {
  if (!isPaused) return;
  isPaused = false;
  shown.forEach(startTimer);
}

/** The visible toasts, oldest first; a new list after each change. */
export const currentToasts = (): readonly Toast[] => shown;

/** Calls `listener` after each change; returns a function that stops it. */
export function onToastsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

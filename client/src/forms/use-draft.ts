import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { keepDraft, readDraft, type Draft } from './drafts.ts';

/** Maximum delay before a change is stored, in ms. A long text is not stored again for each keystroke. */
const keepAfter = 400;

/**
 * Stores a text until it is saved, and offers a stored draft: after a crash, or after the session ended. An offered draft stays
 * stored beside the new text until the person answers or saves.
 *
 * @param key identifies the person and the text; constant while the component is mounted.
 * @param isContent whether a stored value can be used here.
 */
export function useDraft<Content>(key: string, isContent: (content: unknown) => content is Content) {
  const [found, setFound] = useState(() => readDraft(key, isContent));
  // The server knows no drafts. A rendered page is first hydrated without one.
  const isHydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const offered = isHydrated ? found : null;
  const open = useRef(found);
  const typed = useRef<Draft<Content> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    keepDraft(key, typed.current ? { ...typed.current, former: open.current } : open.current);
  }, [key]);

  useEffect(() => {
    const flush = () => {
      if (timer.current !== undefined) write();
    };
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [write]);

  const changes = useMemo(() => {
    const offer = (draft: Draft<Content> | null) => {
      open.current = draft;
      setFound(draft);
      write();
    };
    return {
      /** Stores the current text. */
      keep: (content: Content) => {
        typed.current = { content, keptAt: new Date().toISOString() };
        timer.current ??= setTimeout(write, keepAfter);
      },
      /** Deletes the new text: it is unchanged or discarded. */
      forget: () => {
        if (typed.current === null) return;
        typed.current = null;
        write();
      },
      /** Deletes everything, including the offered draft: the text is saved. */
      drop: () => {
        typed.current = null;
        offer(null);
      },
      /** Accepts the offered draft and returns it. It replaces the new text; an older draft is offered next. */
      takeUp: (): Content | null => {
        const taken = open.current;
        typed.current = taken;
        offer(taken?.former ?? null);
        return taken?.content ?? null;
      },
      /** Deletes the offered draft. */
      decline: () => offer(open.current?.former ?? null),
    };
  }, [write]);
  return { offered, ...changes };
}

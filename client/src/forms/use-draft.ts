import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { keepDraft, readDraft, type Draft } from './drafts.ts';

/** What is typed is kept so many ms later at the latest: a long text is not written anew for each letter. */
const keepAfter = 400;

/**
 * Keeps what is typed until it is saved, and offers what was kept before: after a crash, or a session that ended. What is offered
 * stays kept beside what is typed until somebody answers, or saves.
 *
 * @param key of whose text it is and of what; it stays the same while the component is there.
 * @param isContent whether something that was kept can be taken up here.
 */
export function useDraft<Content>(key: string, isContent: (content: unknown) => content is Content) {
  const [found, setFound] = useState(() => readDraft(key, isContent));
  // A page that was rendered elsewhere knows of no draft, and is first shown as it came.
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
      /** Keeps what stands there now. */
      keep: (content: Content) => {
        typed.current = { content, keptAt: new Date().toISOString() };
        timer.current ??= setTimeout(write, keepAfter);
      },
      /** Forgets what was typed here: it is as it was before, or given up. */
      forget: () => {
        if (typed.current === null) return;
        typed.current = null;
        write();
      },
      /** Forgets all of it, what is offered, too: something was saved. */
      drop: () => {
        typed.current = null;
        offer(null);
      },
      /** Puts what is offered in the place of what was typed here, and returns it; what was kept before it is offered next. */
      takeUp: (): Content | null => {
        const taken = open.current;
        typed.current = taken;
        offer(taken?.former ?? null);
        return taken?.content ?? null;
      },
      /** Throws away what is offered. */
      decline: () => offer(open.current?.former ?? null),
    };
  }, [write]);
  return { offered, ...changes };
}

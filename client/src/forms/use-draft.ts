import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';

/** What is typed is kept so many ms later at the latest: a long text is not written anew for each letter. */
const keepAfter = 400;

/**
 * Keeps what is typed until it is saved, and offers what was kept before: after a crash, or a session that ended.
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
  const waiting = useRef<{ content: Content; timer: ReturnType<typeof setTimeout> } | null>(null);

  const flush = useCallback(() => {
    if (!waiting.current) return;
    clearTimeout(waiting.current.timer);
    keepDraft(key, waiting.current.content);
    waiting.current = null;
  }, [key]);

  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  const changes = useMemo(
    () => ({
      /** Keeps what stands there now. */
      keep: (content: Content) => {
        if (waiting.current) waiting.current.content = content;
        else waiting.current = { content, timer: setTimeout(flush, keepAfter) };
      },
      /** Forgets it: it is saved, or as it was before, or given up. */
      drop: () => {
        clearTimeout(waiting.current?.timer);
        waiting.current = null;
        dropDraft(key);
      },
      /** Ends the offer; what was offered stays kept until something else is. */
      close: () => setFound(null),
    }),
    [key, flush],
  );
  return { offered, ...changes };
}

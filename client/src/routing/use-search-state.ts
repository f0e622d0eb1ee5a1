import { useSearchParams } from 'react-router-dom';

/**
 * Changes the query string of the address, where a list keeps its search, order and page: a reload and a shared link show the
 * same list. Null removes a parameter. The page does not scroll.
 */
export function useSearchState() {
  const [params, setParams] = useSearchParams();
  /** @param keepHistory whether Back restores the previous state; false for changes while typing. */
  const change = (changes: Record<string, string | null>, keepHistory = true) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      // Synchronous: otherwise a control whose value comes from the address shows its old value for a moment.
      { replace: !keepHistory, preventScrollReset: true, flushSync: true },
    );
  return { params, change };
}

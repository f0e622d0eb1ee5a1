import { useSearchParams } from 'react-router-dom';

/**
 * Changes to the part of the address after its `?`, which is where a list keeps what was searched, sorted and
 * leafed: a reload and a shared link show the same. Null takes a name away. The page does not scroll.
 */
export function useSearchState() {
  const [params, setParams] = useSearchParams();
  /** @param keepHistory whether Back leads to what was before; not for what changes while one types. */
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
      // At once: a choice whose value comes from the address would show its old one for a moment.
      { replace: !keepHistory, preventScrollReset: true, flushSync: true },
    );
  return { params, change };
}

/** Releases an upload, so that another tab may send it. */
export type Release = () => void;

/**
 * Claims an upload for this tab, so that two tabs of a browser do not send the same file. Resolves with null when
 * another tab has it; with `wait`, it waits until that tab is closed or done. `signal` ends the wait.
 */
export function claimUpload(
  id: string,
  { wait = false, signal }: { wait?: boolean; signal?: AbortSignal } = {},
) {
  return new Promise<Release | null>((resolve) => {
    // Browsers support locks only on HTTPS and on localhost. Without locks, the server's own lock keeps the bytes in order.
    if (!navigator.locks) return resolve(() => undefined);
    const options = wait ? { signal } : { ifAvailable: true };
    navigator.locks
      .request(`lectern-upload-${id}`, options, (lock) => {
        if (!lock) return resolve(null);
        return new Promise<void>((release) => resolve(release));
      })
      // Browsers that block storage refuse locks.
      .catch(() => resolve(signal?.aborted ? null : () => undefined));
  });
}

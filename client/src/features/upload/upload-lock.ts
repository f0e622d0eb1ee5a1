/** Lets go of an upload, so that another tab may send it. */
export type Release = () => void;

/**
 * Claims an upload for this tab, so that two tabs of a browser do not send the same file. Null when another tab has it;
 * with `wait` it comes when that tab is closed or done. `signal` ends the waiting.
 */
export function claimUpload(
  id: string,
  { wait = false, signal }: { wait?: boolean; signal?: AbortSignal } = {},
) {
  return new Promise<Release | null>((resolve) => {
    // Browsers have locks on HTTPS and on this machine only; the server's own lock still keeps the bytes in order.
    if (!navigator.locks) return resolve(() => undefined);
    const options = wait ? { signal } : { ifAvailable: true };
    navigator.locks
      .request(`lectern-upload-${id}`, options, (lock) => {
        if (!lock) return resolve(null);
        return new Promise<void>((release) => resolve(release));
      })
      .catch(() => resolve(null));
  });
}

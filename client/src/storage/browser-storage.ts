/**
 * One of the browser's storages. It never throws: browsers refuse it by setting or policy, and when the disk is full.
 * Where it is refused it is empty, so a page must work with nothing stored. It is empty while pages render on the server.
 */
export interface BrowserStorage {
  /** Returns the stored text of a key, or null. */
  get: (key: string) => string | null;
  /** Stores a text and returns whether it is stored. */
  set: (key: string, text: string) => boolean;
  remove: (key: string) => void;
  /** Returns the keys of all stored texts. */
  keys: () => string[];
}

// Even reading the property of the window throws where storage is blocked.
function guarded(storage: () => Storage): BrowserStorage {
  const attempt = <Value>(work: (storage: Storage) => Value, otherwise: Value): Value => {
    try {
      return work(storage());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => attempt((open) => open.getItem(key), null),
    set: (key, text) => attempt((open) => (open.setItem(key, text), true), false),
    remove: (key) => attempt((open) => open.removeItem(key), undefined),
    keys: () => attempt((open) => Object.keys(open), []),
  };
}

/** The storage of this device. It lasts until the user clears it. */
export const deviceStorage = guarded(() => localStorage);

/** The storage of this tab. It ends with the tab. */
export const tabStorage = guarded(() => sessionStorage);

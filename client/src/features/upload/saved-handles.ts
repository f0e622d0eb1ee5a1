/**
 * File handles of unfinished uploads in IndexedDB, by upload id, to reopen the files after a reload. The files
 * themselves are never copied to the browser's storage. Browsers without IndexedDB, and private windows, save
 * nothing.
 */
const databaseName = 'lectern-uploads';
const storeName = 'handles';

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB refused the request'));
  });

async function inStore<Value>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value | null> {
  if (!('indexedDB' in globalThis)) return null;
  try {
    const opening = indexedDB.open(databaseName, 1);
    opening.onupgradeneeded = () => void opening.result.createObjectStore(storeName);
    const database = await settled(opening);
    try {
      return await settled(work(database.transaction(storeName, mode).objectStore(storeName)));
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}

/** Saves the file handle of an upload. */
export const saveHandle = (uploadId: string, handle: FileSystemFileHandle) =>
  inStore('readwrite', (store) => store.put(handle, uploadId));

/** Loads the file handle of an upload; null when there is none. */
export async function loadHandle(uploadId: string): Promise<FileSystemFileHandle | null> {
  // The store only contains handles.
  const read = (store: IDBObjectStore) => store.get(uploadId) as IDBRequest<FileSystemFileHandle | undefined>;
  return (await inStore('readonly', read)) ?? null;
}

/** Deletes the file handle of a finished upload. */
export const deleteHandle = (uploadId: string) => inStore('readwrite', (store) => store.delete(uploadId));

/** Deletes the file handles of all other uploads. */
export async function deleteOtherHandles(uploadIds: ReadonlySet<string>): Promise<void> {
  const keys = (await inStore('readonly', (store) => store.getAllKeys())) ?? [];
  const over = keys.filter((key): key is string => typeof key === 'string' && !uploadIds.has(key));
  await Promise.all(over.map(deleteHandle));
}

/**
 * File handles of unfinished uploads in IndexedDB, by upload id, to open the files again after a reload. No bytes of a
 * file are ever copied into the browser's storage. Browsers without IndexedDB, or with private windows, save nothing.
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

/** Saves the handle of an upload's file. */
export const saveHandle = (uploadId: string, handle: FileSystemFileHandle) =>
  inStore('readwrite', (store) => store.put(handle, uploadId));

/** The handle that was saved for an upload; null when there is none. */
export async function loadHandle(uploadId: string): Promise<FileSystemFileHandle | null> {
  // Nothing else was ever put there.
  const read = (store: IDBObjectStore) => store.get(uploadId) as IDBRequest<FileSystemFileHandle | undefined>;
  return (await inStore('readonly', read)) ?? null;
}

/** Deletes the handle of an upload that is over. */
export const deleteHandle = (uploadId: string) => inStore('readwrite', (store) => store.delete(uploadId));

/** Deletes the handles of all uploads but these. */
export async function deleteOtherHandles(uploadIds: ReadonlySet<string>): Promise<void> {
  const keys = (await inStore('readonly', (store) => store.getAllKeys())) ?? [];
  const over = keys.filter((key): key is string => typeof key === 'string' && !uploadIds.has(key));
  await Promise.all(over.map(deleteHandle));
}

/**
 * Where to find the files of unfinished uploads after a reload, by upload id. Handles only: no bytes of a file are
 * ever copied into the browser's storage. Browsers without it, or with private windows, simply keep nothing.
 */
const databaseName = 'lectern-uploads';
const storeName = 'handles';

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser kept nothing'));
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

/** Keeps the handle of an upload's file. */
export const keepHandle = (uploadId: string, handle: FileSystemFileHandle) =>
  inStore('readwrite', (store) => store.put(handle, uploadId));

/** The handle that was kept for an upload; null when there is none. */
export async function keptHandle(uploadId: string): Promise<FileSystemFileHandle | null> {
  // Nothing else was ever put there.
  const read = (store: IDBObjectStore) => store.get(uploadId) as IDBRequest<FileSystemFileHandle | undefined>;
  return (await inStore('readonly', read)) ?? null;
}

/** Forgets the handle of an upload that is over. */
export const forgetHandle = (uploadId: string) => inStore('readwrite', (store) => store.delete(uploadId));

/** Forgets the handles of all uploads but these. */
export async function forgetOtherHandles(uploadIds: ReadonlySet<string>): Promise<void> {
  const keys = (await inStore('readonly', (store) => store.getAllKeys())) ?? [];
  const over = keys.filter((key): key is string => typeof key === 'string' && !uploadIds.has(key));
  await Promise.all(over.map(forgetHandle));
}

import type { PickedFile } from './file-handles.ts';
import { deleteHandle, loadHandle, saveHandle } from './saved-handles.ts';
import { claimUpload, type Release } from './upload-lock.ts';

/** The uploads that this tab may send, and the handles of their files. */
export class HeldUploads {
  readonly #claims = new Map<string, Release>();
  readonly #handles = new Map<string, FileSystemFileHandle>();

  /** Claims an upload, unless another tab has it. */
  async claim(id: string): Promise<void> {
    const release = await claimUpload(id);
    if (release) this.hold(id, release);
  }

  /** Keeps the claim of an upload. */
  hold(id: string, release: Release): void {
    this.#claims.set(id, release);
  }

  /** Saves the handle of the file of an upload, if there is one, so that the file can be opened after a reload. */
  async save(id: string, handle: PickedFile['handle']): Promise<void> {
    if (!handle) return;
    this.#handles.set(id, handle);
    await saveHandle(id, handle);
  }

  /** Loads the handle that was saved before a reload; null without one. */
  async load(id: string): Promise<FileSystemFileHandle | null> {
    const handle = await loadHandle(id);
    if (handle) this.#handles.set(id, handle);
    return handle;
  }

  /** The handle of the file of an upload. */
  handleOf(id: string): FileSystemFileHandle | undefined {
    return this.#handles.get(id);
  }

  /** Releases an upload that is over, and deletes its handle. */
  forget(id: string): void {
    this.#claims.get(id)?.();
    this.#claims.delete(id);
    this.#handles.delete(id);
    void deleteHandle(id);
  }

  /** Releases all uploads. Their saved handles stay. */
  releaseAll(): void {
    this.#claims.forEach((release) => release());
    this.#claims.clear();
    this.#handles.clear();
  }
}

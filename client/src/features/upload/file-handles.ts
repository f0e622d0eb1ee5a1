import { uploadMessages } from '#shared/upload.ts';
import { hasVideoExtension, videoFileExtensions, videoFileTypes } from '#shared/video-header.ts';

/** A picked or dropped file, with the handle to reopen it after a reload if the browser supports it. */
export interface PickedFile {
  file: File;
  handle: FileSystemFileHandle | null;
}

type Permission = 'granted' | 'denied' | 'prompt';

/** Chromium's additions to the standard file handles (https://wicg.github.io/file-system-access/). */
interface AskableHandle {
  queryPermission?: (options: { mode: 'read' }) => Promise<Permission>;
  requestPermission?: (options: { mode: 'read' }) => Promise<Permission>;
}

interface PickerOptions {
  multiple: boolean;
  types?: { description: string; accept: Record<string, readonly string[]> }[];
}

type ShowOpenFilePicker = (options: PickerOptions) => Promise<FileSystemFileHandle[]>;

const videoTypes = (): PickerOptions['types'] => [
  { description: uploadMessages.videos, accept: { 'video/*': videoFileExtensions } },
];

/** Whether the browser has a picker that returns handles. */
export const hasSystemPicker = (): boolean => systemPicker() !== null;

function systemPicker(): ShowOpenFilePicker | null {
  if (!('showOpenFilePicker' in window) || typeof window.showOpenFilePicker !== 'function') return null;
  // The TypeScript libraries do not declare this function yet.
  return window.showOpenFilePicker.bind(window) as ShowOpenFilePicker;
}

const withFile = async (handle: FileSystemFileHandle): Promise<PickedFile> => ({
  file: await handle.getFile(),
  handle,
});

/** The file picker for every browser. Its files cannot be reopened after a reload. */
function pickByInput(multiple: boolean, accept: string): Promise<PickedFile[]> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = accept;
    input.multiple = multiple;
    const answer = () => {
      input.remove();
      resolve([...(input.files ?? [])].map((file) => ({ file, handle: null })));
    };
    input.addEventListener('change', answer);
    input.addEventListener('cancel', answer);
    // Safari on iPhones fires no event for files chosen in an input outside the page.
    input.hidden = true;
    document.body.append(input);
    input.click();
  });
}

/** Lets the user pick videos; empty when they cancel. Call it from a click handler. */
export const pickVideos = (multiple: boolean): Promise<PickedFile[]> =>
  pickBy({ multiple, types: videoTypes() }, videoFileTypes);

/** Lets the user pick files of any kind, like `pickVideos`. */
export const pickFiles = (multiple: boolean): Promise<PickedFile[]> => pickBy({ multiple }, '');

async function pickBy(options: PickerOptions, accept: string): Promise<PickedFile[]> {
  const pick = systemPicker();
  if (!pick) return pickByInput(options.multiple, accept);
  try {
    return await Promise.all((await pick(options)).map(withFile));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return [];
    throw error;
  }
}

/** The file of a dropped item; null for a folder or a text. */
async function fileOfItem(item: DataTransferItem): Promise<PickedFile | null> {
  // Both must be read before the drop event ends.
  const file = item.getAsFile();
  const dropped = 'getAsFileSystemHandle' in item ? handleOfItem(item) : null;
  const handle = await dropped;
  if (handle instanceof FileSystemFileHandle) return withFile(handle);
  return file && !handle ? { file, handle: null } : null;
}

async function handleOfItem(item: DataTransferItem): Promise<FileSystemHandle | null> {
  // Not declared by the TypeScript libraries, like `ShowOpenFilePicker`.
  const { getAsFileSystemHandle } = item as {
    getAsFileSystemHandle?: () => Promise<FileSystemHandle | null>;
  };
  return (await getAsFileSystemHandle?.call(item).catch(() => null)) ?? null;
}

/** The files of a drop, in order. Call it in the drop handler. */
export async function droppedFiles({ items }: DataTransfer): Promise<PickedFile[]> {
  const files = await Promise.all([...items].filter(({ kind }) => kind === 'file').map(fileOfItem));
  return files.filter((file) => file !== null);
}

/**
 * Opens the file of a stored handle; null without permission or when the file is gone.
 *
 * @param mayAsk whether the browser may ask the user for permission, which requires a click.
 */
export async function openHandle(handle: FileSystemFileHandle, mayAsk: boolean): Promise<File | null> {
  // Chromium's additions, see `AskableHandle`.
  const askable = handle as AskableHandle;
  try {
    let permission = (await askable.queryPermission?.({ mode: 'read' })) ?? 'granted';
    if (permission === 'prompt' && mayAsk) {
      permission = (await askable.requestPermission?.({ mode: 'read' })) ?? 'denied';
    }
    return permission === 'granted' ? await handle.getFile() : null;
  } catch {
    return null;
  }
}

/** Some systems report no type for a video, or the wrong one for `.ts`; the server inspects the file. */
export const mayBeVideo = ({ name, type, size }: File) =>
  size > 0 && (type === '' || type.startsWith('video/') || hasVideoExtension(name));

/** Splits values into batches of at most `size`. */
export function batchesOf<Value>(values: readonly Value[], size: number): Value[][] {
  const count = Math.ceil(values.length / size);
  return Array.from({ length: count }, (_, index) => values.slice(index * size, (index + 1) * size));
}

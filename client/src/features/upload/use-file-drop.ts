import { useEffect, useState } from 'react';
import { droppedFiles, type PickedFile } from './file-handles.ts';

/** Whether the drag has files and is not over a file field, which takes them itself. */
const isForPage = ({ dataTransfer, target }: DragEvent) =>
  Boolean(dataTransfer?.types.includes('Files')) &&
  !(target instanceof HTMLInputElement && target.type === 'file');

/** Makes the whole page a drop zone for files, unless `onDrop` is null. Returns whether files are over it. */
export function useFileDrop(onDrop: ((files: PickedFile[]) => void) | null): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!onDrop) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    window.addEventListener(
      'dragover',
      (event) => {
        const isOurs = isForPage(event);
        // Otherwise the browser would open the file instead of the page.
        if (isOurs) event.preventDefault();
        setIsOver(isOurs);
      },
      { signal },
    );
    // Without a related target, the drag has left the window and not just an element.
    const onLeave = ({ relatedTarget }: DragEvent) => void (!relatedTarget && setIsOver(false));
    window.addEventListener('dragleave', onLeave, { signal });
    window.addEventListener(
      'drop',
      (event) => {
        setIsOver(false);
        if (!isForPage(event) || !event.dataTransfer) return;
        event.preventDefault();
        void droppedFiles(event.dataTransfer).then(onDrop);
      },
      { signal },
    );
    return () => {
      listeners.abort();
      setIsOver(false);
    };
  }, [onDrop]);
  return isOver;
}

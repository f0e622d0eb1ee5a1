import { useEffect, useState } from 'react';
import { droppedFiles, type PickedFile } from './file-handles.ts';

/** Whether files are dragged, and not onto a file field of the page, which takes them itself. */
const isForPage = ({ dataTransfer, target }: DragEvent) =>
  Boolean(dataTransfer?.types.includes('Files')) &&
  !(target instanceof HTMLInputElement && target.type === 'file');

/** Makes the whole page a place to drop files on, unless `onDrop` is null. Tells whether files are over it now. */
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
        // Without this the browser would open the file in place of the page.
        if (isOurs) event.preventDefault();
        setIsOver(isOurs);
      },
      { signal },
    );
    // Out of the window: inside of it one element is left for another.
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

import { EditorView } from '@codemirror/view';

/** Returns the pictures that were pasted or dropped. There are none if text comes with them: Word adds a picture of what it copies. */
function picturesIn(data: DataTransfer | null): File[] {
  if (data?.getData('text/plain') !== '') return [];
  return [...data.files].filter(({ type }) => type.startsWith('image/'));
}

/** Takes pasted and dropped pictures. The cursor is where they were dropped. */
export const takePictures = (take: (pictures: File[]) => void) =>
  EditorView.domEventHandlers({
    paste: (event) => {
      const pictures = picturesIn(event.clipboardData);
      if (pictures.length === 0) return false;
      event.preventDefault();
      take(pictures);
      return true;
    },
    drop: (event, view) => {
      const pictures = picturesIn(event.dataTransfer);
      if (pictures.length === 0) return false;
      event.preventDefault();
      const place = view.posAtCoords({ x: event.clientX, y: event.clientY });
      if (place !== null) view.dispatch({ selection: { anchor: place } });
      take(pictures);
      return true;
    },
  });

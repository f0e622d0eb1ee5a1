import type { EditorView } from '@codemirror/view';
import { Suspense } from 'react';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { textLectureTexts as texts } from '#shared/texts/text-lecture.ts';
import { InsertDialog } from './insert-dialog.tsx';

/** Loaded lazily, because few texts need it. */
const ImageForm = lazyPart(async () => (await import('./image-form.tsx')).ImageForm);

interface ImageDialogProps {
  open: boolean;
  view: EditorView | null;
  /** The course of the text. */
  slug: string;
  /** The pictures to insert. The form is about the first one. */
  pictures: readonly File[];
  onClose: () => void;
}

/** Inserts an uploaded picture in place of the selected words, which become its description. */
export function ImageDialog({ slug, pictures, ...dialog }: ImageDialogProps) {
  return (
    <InsertDialog {...dialog} title={texts.tool.image}>
      {({ selected, onInsert }) => (
        <Suspense fallback={<Skeleton height="72" />}>
          {/* The form of the next picture is empty. */}
          <ImageForm
            key={pictures.length}
            slug={slug}
            first={pictures[0]}
            selected={selected}
            onInsert={onInsert}
            onCancel={dialog.onClose}
          />
        </Suspense>
      )}
    </InsertDialog>
  );
}

import type { EditorView } from '@codemirror/view';
import { Suspense } from 'react';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { textLectureTexts as texts } from '#shared/texts/text-lecture.ts';
import { InsertDialog } from './insert-dialog.tsx';

/** Loaded lazily, because few texts need it. */
const MomentForm = lazyPart(async () => (await import('./moment-form.tsx')).MomentForm);

interface MomentDialogProps {
  open: boolean;
  view: EditorView | null;
  /** The course whose videos can be linked. */
  slug: string;
  onClose: () => void;
}

/** Inserts a link to a moment in a video in place of the selected words. */
export function MomentDialog({ slug, ...dialog }: MomentDialogProps) {
  return (
    <InsertDialog {...dialog} title={texts.tool.moment}>
      {({ selected, onInsert }) => (
        <Suspense fallback={<Skeleton height="72" />}>
          <MomentForm slug={slug} selected={selected} onInsert={onInsert} onCancel={dialog.onClose} />
        </Suspense>
      )}
    </InsertDialog>
  );
}

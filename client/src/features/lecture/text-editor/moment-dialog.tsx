import type { EditorView } from '@codemirror/view';
import { Suspense, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { lazyPart } from '#client/ui/lazy-part.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { TitledDialog } from '#client/ui/titled-dialog.tsx';
import { textLectureTexts as texts } from '#shared/texts/text-lecture.ts';
import { replaceWords, selectedWords } from './commands.ts';

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
export function MomentDialog({ open, view, slug, onClose }: MomentDialogProps) {
  const isInserted = useRef(false);
  useEffect(() => {
    if (open || !isInserted.current) return;
    isInserted.current = false;
    // By now the dialog has returned the focus to the button that opened it.
    view?.focus();
  }, [open, view]);
  const insert = (link: string) => {
    if (view) replaceWords(view, link);
    isInserted.current = true;
    onClose();
  };
  // Outside the form of the lecture, because forms cannot be nested.
  return createPortal(
    <TitledDialog open={open} onClose={onClose} title={texts.tool.moment}>
      <Suspense fallback={<Skeleton height="72" />}>
        <MomentForm
          slug={slug}
          selected={view ? selectedWords(view.state).text : ''}
          onInsert={insert}
          onCancel={onClose}
        />
      </Suspense>
    </TitledDialog>,
    document.body,
  );
}

import type { EditorView } from '@codemirror/view';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { TitledDialog } from '#client/ui/titled-dialog.tsx';
import { replaceWords, selectedWords } from './commands.ts';

interface InsertDialogProps {
  open: boolean;
  view: EditorView | null;
  title: string;
  onClose: () => void;
  /** The form. `selected` are the selected words; `onInsert` takes Markdown. */
  children: (form: { selected: string; onInsert: (markdown: string) => void }) => ReactNode;
}

/** A dialog of the toolbar, which inserts Markdown in place of the selected words. */
export function InsertDialog({ open, view, title, onClose, children }: InsertDialogProps) {
  const onInsert = (markdown: string) => {
    if (view) replaceWords(view, markdown);
    onClose();
    setTimeout(() => {
      // By now the dialog has returned the focus to the button that opened it, unless another picture follows.
      if (!document.querySelector('dialog[open]')) view?.focus();
    });
  };
  // Outside the form of the lecture, because forms cannot be nested.
  return createPortal(
    <TitledDialog open={open} onClose={onClose} title={title}>
      {children({ selected: view ? selectedWords(view.state).text : '', onInsert })}
    </TitledDialog>,
    document.body,
  );
}

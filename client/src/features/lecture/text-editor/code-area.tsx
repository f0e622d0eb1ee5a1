import { chakra } from '@chakra-ui/react';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffect, useEffectEvent, useImperativeHandle, useMemo, useRef, type Ref } from 'react';
import { editorExtensions } from './editor-extensions.ts';
import { takePictures } from './picture-files.ts';

interface CodeAreaProps {
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  /** Called with pictures that are pasted or dropped. */
  onPictures: (pictures: File[]) => void;
  /** Called with the editor while it is there, then with null. */
  onView: (view: EditorView | null) => void;
  /** The accessible name and description: ids of elements. */
  labelledBy: string;
  describedBy: string;
  isInvalid: boolean;
  ref?: Ref<{ focus: () => void }>;
}

/** A text area for Markdown. Changes of `value` from outside replace its text. */
export function CodeArea(props: CodeAreaProps) {
  const { value, onChange, onBlur, onPictures, onView, labelledBy, describedBy, isInvalid, ref } = props;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  /** The last texts that this editor has reported or was given. Of several reported ones, `value` may still be an older one. */
  const known = useRef([value]);
  const attributes = useMemo(() => new Compartment(), []);
  const attributesNow = useEffectEvent(() =>
    EditorView.contentAttributes.of({
      'aria-labelledby': labelledBy,
      'aria-describedby': describedBy,
      'aria-invalid': String(isInvalid),
      spellcheck: 'true',
      autocapitalize: 'sentences',
    }),
  );
  const report = useEffectEvent((text: string) => {
    known.current.push(text);
    onChange(text);
  });
  const reportBlur = useEffectEvent(onBlur);
  const reportPictures = useEffectEvent(onPictures);
  const tellView = useEffectEvent(onView);

  useImperativeHandle(ref, () => ({ focus: () => view.current?.focus() }), []);
  useEffect(() => {
    if (!place.current) return;
    const editor = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: known.current.at(-1) ?? '',
        extensions: [
          takePictures((pictures) => reportPictures(pictures)),
          editorExtensions,
          attributes.of(attributesNow()),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) report(update.state.doc.toString());
          }),
          EditorView.domEventHandlers({ blur: () => reportBlur() }),
        ],
      }),
    });
    view.current = editor;
    tellView(editor);
    return () => {
      tellView(null);
      editor.destroy();
      view.current = null;
    };
  }, [attributes]);
  useEffect(() => {
    view.current?.dispatch({ effects: attributes.reconfigure(attributesNow()) });
  }, [attributes, labelledBy, describedBy, isInvalid]);
  useEffect(() => {
    const own = known.current.lastIndexOf(value);
    // The editor's own change comes back.
    if (own >= 0) return void known.current.splice(0, own);
    known.current = [value];
    const editor = view.current;
    editor?.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value } });
  }, [value]);
  return <Area ref={place} data-invalid={isInvalid || undefined} />;
}

const Area = chakra('div', {
  base: {
    bg: 'bg.raised',
    border: 'line',
    borderColor: 'border.control',
    borderBottomRadius: 'card',
    '&[data-invalid]': { borderColor: 'danger.text' },
    '&:has(.cm-content:focus)': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
    '& .cm-editor': { height: { base: '60dvh', lg: '70dvh' }, minHeight: '16rem', fontSize: 'sm' },
    '& .cm-editor.cm-focused': { outline: 'none' },
    '& .cm-editor .cm-scroller': { fontFamily: 'mono', lineHeight: 'body', overflow: 'auto' },
    '& .cm-editor .cm-content': { padding: '3', caretColor: '{colors.fg}', color: 'fg' },
    '& .cm-editor .cm-line': { padding: '0', unicodeBidi: 'plaintext', textAlign: 'start' },
  },
});

import { Box, Grid, Stack, Text } from '@chakra-ui/react';
import type { EditorView } from '@codemirror/view';
import { CircleAlert } from 'lucide-react';
import { useId, useImperativeHandle, useRef, useState, useSyncExternalStore, type Ref } from 'react';
import { ChoiceRow } from '#client/ui/choice-row.tsx';
import { textLectureTexts as texts } from '#shared/texts/text-lecture.ts';
import { CodeArea } from './code-area.tsx';
import { TextPreview } from './text-preview.tsx';
import { Toolbar } from './toolbar.tsx';

export interface TextEditorProps {
  label: string;
  help: string;
  /** The course of the text, whose videos it can link to. */
  slug: string;
  /** The error, with how to correct it. */
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  ref?: Ref<{ focus: () => void }>;
}

/** Room for the text and its preview side by side, as the breakpoint `lg`. */
const wide = () => window.matchMedia('(min-width: 64em)');

const onWidthChange = (listener: () => void) => {
  const query = wide();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** A field for a text in Markdown, with its preview: beside it, or on phones instead of it. Loaded lazily. */
export function TextEditor({ label, help, slug, error, ref, ...control }: TextEditorProps) {
  const id = useId();
  const isWide = useSyncExternalStore(onWidthChange, () => wide().matches);
  const [side, setSide] = useState('write');
  const [view, setView] = useState<EditorView | null>(null);
  /** Pictures that were pasted or dropped and are not described yet. */
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const area = useRef<{ focus: () => void }>(null);
  const isWriting = isWide || side === 'write';
  useImperativeHandle(ref, () => ({
    focus: () => {
      setSide('write');
      // The field is shown first.
      setTimeout(() => area.current?.focus());
    },
  }));
  return (
    <Stack gap="1.5">
      <Text id={`${id}-label`} fontWeight="semibold" fontSize="sm" lineHeight="snug">
        {label}
      </Text>
      {!isWide && (
        <ChoiceRow
          label={texts.views}
          choices={[
            { value: 'write', label: texts.write },
            { value: 'preview', label: texts.preview },
          ]}
          value={side}
          onChoose={setSide}
        />
      )}
      <Grid templateColumns={isWide ? 'minmax(0, 1fr) minmax(0, 1fr)' : 'minmax(0, 1fr)'} gap="5">
        {/* Hidden, not removed: it keeps the steps that can be undone. */}
        <Box display={isWriting ? 'block' : 'none'}>
          <Toolbar
            view={view}
            slug={slug}
            pictures={pictures}
            onPictureEnd={() => setPictures((all) => all.slice(1))}
          />
          <CodeArea
            ref={area}
            {...control}
            onPictures={setPictures}
            onView={setView}
            labelledBy={`${id}-label`}
            describedBy={`${id}-notes`}
            isInvalid={error !== undefined}
          />
        </Box>
        {(isWide || !isWriting) && <TextPreview text={control.value} />}
      </Grid>
      <Box id={`${id}-notes`} textStyle="sm" color="fg.muted" aria-live="polite">
        {error && (
          <Text display="flex" alignItems="center" gap="1.5" color="danger.text">
            <CircleAlert size="1.125em" aria-hidden />
            {error}
          </Text>
        )}
        <div>{help}</div>
      </Box>
    </Stack>
  );
}

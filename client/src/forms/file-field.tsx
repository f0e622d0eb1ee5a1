import { Box, Field as Base, Input, Text } from '@chakra-ui/react';
import { Film, ImagePlus, Trash2 } from 'lucide-react';
import { useImperativeHandle, useRef, useState, type DragEvent, type ReactNode, type Ref } from 'react';
import { formatBytes } from '#client/format/format.ts';
import { Button } from '#client/ui/button.tsx';
import { FilePicture } from '#client/ui/file-picture.tsx';
import { controlTexts } from '#shared/texts/controls.ts';
import { FieldNotes } from './field.tsx';
import { FileArea } from './file-area.tsx';

const { file: texts } = controlTexts;

export interface FileFieldProps {
  label: string;
  help?: string;
  error?: string;
  /** The accepted types, as of an `<input type="file">`. Pictures get a preview. */
  accept: string;
  /** The crop of the preview: `wide` is 16:9, `round` is for a face. */
  shape?: 'wide' | 'round';
  /** Shown in place of the preview until a picture is chosen; by default an icon. */
  instead?: ReactNode;
  name?: string;
  value?: File;
  onChange: (file: File | undefined) => void;
  onBlur?: () => void;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement | null>;
}

const frames = {
  wide: { width: { base: 'full', sm: '56' }, aspectRatio: '16 / 9', borderRadius: 'card' },
  round: { width: '24', aspectRatio: '1', borderRadius: 'full' },
} as const;

/**
 * Picks one file by click, keyboard or drag and drop. The browser's own input covers the whole area and handles all three. Takes
 * the props of react-hook-form's `Controller` field.
 */
export function FileField(props: FileFieldProps) {
  const { label, help, error, accept, shape = 'wide', instead, value, onChange, ref, ...control } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const isPicture = accept.includes('image/');

  const remove = () => {
    // Otherwise the same file could not be picked again, because the input would not change.
    if (input.current) input.current.value = '';
    onChange(undefined);
    input.current?.focus();
  };
  const carriesFile = (event: DragEvent) => event.dataTransfer.types.includes('Files');

  return (
    <Base.Root invalid={error !== undefined}>
      <Base.Label>{label}</Base.Label>
      <FileArea data-over={isOver || undefined} data-invalid={error !== undefined || undefined}>
        <Box
          flexShrink="0"
          overflow="hidden"
          bg="bg.muted"
          color="fg.muted"
          {...frames[isPicture ? shape : 'round']}
        >
          {value?.type.startsWith('image/') ? (
            <FilePicture file={value} alt="" width="full" height="full" objectFit="cover" />
          ) : (
            <Box height="full" display="grid" placeItems="center" aria-hidden>
              {instead ?? (isPicture ? <ImagePlus /> : <Film />)}
            </Box>
          )}
        </Box>
        <Box minWidth="0" flex="1">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {value?.name ?? (isPicture ? texts.choosePicture : texts.chooseVideo)}
          </Text>
          {value && (
            <Text textStyle="sm" color="fg.muted">
              {formatBytes(value.size)}
            </Text>
          )}
          {value && (
            <Button variant="outline" marginTop="2" position="relative" zIndex="1" onClick={remove}>
              <Trash2 size="1.125em" aria-hidden />
              {texts.remove}
            </Button>
          )}
        </Box>
        <Input
          {...control}
          unstyled
          ref={input}
          type="file"
          accept={accept}
          title=""
          position="absolute"
          inset="0"
          width="full"
          height="full"
          opacity="0"
          cursor="pointer"
          onChange={(event) => onChange(event.currentTarget.files?.[0])}
          onDragEnter={(event) => setIsOver(carriesFile(event))}
          onDragLeave={() => setIsOver(false)}
          onDrop={() => setIsOver(false)}
        />
      </FileArea>
      <FieldNotes help={help} error={error} />
    </Base.Root>
  );
}

import { Box, Flex } from '@chakra-ui/react';
import { useEffect, useEffectEvent, type KeyboardEvent, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '#client/ui/button.tsx';
import { messages } from '#shared/messages.ts';
import { MutationForm, type MutationFormProps } from './mutation-form.tsx';

interface RowFormProps<Fields extends FieldValues> extends Pick<
  MutationFormProps<Fields>,
  'form' | 'onSubmit'
> {
  /** What the form does, for screen readers. */
  label: string;
  saveLabel: string;
  isSaving: boolean;
  /** Focuses the first field. */
  onBegin: () => void;
  /** After Cancel or Escape. */
  onEnd: () => void;
  children: ReactNode;
}

/** A form in a row of a list, which a button of the list opens. It begins with the focus in its first field. */
export function RowForm<Fields extends FieldValues>(props: RowFormProps<Fields>) {
  const { label, saveLabel, isSaving, onBegin, onEnd, children, ...form } = props;
  const begin = useEffectEvent(onBegin);
  useEffect(() => begin(), []);
  const endOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onEnd();
  };
  return (
    <Box role="group" aria-label={label} onKeyDown={endOnEscape}>
      <MutationForm {...form} gap="4">
        {children}
        <Flex gap="3" wrap="wrap">
          <Button type="submit" loading={isSaving}>
            {saveLabel}
          </Button>
          <Button variant="outline" onClick={onEnd}>
            {messages.button.cancel}
          </Button>
        </Flex>
      </MutationForm>
    </Box>
  );
}

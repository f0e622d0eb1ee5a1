import { Heading, Stack, Text } from '@chakra-ui/react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { FormError } from '#client/forms/form-error.tsx';
import { notify, withdrawAction, type ToastAction } from '#client/toasts/toasts.ts';
import { Button } from '#client/ui/button.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { messages } from '#shared/messages.ts';
import { schoolTexts } from '#shared/texts/school.ts';
import { ItemFields, type ItemTexts } from './item-fields.tsx';
import { useItemFocus } from './use-item-focus.ts';

interface ItemListProps {
  texts: ItemTexts & { title: string; removed: string; add: string };
  intro: string;
  /** The keys of the items, in their order. */
  keys: readonly string[];
  max: number;
  /** The error of the list as a whole. */
  error?: string;
  onMove: (from: number, to: number) => void;
  /** Removes an item and returns a function that brings it back. */
  onRemove: (index: number) => () => void;
  onAdd: () => void;
  /** Returns the fields of the item at a position, from 0. */
  children: (index: number) => ReactNode;
}

/** A section of a form with a list of items that can be added, moved and removed. A removal can be undone. */
export function ItemList({ texts, intro, keys, max, error, children, ...on }: ItemListProps) {
  const id = useId();
  const { list, afterMove, afterRemoval } = useItemFocus();
  const [moved, setMoved] = useState('');
  const undo = useRef<ToastAction | null>(null);
  const withdrawUndo = () => undo.current && withdrawAction(undo.current);
  useEffect(() => () => void (undo.current && withdrawAction(undo.current)), []);

  const move = (from: number, to: number) => {
    on.onMove(from, to);
    afterMove(from, to);
    setMoved(schoolTexts.home.moved({ number: to + 1, count: keys.length }));
  };
  const remove = (index: number) => {
    withdrawUndo();
    const restore = on.onRemove(index);
    afterRemoval(index, keys.length - 1);
    setMoved('');
    undo.current = { label: messages.button.undo, run: restore };
    notify.success(texts.removed, { action: undo.current });
  };
  const add = () => {
    // The list could exceed its limit.
    withdrawUndo();
    on.onAdd();
  };
  return (
    <Stack as="section" gap="5" aria-labelledby={id} ref={list}>
      <Stack gap="1">
        <Heading as="h2" id={id} textStyle="h2">
          {texts.title}
        </Heading>
        <Text color="fg.muted">{intro}</Text>
      </Stack>
      {error && <FormError text={error} />}
      {keys.map((key, index) => (
        <ItemFields
          key={key}
          index={index}
          count={keys.length}
          texts={texts}
          onMove={(to) => move(index, to)}
          onRemove={() => remove(index)}
        >
          {children(index)}
        </ItemFields>
      ))}
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
      {keys.length < max && (
        <Button variant="outline" alignSelf="start" data-add onClick={add}>
          {texts.add}
        </Button>
      )}
    </Stack>
  );
}

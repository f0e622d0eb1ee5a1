import { chakra, Flex, Input, Text, Textarea } from '@chakra-ui/react';
import { Play, Trash2 } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { Button } from '#client/ui/button.tsx';
import { captionMessages } from '#shared/caption.ts';
import type { CueEdit, EditedCue } from './edited-cues.ts';

interface CueFieldsProps {
  cue: EditedCue;
  /** Position in the list, from 1. */
  number: number;
  timesError: string | undefined;
  textError: string | undefined;
  /** A new object moves the focus to the cue: to its first invalid field, or else to its text. */
  sought: object | undefined;
  edit: (edit: CueEdit) => void;
  onPlay: (cue: EditedCue) => void;
  onRemove: (cue: EditedCue, number: number) => void;
}

/** The fields of one cue. Memoized, so only the changed cue renders again. */
export const CueFields = memo(function CueFields(props: CueFieldsProps) {
  const { cue, number, timesError, textError, sought, edit, onPlay, onRemove } = props;
  const { editor: texts } = captionMessages;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!sought) return;
    const field = row.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    (field ?? row.current?.querySelector('textarea'))?.focus();
  }, [sought]);
  const change = (field: 'start' | 'end' | 'text', value: string) =>
    edit({ type: 'change', id: cue.id, field, value });
  const errorId = `cue-${cue.id}-error`;
  const error = timesError ?? textError;
  return (
    <chakra.li ref={row} paddingY="3" borderBottomWidth="1px">
      <Flex gap="2" align="center" wrap="wrap">
        <Text
          as="span"
          width="8"
          color="fg.muted"
          textStyle="sm"
          fontVariantNumeric="tabular-nums"
          aria-hidden
        >
          {number}
        </Text>
        <Input
          aria-label={texts.start({ number })}
          aria-invalid={timesError !== undefined}
          aria-describedby={error && errorId}
          width="7.5rem"
          value={cue.start}
          onChange={({ target }) => change('start', target.value)}
        />
        <Input
          aria-label={texts.end({ number })}
          aria-invalid={timesError !== undefined}
          aria-describedby={error && errorId}
          width="7.5rem"
          value={cue.end}
          onChange={({ target }) => change('end', target.value)}
        />
        <Flex marginInlineStart="auto">
          <Button
            variant="ghost"
            aria-label={texts.playNamed({ number })}
            title={texts.play}
            onClick={() => onPlay(cue)}
          >
            <Play size={18} aria-hidden />
          </Button>
          <Button
            variant="ghost"
            aria-label={texts.deleteNamed({ number })}
            title={texts.delete}
            onClick={() => onRemove(cue, number)}
          >
            <Trash2 size={18} aria-hidden />
          </Button>
        </Flex>
      </Flex>
      <Textarea
        aria-label={texts.text({ number })}
        aria-invalid={textError !== undefined}
        aria-describedby={error && errorId}
        dir="auto"
        rows={2}
        minHeight="0"
        css={{ fieldSizing: 'content' }}
        marginTop="2"
        value={cue.text}
        onChange={({ target }) => change('text', target.value)}
      />
      {error && (
        <Text id={errorId} color="danger.text" textStyle="sm" marginTop="1">
          {error}
        </Text>
      )}
    </chakra.li>
  );
});

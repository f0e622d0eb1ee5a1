import { chakra, Flex, Input, Text } from '@chakra-ui/react';
import { Play, Trash2 } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { chapterMessages } from '#shared/chapter.ts';
import type { ChapterErrors, EditedChapter } from './edited-chapters.ts';

interface ChapterFieldsProps {
  chapter: EditedChapter;
  /** Position in the list, from 1. */
  number: number;
  errors: ChapterErrors | undefined;
  onChange: (changes: Partial<Pick<EditedChapter, 'start' | 'title'>>) => void;
  onPlay: () => void;
  onRemove: () => void;
}

/** The fields of one chapter: its start and its title. */
export function ChapterFields({ chapter, number, errors, onChange, onPlay, onRemove }: ChapterFieldsProps) {
  const errorId = `chapter-${chapter.id}-error`;
  const error = errors?.start ?? errors?.title;
  return (
    <chakra.li paddingY="3" borderBottomWidth="1px">
      <Flex gap="2" align="center">
        <Input
          aria-label={chapterMessages.start({ number })}
          aria-invalid={errors?.start !== undefined}
          aria-describedby={error && errorId}
          width="6rem"
          flexShrink="0"
          value={chapter.start}
          onChange={({ target }) => onChange({ start: target.value })}
        />
        <Input
          data-title
          aria-label={chapterMessages.title({ number })}
          aria-invalid={errors?.title !== undefined}
          aria-describedby={error && errorId}
          dir="auto"
          value={chapter.title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
        <Flex flexShrink="0">
          <Button
            variant="ghost"
            aria-label={chapterMessages.playNamed({ number })}
            title={chapterMessages.play}
            onClick={onPlay}
          >
            <Play size={18} aria-hidden />
          </Button>
          <Button
            variant="ghost"
            aria-label={chapterMessages.deleteNamed({ number })}
            title={chapterMessages.delete}
            onClick={onRemove}
          >
            <Trash2 size={18} aria-hidden />
          </Button>
        </Flex>
      </Flex>
      {error && (
        <Text id={errorId} color="danger.text" textStyle="sm" marginTop="1">
          {error}
        </Text>
      )}
    </chakra.li>
  );
}

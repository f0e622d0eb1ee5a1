import { chakra, Flex } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { CourseChange } from '#client/gql/graphql.ts';
import { Button } from '#client/ui/button.tsx';
import { courseListTexts } from '#shared/texts/course-list.ts';

interface CourseBulkBarProps {
  /** The selected courses. */
  courses: readonly { publishedAt?: string | null }[];
  isChanging: boolean;
  onChange: (change: CourseChange) => void;
  onClear: () => void;
}

/** The controls for the selected courses. On a phone they are at the lower edge of the window. */
export function CourseBulkBar({ courses, isChanging, onChange, onClear }: CourseBulkBarProps) {
  const { selection: texts } = courseListTexts;
  const published = courses.filter(({ publishedAt }) => publishedAt).length;
  return (
    <Bar role="group" aria-label={texts.label}>
      <Flex align="center" gap="1">
        <chakra.span fontWeight="semibold" textStyle="sm">
          {texts.count({ count: courses.length })}
        </chakra.span>
        <Button variant="ghost" paddingX="0" aria-label={texts.clear} title={texts.clear} onClick={onClear}>
          <X size={18} aria-hidden />
        </Button>
      </Flex>
      {/* Long texts scroll on a phone. The space is that of the focus ring. */}
      <Flex
        wrap={{ base: 'nowrap', md: 'wrap' }}
        gap="1.5"
        maxWidth="full"
        overflowX={{ base: 'auto', md: 'visible' }}
        padding={{ base: '1', md: '0' }}
        margin={{ base: '-1', md: '0' }}
      >
        <Action
          isPossible={published < courses.length}
          isChanging={isChanging}
          onDo={() => onChange('PUBLISH')}
        >
          {texts.publish}
        </Action>
        <Action isPossible={published > 0} isChanging={isChanging} onDo={() => onChange('UNPUBLISH')}>
          {texts.unpublish}
        </Action>
        <Action tone="danger" isPossible isChanging={isChanging} onDo={() => onChange('TRASH')}>
          {texts.trash}
        </Action>
      </Flex>
    </Bar>
  );
}

interface ActionProps {
  tone?: 'danger';
  isPossible: boolean;
  isChanging: boolean;
  onDo: () => void;
  children: string;
}

function Action({ tone, isPossible, isChanging, onDo, children }: ActionProps) {
  return (
    <Button
      variant="outline"
      tone={tone}
      paddingX={{ base: '2', md: '4' }}
      disabled={!isPossible}
      loading={isChanging}
      onClick={onDo}
    >
      {children}
    </Button>
  );
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    width: 'full',
    position: { base: 'fixed', md: 'static' },
    insetInline: '0',
    bottom: '0',
    zIndex: '2',
    paddingX: { base: '4', md: '3' },
    paddingY: { base: '2', md: '0' },
    bg: { base: 'bg.raised', md: 'transparent' },
    borderTop: { base: 'line', md: 'none' },
    borderColor: 'border',
  },
});

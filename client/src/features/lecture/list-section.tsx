import { chakra, Heading, Text } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { lecturePageTexts } from '#shared/texts/lecture-page.ts';
import { isSectionClosed, storeSection } from '#client/features/section/closed-sections.ts';
import { formatLectureCount } from '#client/format/format.ts';
import type { PlayableLectureFragment, SectionPartsFragment } from '#client/gql/graphql.ts';

interface ListSectionProps {
  section: SectionPartsFragment;
  number: number;
  lectures: readonly PlayableLectureFragment[];
  /** Whether the person has watched a lecture of the course. */
  hasProgress: boolean;
  /** Whether the current lecture belongs to it. It is then opened. */
  isCurrent: boolean;
  children: ReactNode;
}

/** A section of the list next to the video. It opens and closes like one of the course's page, and shares its state. */
export function ListSection({ section, number, isCurrent, children, ...facts }: ListSectionProps) {
  const { id, title } = section;
  const fold = useRef<HTMLDetailsElement>(null);
  const [isOpenAtFirst] = useState(() => isCurrent || !isSectionClosed(id));
  useLayoutEffect(() => {
    const details = fold.current;
    if (!details) return;
    if (isCurrent) details.open = true;
    storeSection(id, details.open);
  }, [id, isCurrent]);
  return (
    <Fold
      ref={fold}
      id={`section-${id}`}
      open={isOpenAtFirst}
      // `scripts-on-intent.js` leaves it open.
      data-current={isCurrent || undefined}
      onToggle={({ currentTarget }) => storeSection(id, currentTarget.open)}
    >
      <summary>
        <chakra.span flex="1" minWidth="0">
          <Heading as="h3" fontFamily="body" fontSize="md" fontWeight="semibold" lineHeight="snug">
            {number}. <bdi>{title}</bdi>
          </Heading>
          <SectionFacts {...facts} />
        </chakra.span>
        <ChevronDown size="1.25em" aria-hidden />
      </summary>
      {children}
    </Fold>
  );
}

function SectionFacts({ lectures, hasProgress }: Pick<ListSectionProps, 'lectures' | 'hasProgress'>) {
  const total = lectures.length;
  const done = lectures.filter(({ progress }) => progress?.isDone).length;
  return (
    <Text as="span" color="fg.muted" textStyle="sm" fontVariantNumeric="tabular-nums">
      {hasProgress ? lecturePageTexts.sectionDone({ done, total }) : formatLectureCount(total)}
    </Text>
  );
}

const Fold = chakra('details', {
  base: {
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      padding: '3',
      borderBottomWidth: '1px',
      cursor: 'pointer',
      _hover: { bg: 'bg.muted' },
      _focusVisible: { outlineOffset: '-3px' },
      '&::-webkit-details-marker': { display: 'none' },
    },
    '& > summary > svg': { flexShrink: '0', color: 'fg.muted' },
    '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  },
});

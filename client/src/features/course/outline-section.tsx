import { chakra, Heading, Text } from '@chakra-ui/react';
import { ChevronDown, CircleCheck } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { coursePageTexts } from '#shared/texts/course-page.ts';
import { isSectionClosed, storeSection } from '#client/features/section/closed-sections.ts';
import { formatLectureCount } from '#client/format/format.ts';
import { useFormats } from '#client/format/use-formats.ts';
import type { OwnOutlineLectureFragment, SectionPartsFragment } from '#client/gql/graphql.ts';

interface OutlineSectionProps {
  section: SectionPartsFragment;
  /** The number of the section in its course, from 1. */
  number: number;
  /** The language of the texts; undefined if unknown. */
  lang: string | undefined;
  lectures: readonly OwnOutlineLectureFragment[];
  /** Whether the person has watched a lecture of the course. */
  hasProgress: boolean;
  children: ReactNode;
}

/**
 * The lectures of a section below a header that opens and closes them, also without scripts. The browser keeps the state, and this
 * device remembers it. A link to `#section-<id>` opens the section and scrolls to it. `ListSection` looks similar: code that both
 * shared would be loaded by all first screens.
 */
export function OutlineSection({ section, lang, children, ...header }: OutlineSectionProps) {
  const { id, summary } = section;
  const fold = useRef<HTMLDetailsElement>(null);
  const place = `section-${id}`;
  const isTarget = useLocation().hash === `#${place}`;
  const [isOpenAtFirst] = useState(() => isTarget || !isSectionClosed(id));
  useLayoutEffect(() => {
    const details = fold.current;
    if (!details) return;
    if (isTarget) details.open = true;
    // The person may have opened or closed it before scripts ran.
    storeSection(id, details.open);
    // The browser has scrolled to it if it was there when the page loaded.
    if (isTarget && !details.matches(':target')) details.scrollIntoView();
  }, [id, isTarget]);
  return (
    <Fold
      ref={fold}
      id={place}
      open={isOpenAtFirst}
      onToggle={({ currentTarget }) => storeSection(id, currentTarget.open)}
    >
      <summary>
        <SectionHeader title={section.title} lang={lang} {...header} />
        <ChevronDown size="1.25em" aria-hidden />
      </summary>
      {summary !== '' && (
        <Text color="fg.muted" lang={lang} dir="auto" paddingX="4" paddingBottom="4">
          {summary}
        </Text>
      )}
      {children}
    </Fold>
  );
}

/** The title of a section and its facts: `3 lectures · 25 min · 2 of 3 done`. */
function SectionHeader({
  title,
  number,
  lang,
  lectures,
  hasProgress,
}: Omit<OutlineSectionProps, 'section' | 'children'> & { title: string }) {
  const { formatDuration } = useFormats();
  const total = lectures.length;
  const duration = lectures.reduce((sum, lecture) => sum + lecture.duration, 0);
  const done = lectures.filter(({ progress }) => progress?.isDone).length;
  return (
    <chakra.span flex="1" minWidth="0">
      <Heading as="h3" textStyle="h3">
        {number}. <bdi lang={lang}>{title}</bdi>
      </Heading>
      <Text as="span" color="fg.muted" textStyle="sm" fontVariantNumeric="tabular-nums">
        {formatLectureCount(total)}
        {duration > 0 && ` · ${formatDuration(duration)}`}
        {hasProgress && (
          <>
            {' · '}
            <chakra.span color={done === total ? 'success.text' : undefined} whiteSpace="nowrap">
              {coursePageTexts.sectionDone({ done, total })}
              {done === total && <Tick size={14} aria-hidden />}
            </chakra.span>
          </>
        )}
      </Text>
    </chakra.span>
  );
}

const Tick = chakra(CircleCheck, {
  base: { display: 'inline', verticalAlign: '-2px', marginInlineStart: '1' },
});

const Fold = chakra('details', {
  base: {
    scrollMarginTop: '4',
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      padding: '4',
      cursor: 'pointer',
      _hover: { bg: 'bg.muted' },
      // The card clips its overflow, so the outline is drawn inside.
      _focusVisible: { outlineOffset: '-3px' },
      '&::-webkit-details-marker': { display: 'none' },
    },
    '& > summary > svg': { flexShrink: '0', color: 'fg.muted' },
    '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  },
});

import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatNumber } from '#client/format/format.ts';
import { courseListTexts } from '#shared/texts/course-list.ts';
import type { AdminCourses } from './use-admin-courses.ts';

/** The views of the course list: all courses, published ones, drafts, and those with scheduled lectures, each with its number. */
export function CourseViews({
  courses: { filters, counts, viewOf },
}: {
  courses: Pick<AdminCourses, 'filters' | 'counts' | 'viewOf'>;
}) {
  const { views } = courseListTexts;
  const all = [
    { state: 'ANY', name: null, count: counts?.any.totalCount },
    { state: 'PUBLISHED', name: 'published', count: counts?.published.totalCount },
    { state: 'DRAFT', name: 'draft', count: counts?.drafts.totalCount },
    { state: 'SCHEDULED', name: 'scheduled', count: counts?.scheduled.totalCount },
  ] as const;
  return (
    <Row aria-label={views.label}>
      {all.map(({ state, name, count }) => (
        <View
          key={state}
          to={viewOf(name)}
          preventScrollReset
          aria-current={filters.state === state ? 'true' : undefined}
        >
          {views[state]}{' '}
          <chakra.span color="fg.muted" fontWeight="normal" minWidth="3ch">
            {count === undefined ? '' : formatNumber(count)}
          </chakra.span>
        </View>
      ))}
    </Row>
  );
}

const Row = chakra('nav', {
  base: {
    display: 'flex',
    columnGap: '6',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBottom: 'line',
    borderColor: 'border',
    fontVariantNumeric: 'tabular-nums',
  },
});

const View = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    gap: '2',
    minHeight: '11',
    textStyle: 'sm',
    fontWeight: 'medium',
    borderBottomWidth: '2px',
    borderBottomStyle: 'solid',
    borderColor: 'transparent',
    _hover: { borderColor: 'border.control' },
    '&[aria-current]': { borderColor: 'action.line', fontWeight: 'semibold' },
  },
});

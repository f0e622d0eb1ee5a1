import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { toCsv } from '#client/format/csv.ts';
import { formatNumber } from '#client/format/format.ts';
import type { WatchedCoursesQuery, WatchedLecturesQuery } from '#client/gql/graphql.ts';
import { errorMessage } from '#client/graphql/errors.ts';
import { Button } from '#client/ui/button.tsx';
import { DataTable, type Column } from '#client/ui/data-table.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { SectionCard } from '#client/ui/section-card.tsx';
import { TableSkeleton } from '#client/ui/table-skeleton.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { paths } from '#shared/paths.ts';
import { definitions } from '#shared/statistics.ts';
import { statsMessages } from '#shared/stats.ts';
import { Hint } from './counter.tsx';
import { decimalHours, formatHours } from './hours.ts';
import { CsvButton, type CsvFile } from './report-card.tsx';
import { shareOrDash } from './statistics-figures.ts';
import { useWatchedCourses, useWatchedLectures } from './use-watched.ts';

interface WatchedListProps {
  /** Null for this one. */
  year: number | null;
}

type WatchedCourse = WatchedCoursesQuery['stats']['watchedCourses']['edges'][number]['node'];
type WatchedLecture = WatchedLecturesQuery['stats']['watchedLectures']['edges'][number]['node'];

const hoursColumns: Column<Pick<WatchedCourse, 'seconds' | 'secondsYearBefore'>>[] = [
  { key: 'hours', header: 'Watched', isNumeric: true, cell: ({ seconds }) => formatHours(seconds) },
  {
    key: 'before',
    header: 'The year before',
    isNumeric: true,
    cell: ({ secondsYearBefore }) => formatHours(secondsYearBefore),
  },
];

const completion = ({ begunEver, finishedEver }: WatchedCourse) =>
  begunEver > 0 ? finishedEver / begunEver : null;

const courseColumns: Column<WatchedCourse>[] = [
  {
    key: 'course',
    header: 'Course',
    isRowHeader: true,
    cell: ({ course }) => <TextLink to={paths.course(course.slug)}>{course.title}</TextLink>,
  },
  ...hoursColumns,
  { key: 'begun', header: 'Begun', isNumeric: true, cell: ({ begun }) => formatNumber(begun) },
  { key: 'finished', header: 'Finished', isNumeric: true, cell: ({ finished }) => formatNumber(finished) },
  { key: 'completion', header: 'Completion', isNumeric: true, cell: (row) => shareOrDash(completion(row)) },
];

/** The courses of a year by how long they were watched, with who began and finished them. */
export function WatchedCoursesCard({ year }: WatchedListProps) {
  const list = useWatchedCourses(year);
  const text = () =>
    toCsv([
      ['Course', 'Hours', 'Hours the year before', 'Begun', 'Finished', 'Begun ever', 'Finished ever'],
      ...(list.rows ?? []).map(({ course, ...row }) => [
        course.title,
        decimalHours(row.seconds),
        decimalHours(row.secondsYearBefore),
        row.begun,
        row.finished,
        row.begunEver,
        row.finishedEver,
      ]),
    ]);
  return (
    <WatchedList
      title="Most watched courses"
      list={list}
      columns={courseColumns}
      rowKey={({ course }) => course.id}
      csv={{ name: 'courses-watched', text }}
      hints={[
        ['Begun', definitions.begun],
        ['Finished', definitions.finished],
        ['Completion', definitions.completion],
      ]}
    />
  );
}

const lectureColumns: Column<WatchedLecture>[] = [
  {
    key: 'lecture',
    header: 'Lecture',
    isRowHeader: true,
    cell: ({ lecture }) => (
      <TextLink to={paths.lecture(lecture.course.slug, lecture.id)}>{lecture.title}</TextLink>
    ),
  },
  { key: 'course', header: 'Course', cell: ({ lecture }) => <bdi>{lecture.course.title}</bdi> },
  ...hoursColumns,
];

/** The lectures of a year by how long they were watched. */
export function WatchedLecturesCard({ year }: WatchedListProps) {
  const list = useWatchedLectures(year);
  const text = () =>
    toCsv([
      ['Lecture', 'Course', 'Hours', 'Hours the year before'],
      ...(list.rows ?? []).map(({ lecture, seconds, secondsYearBefore }) => [
        lecture.title,
        lecture.course.title,
        decimalHours(seconds),
        decimalHours(secondsYearBefore),
      ]),
    ]);
  return (
    <WatchedList
      title="Most watched lectures"
      list={list}
      columns={lectureColumns}
      rowKey={({ lecture }) => lecture.id}
      csv={{ name: 'lectures-watched', text }}
      hints={[['Watched', definitions.hours]]}
    />
  );
}

interface ListCardProps<Row> {
  title: string;
  list: Omit<ReturnType<typeof useWatchedCourses>, 'rows'> & { rows: Row[] | undefined };
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  csv: CsvFile;
  /** What columns mean. */
  hints: readonly [label: string, text: string][];
}

function WatchedList<Row>({ title, list, columns, rowKey, csv, hints }: ListCardProps<Row>) {
  const { rows, error, retry, isBusy, hasMore, isLoadingMore, showMore } = list;
  const framed = (content: ReactNode) => <SectionCard title={title}>{content}</SectionCard>;
  if (error) {
    const message = errorMessage(error, statsMessages.failure.loadStatistics);
    return framed(<ErrorState message={message} onRetry={retry} />);
  }
  if (!rows) return framed(<TableSkeleton rows={5} cardsBelow="lg" />);
  if (rows.length === 0) {
    return framed(
      <EmptyState
        title="Nothing was watched in this year"
        description="What people watch is counted here within the hour."
      />,
    );
  }
  return framed(
    <>
      <DataTable
        caption={title}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        isBusy={isBusy}
        cardsBelow="lg"
      />
      <Hints>
        {hints.map(([label, text]) => (
          <Hint key={label} label={`What does “${label}” count?`}>
            {text}
          </Hint>
        ))}
      </Hints>
      <Flex gap="3" wrap="wrap">
        {hasMore && (
          <Button variant="outline" onClick={showMore} loading={isLoadingMore}>
            Show more
          </Button>
        )}
        <CsvButton title={`the rows of ${title}`} file={csv} />
      </Flex>
    </>,
  );
}

const Hints = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    rowGap: '1',
    textStyle: 'sm',
    color: 'fg.muted',
  },
});

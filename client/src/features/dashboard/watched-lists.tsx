import { useApolloClient } from '@apollo/client/react';
import { chakra, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatNumber } from '#client/format/format.ts';
import {
  WatchedCoursesDocument,
  WatchedLecturesDocument,
  type WatchedCoursesQuery,
  type WatchedLecturesQuery,
} from '#client/gql/graphql.ts';
import { Button } from '#client/ui/button.tsx';
import { DataTable, type Column } from '#client/ui/data-table.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { SectionCard } from '#client/ui/section-card.tsx';
import { TableSkeleton } from '#client/ui/table-skeleton.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { useCsvExport } from '#client/ui/use-csv-export.ts';
import type { ListPage } from '#client/ui/use-page.ts';
import { paths } from '#shared/paths.ts';
import { definitions, statisticsTexts } from '#shared/statistics.ts';
import { Hint } from './counter.tsx';
import { decimalHours, formatHours } from './hours.ts';
import { CsvButton } from './report-card.tsx';
import { shareOrDash } from './statistics-figures.ts';
import { useWatchedCourses, useWatchedLectures } from './use-watched.ts';

interface WatchedListProps {
  /** Null for the current year. */
  year: number | null;
  /** The year of the shown data; undefined while it loads. */
  shownYear: number | undefined;
}

type WatchedCourse = WatchedCoursesQuery['stats']['watchedCourses']['edges'][number]['node'];
type WatchedLecture = WatchedLecturesQuery['stats']['watchedLectures']['edges'][number]['node'];

const { csv: heads, watched: texts } = statisticsTexts;

const hoursColumns = (): Column<Pick<WatchedCourse, 'seconds' | 'secondsYearBefore'>>[] => [
  { key: 'hours', header: texts.column.hours, isNumeric: true, cell: ({ seconds }) => formatHours(seconds) },
  {
    key: 'before',
    header: texts.column.hoursYearBefore,
    isNumeric: true,
    cell: ({ secondsYearBefore }) => formatHours(secondsYearBefore),
  },
];

const share = (finished: number, begun: number) => (begun > 0 ? finished / begun : null);
const completion = ({ begunEver, finishedEver }: WatchedCourse) => share(finishedEver, begunEver);
const completionBefore = ({ begunUntilYearBefore, finishedUntilYearBefore }: WatchedCourse) =>
  share(finishedUntilYearBefore, begunUntilYearBefore);

/** A figure with that of the year before below it. */
const compared = (now: string, before: string) => (
  <>
    {now}
    <Text as="span" display="block" textStyle="sm" color="fg.muted">
      {texts.figureYearBefore({ figure: before })}
    </Text>
  </>
);

const courseColumns = (): Column<WatchedCourse>[] => [
  {
    key: 'course',
    header: texts.column.course,
    isRowHeader: true,
    cell: ({ course }) => <TextLink to={paths.course(course.slug)}>{course.title}</TextLink>,
  },
  ...hoursColumns(),
  {
    key: 'begun',
    header: texts.column.begun,
    isNumeric: true,
    cell: (row) => compared(formatNumber(row.begun), formatNumber(row.begunYearBefore)),
  },
  {
    key: 'finished',
    header: texts.column.finished,
    isNumeric: true,
    cell: (row) => compared(formatNumber(row.finished), formatNumber(row.finishedYearBefore)),
  },
  {
    key: 'completion',
    header: texts.column.completion,
    isNumeric: true,
    cell: (row) => compared(shareOrDash(completion(row)), shareOrDash(completionBefore(row))),
  },
];

/** The courses of a year by watch time, with the numbers of learners who started and completed them. */
export function WatchedCoursesCard({ year, shownYear }: WatchedListProps) {
  const list = useWatchedCourses(year);
  const client = useApolloClient();
  const csv = useCsvExport<WatchedCourse>({
    name: `courses-watched-${shownYear}`,
    head: [
      texts.column.course,
      heads.hours,
      heads.hoursYearBefore,
      texts.column.begun,
      heads.begunYearBefore,
      texts.column.finished,
      heads.finishedYearBefore,
      heads.begunEver,
      heads.finishedEver,
      heads.begunUntilYearBefore,
      heads.finishedUntilYearBefore,
    ],
    read: async (page) => {
      const variables = { year, ...page };
      const query = { query: WatchedCoursesDocument, variables, fetchPolicy: 'no-cache' } as const;
      return (await client.query(query)).data?.stats.watchedCourses;
    },
    rowOf: ({ course, ...row }) => [
      course.title,
      decimalHours(row.seconds),
      decimalHours(row.secondsYearBefore),
      row.begun,
      row.begunYearBefore,
      row.finished,
      row.finishedYearBefore,
      row.begunEver,
      row.finishedEver,
      row.begunUntilYearBefore,
      row.finishedUntilYearBefore,
    ],
  });
  return (
    <WatchedList
      title={texts.courses}
      download={texts.downloadCourses}
      list={list}
      columns={courseColumns()}
      rowKey={({ course }) => course.id}
      csv={shownYear === undefined ? undefined : csv}
      hints={[
        [texts.hint.begun, definitions.begun],
        [texts.hint.finished, definitions.finished],
        [texts.hint.completion, definitions.completion],
      ]}
    />
  );
}

const lectureColumns = (): Column<WatchedLecture>[] => [
  {
    key: 'lecture',
    header: texts.column.lecture,
    isRowHeader: true,
    cell: ({ lecture }) => (
      <TextLink to={paths.lecture(lecture.course.slug, lecture.id)}>{lecture.title}</TextLink>
    ),
  },
  { key: 'course', header: texts.column.course, cell: ({ lecture }) => <bdi>{lecture.course.title}</bdi> },
  ...hoursColumns(),
];

/** The lectures of a year by watch time. */
export function WatchedLecturesCard({ year, shownYear }: WatchedListProps) {
  const list = useWatchedLectures(year);
  const client = useApolloClient();
  const csv = useCsvExport<WatchedLecture>({
    name: `lectures-watched-${shownYear}`,
    head: [texts.column.lecture, texts.column.course, heads.hours, heads.hoursYearBefore],
    read: async (page) => {
      const variables = { year, ...page };
      const query = { query: WatchedLecturesDocument, variables, fetchPolicy: 'no-cache' } as const;
      return (await client.query(query)).data?.stats.watchedLectures;
    },
    rowOf: ({ lecture, seconds, secondsYearBefore }) => [
      lecture.title,
      lecture.course.title,
      decimalHours(seconds),
      decimalHours(secondsYearBefore),
    ],
  });
  return (
    <WatchedList
      title={texts.lectures}
      download={texts.downloadLectures}
      list={list}
      columns={lectureColumns()}
      rowKey={({ lecture }) => lecture.id}
      csv={shownYear === undefined ? undefined : csv}
      hints={[[texts.hint.hours, definitions.hours]]}
    />
  );
}

interface ListCardProps<Row> {
  title: string;
  /** Label of the download button. */
  download: string;
  list: ListPage<Row>;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  /** Undefined while the file name is unknown. */
  csv: ReturnType<typeof useCsvExport> | undefined;
  /** Explanations of columns: questions and answers. */
  hints: readonly [question: string, answer: string][];
}

function WatchedList<Row>({ title, download, list, columns, rowKey, csv, hints }: ListCardProps<Row>) {
  const { nodes: rows, loading, hasMore, isLoadingMore, showMore } = list;
  const framed = (content: ReactNode) => <SectionCard title={title}>{content}</SectionCard>;
  if (!rows) return framed(<QueryFallback {...list} skeleton={<TableSkeleton rows={5} cardsBelow="lg" />} />);
  if (rows.length === 0) {
    return framed(<EmptyState title={texts.nothing.title} description={texts.nothing.description} />);
  }
  return framed(
    <>
      <DataTable
        caption={title}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        isBusy={loading}
        cardsBelow="lg"
      />
      <Hints>
        {hints.map(([question, answer]) => (
          <Hint key={question} label={question}>
            {answer}
          </Hint>
        ))}
      </Hints>
      <Flex gap="3" wrap="wrap">
        {hasMore && (
          <Button variant="outline" onClick={showMore} loading={isLoadingMore}>
            {texts.showMore}
          </Button>
        )}
        {csv && <CsvButton label={download} onPress={csv.save} isExporting={csv.isExporting} />}
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

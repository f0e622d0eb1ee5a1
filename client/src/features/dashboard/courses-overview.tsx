import { Badge, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { paths, stateRoutes } from '#shared/paths.ts';
import type { CourseCardFragment } from '#client/gql/graphql.ts';
import { formatNumber } from '#client/format/format.ts';
import { useDeleteCourse } from '#client/features/course/use-delete-course.ts';
import { useLoadToasts } from '#client/toasts/use-load-toasts.ts';
import { useSearchState } from '#client/routing/use-search-state.ts';
import { Button } from '#client/ui/button.tsx';
import { DeleteCourseControl } from '#client/features/course/delete-course-control.tsx';
import { NoCourses } from '#client/features/course/no-courses.tsx';
import { DataTable, type Column } from '#client/ui/data-table.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { sortingOf, sortOrderOf } from '#client/ui/sort-orders.ts';
import type { Sorting } from '#client/ui/table-sorting.tsx';
import { pageOf, pageParameter, type ListPages } from '#client/ui/use-list-pages.ts';
import { Pagination } from '#client/ui/pagination.tsx';
import { TableSkeleton } from '#client/ui/table-skeleton.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { courseMessages } from '#shared/course.ts';
import { statsMessages } from '#shared/stats.ts';
import { courseOrders } from './course-sorting.ts';
import { coursesPerPage, useCoursesPage } from './use-courses-page.ts';

/** All courses of the school including drafts, with links to their lectures and controls to delete them. */
export function CoursesOverview() {
  const { params, change } = useSearchState();
  const page = pageOf(params);
  const sort = params.get('sort');
  const orders = courseOrders();
  const list = useCoursesPage(page, sortOrderOf(orders, sort));
  const { loading, success, failure } = courseMessages;
  useLoadToasts(
    { loading: list.loading, error: list.error },
    { loading: loading.loadCourses, success: success.loadCourses, failure: failure.loadCourses },
  );
  const sorting = sortingOf(orders, sort, (name) => change({ sort: name, page: null }));
  return (
    <Stack as="section" gap="5" aria-labelledby="courses-heading">
      <Heading as="h2" id="courses-heading" textStyle="h2">
        {statsMessages.overview.title}
      </Heading>
      <CoursesTable
        list={list}
        page={page}
        sorting={sorting}
        onPage={(next) => change(pageParameter(next))}
      />
    </Stack>
  );
}

interface CoursesTableProps {
  list: ListPages<CourseCardFragment>;
  page: number;
  sorting: Sorting;
  onPage: (page: number) => void;
}

function CoursesTable({ list, page, sorting, onPage }: CoursesTableProps) {
  const columns = useColumns(page);
  const { rows, totalCount, isStale, isLoadingMore } = list;
  const skeleton = <TableSkeleton rows={coursesPerPage} cardsBelow="lg" />;
  if (!rows) return <QueryFallback {...list} skeleton={skeleton} />;
  if (totalCount === 0) return <NoCourses />;
  return (
    <Stack gap="5">
      {rows.length > 0 && (
        <DataTable
          caption={statsMessages.overview.title}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          sorting={sorting}
          isBusy={isStale}
          cardsBelow="lg"
        />
      )}
      {rows.length === 0 && isLoadingMore && skeleton}
      {rows.length === 0 && list.hasFailed && <ErrorState message={list.failure} onRetry={list.showMore} />}
      <Pagination
        of="courses"
        page={page}
        pageSize={coursesPerPage}
        shown={rows.length}
        totalCount={totalCount}
        isLoading={isLoadingMore}
        onPage={onPage}
      />
    </Stack>
  );
}

/** The columns that the specification defines (section 2). */
function useColumns(page: number): Column<CourseCardFragment>[] {
  const { column, view, viewCourse } = statsMessages.overview;
  const navigate = useNavigate();
  const deleteCourse = useDeleteCourse();
  const [deleting, setDeleting] = useState<string | null>(null);

  const remove = async (id: string) => {
    setDeleting(id);
    await deleteCourse(id);
    setDeleting(null);
  };
  return [
    {
      key: 'number',
      header: column.number,
      width: '4rem',
      cell: (_course, index) => formatNumber((page - 1) * coursesPerPage + index + 1),
    },
    {
      key: 'title',
      header: column.title,
      width: '20%',
      isRowHeader: true,
      isSortable: true,
      cell: (course) => <CourseTitle course={course} />,
    },
    {
      key: 'category',
      header: column.category,
      isSortable: true,
      cell: ({ category }) => <bdi>{category}</bdi>,
    },
    {
      key: 'instructor',
      header: column.instructor,
      width: '15%',
      isSortable: true,
      cell: ({ instructor }) => <bdi>{instructor}</bdi>,
    },
    {
      key: 'lectures',
      header: column.lectures,
      isSortable: true,
      isNumeric: true,
      cell: ({ numberOfLectures }) => formatNumber(numberOfLectures),
    },
    {
      key: 'description',
      header: column.description,
      cell: ({ summary }) =>
        summary && (
          <Text lineClamp="2" dir="auto">
            {summary}
          </Text>
        ),
    },
    {
      key: 'actions',
      header: column.actions,
      isActions: true,
      cell: (course) => (
        <Flex gap="2">
          <Button
            variant="outline"
            aria-label={viewCourse({ title: course.title })}
            onClick={() => navigate(stateRoutes.displayLectures, { state: { course } })}
          >
            {view}
          </Button>
          <DeleteCourseControl
            compact
            title={course.title}
            isDeleting={deleting === course.id}
            onDelete={() => remove(course.id)}
          />
        </Flex>
      ),
    },
  ];
}

function CourseTitle({ course: { title, slug, publishedAt } }: { course: CourseCardFragment }) {
  return (
    <Flex as="span" align="center" columnGap="2" rowGap="1" wrap="wrap">
      <TextLink to={paths.course(slug)}>{title}</TextLink>
      {!publishedAt && (
        <Badge color="fg.muted" borderColor="border.control">
          {statsMessages.overview.draft}
        </Badge>
      )}
    </Flex>
  );
}

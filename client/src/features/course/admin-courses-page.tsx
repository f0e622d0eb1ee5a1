import { Flex, Stack } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useLoadToasts } from '#client/toasts/use-load-toasts.ts';
import { AdminPage } from '#client/ui/admin-page.tsx';
import { Button } from '#client/ui/button.tsx';
import { DataTable } from '#client/ui/data-table.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { TableList } from '#client/ui/table-list.tsx';
import { TableSkeleton } from '#client/ui/table-skeleton.tsx';
import { useColumnChoice } from '#client/forms/use-column-choice.tsx';
import { useFocusAfterChange } from '#client/ui/use-focus-after-change.ts';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { courseMessages } from '#shared/course.ts';
import { paths } from '#shared/paths.ts';
import { statsMessages } from '#shared/stats.ts';
import { courseImportTexts } from '#shared/texts/course-import.ts';
import { courseListTexts as texts } from '#shared/texts/course-list.ts';
import { adminCourseColumns } from './admin-course-columns.tsx';
import { CourseFilterBar } from './course-filter-bar.tsx';
import { CourseViews } from './course-views.tsx';
import { NoCourses } from './no-courses.tsx';
import { useCoursesExport } from './use-courses-export.ts';
import { useSelectedCourses } from './use-selected-courses.tsx';
import { useAdminCourses, type AdminCourses } from './use-admin-courses.ts';

/** All courses of the school, with views, search, filters and sorting. */
export function AdminCoursesPage() {
  const courses = useAdminCourses();
  const { loading, success, failure } = courseMessages;
  useLoadToasts(
    { loading: courses.list.loading, error: courses.list.error },
    { loading: loading.loadCourses, success: success.loadCourses, failure: failure.loadCourses },
  );
  return (
    <AdminPage
      title={texts.title}
      actions={
        <Flex wrap="wrap" gap="3">
          <LinkButton to={paths.importCourse} variant="outline">
            {courseImportTexts.heading}
          </LinkButton>
          <LinkButton to={paths.createCourse}>{statsMessages.createCourse}</LinkButton>
        </Flex>
      }
    >
      <Stack gap="3">
        <CourseViews courses={courses} />
        <CourseFilterBar courses={courses} />
        <CoursesList courses={courses} />
      </Stack>
    </AdminPage>
  );
}

function CoursesList({ courses }: { courses: AdminCourses }) {
  const { list, listName, filters, sorting, change, changeList } = courses;
  const { rows, size, totalCount, isStale } = list;
  const selected = useSelectedCourses(rows ?? [], listName);
  const place = useFocusAfterChange(String(selected.courses.length > 0));
  const { columns, choice } = useColumnChoice('courses', adminCourseColumns());
  const csv = useCoursesExport(courses);
  const skeleton = <TableSkeleton rows={size} cardsBelow="lg" hasLowCards isDense />;
  if (!rows) return <QueryFallback {...list} skeleton={skeleton} />;
  const isFiltered = Boolean(filters.search || filters.category) || filters.state !== 'ANY';
  return (
    <Stack ref={place} tabIndex={-1} outline="none" gap="3">
      <VisuallyHidden role="status">{selected.announcement}</VisuallyHidden>
      {selected.notice}
      {totalCount === 0 && (isFiltered ? <NothingFound onShowAll={changeList} /> : <NoCourses />)}
      {totalCount > 0 && (
        <TableList
          of="courses"
          list={list}
          onChange={change}
          skeleton={skeleton}
          total={texts.total({ count: totalCount })}
          actions={
            <Flex wrap="wrap">
              {choice}
              <Button variant="ghost" loading={csv.isExporting} onClick={csv.save}>
                <Download size="1.125em" aria-hidden />
                {texts.download}
              </Button>
            </Flex>
          }
          bulk={selected.bar}
        >
          <DataTable
            caption={texts.caption}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            sorting={sorting}
            selection={selected.selection}
            isBusy={isStale}
            cardsBelow="lg"
            hasLowCards
            isDense
          />
        </TableList>
      )}
    </Stack>
  );
}

function NothingFound({ onShowAll }: { onShowAll: (changes: Record<string, null>) => void }) {
  const { title, description, showAll } = texts.nothingFound;
  return (
    <EmptyState title={title} description={description}>
      <Button variant="outline" onClick={() => onShowAll({ search: null, category: null, state: null })}>
        {showAll}
      </Button>
    </EmptyState>
  );
}

import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { AdminPage } from '#client/ui/admin-page.tsx';
import { paths } from '#shared/paths.ts';
import { useRestoreCourse } from '#client/features/course/use-restore-course.ts';
import { useRestoreFile } from '#client/features/file/use-files.ts';
import { useRestoreLecture } from '#client/features/lecture/use-restore-lecture.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { courseLimits } from '#shared/course.ts';
import { trashMessages } from '#shared/trash.ts';
import { TrashSection } from './trash-section.tsx';
import { useDeleteForever } from './use-delete-forever.ts';
import { useTrashedCourses, useTrashedFiles, useTrashedLectures } from './use-trash.ts';

/** The deleted courses, lectures and files that can still be restored. */
export function TrashPage() {
  const courses = useTrashedCourses();
  const lectures = useTrashedLectures();
  const files = useTrashedFiles();
  const restoreCourse = useRestoreCourse();
  const restoreLecture = useRestoreLecture();
  const restoreFile = useRestoreFile();
  const { deleteCourse, deleteLecture, deleteFile, deleteAll } = useDeleteForever();
  if ([courses, lectures, files].every(({ nodes }) => nodes?.length === 0)) return <NothingInTrash />;
  return (
    <AdminPage title={trashMessages.title} actions={<EmptyTrashButton onEmpty={deleteAll} />}>
      <Stack gap="10">
        <Text color="fg.muted" maxWidth="prose">
          {trashMessages.intro({ days: courseLimits.trashDays })}
        </Text>
        <TrashSection
          kind="courses"
          page={courses}
          column={{
            key: 'lectures',
            header: trashMessages.column.lectures,
            cell: ({ numberOfLectures }) => trashMessages.numberOfLectures({ count: numberOfLectures }),
          }}
          onRestore={(id) => restoreCourse(id)}
          onDelete={deleteCourse}
        />
        {/* Below a list of unknown height, it would move. */}
        {Boolean(courses.nodes ?? courses.error) && (
          <TrashSection
            kind="lectures"
            page={lectures}
            column={{
              key: 'course',
              header: trashMessages.column.course,
              cell: ({ course }) => <bdi>{course.title}</bdi>,
            }}
            onRestore={restoreLecture}
            onDelete={deleteLecture}
          />
        )}
        {Boolean((courses.nodes ?? courses.error) && (lectures.nodes ?? lectures.error)) && (
          <TrashSection
            kind="files"
            page={files}
            column={{
              key: 'place',
              header: trashMessages.column.place,
              cell: ({ course, lecture }) => <Place course={course.title} lecture={lecture?.title} />,
            }}
            onRestore={restoreFile}
            onDelete={deleteFile}
          />
        )}
      </Stack>
    </AdminPage>
  );
}

/** The course of a file, and its lecture if it belongs to one. */
function Place({ course, lecture }: { course: string; lecture?: string }) {
  return (
    <span>
      <bdi>{course}</bdi>
      {lecture !== undefined && (
        <Text as="span" display="block" color="fg.muted">
          <bdi>{lecture}</bdi>
        </Text>
      )}
    </span>
  );
}

function EmptyTrashButton({ onEmpty }: { onEmpty: () => Promise<unknown> }) {
  const [isAsking, setIsAsking] = useState(false);
  const empty = () => {
    setIsAsking(false);
    void onEmpty();
  };
  return (
    <>
      <Button variant="outline" tone="danger" onClick={() => setIsAsking(true)}>
        {trashMessages.emptyTrash}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={trashMessages.question.emptyTrash}
        description={trashMessages.courses.consequence}
        confirmLabel={trashMessages.emptyTrash}
        onConfirm={empty}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}

function NothingInTrash() {
  return (
    <AdminPage title={trashMessages.title}>
      <EmptyState
        title={trashMessages.empty}
        description={trashMessages.emptyHint({ days: courseLimits.trashDays })}
      >
        <LinkButton to={paths.dashboard} variant="outline">
          {trashMessages.toDashboard}
        </LinkButton>
      </EmptyState>
    </AdminPage>
  );
}

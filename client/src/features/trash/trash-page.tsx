import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { AdminPage } from '#client/ui/admin-page.tsx';
import { paths } from '#shared/paths.ts';
import { formatLectureCount } from '#client/format/format.ts';
import { useRestoreCourse } from '#client/features/course/use-restore-course.ts';
import { useRestoreLecture } from '#client/features/lecture/use-restore-lecture.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { courseLimits } from '#shared/course.ts';
import { trashMessages } from '#shared/trash.ts';
import { TrashSection } from './trash-section.tsx';
import { useDeleteForever } from './use-delete-forever.ts';
import { useTrashedCourses, useTrashedLectures } from './use-trash.ts';

/** What was deleted and can still be restored. */
export function TrashPage() {
  const courses = useTrashedCourses();
  const lectures = useTrashedLectures();
  const restoreCourse = useRestoreCourse();
  const restoreLecture = useRestoreLecture();
  const { deleteCourse, deleteLecture, deleteAll } = useDeleteForever();
  if (courses.list?.edges.length === 0 && lectures.list?.edges.length === 0) return <NothingInTrash />;
  return (
    <AdminPage title="Trash" actions={<EmptyTrashButton onEmpty={deleteAll} />}>
      <Stack gap="10">
        <Text color="fg.muted" maxWidth="prose">
          What you delete stays here for {courseLimits.trashDays} days. Until then you can restore it,
          lectures and videos included.
        </Text>
        <TrashSection
          kind="courses"
          title="Courses"
          list={courses.list}
          column={{
            key: 'lectures',
            header: 'Lectures',
            cell: ({ numberOfLectures }) => formatLectureCount(numberOfLectures),
          }}
          error={courses.error}
          onRetry={courses.retry}
          onRestore={(id) => restoreCourse(id)}
          onDelete={deleteCourse}
          consequence={consequences.course}
          isLoadingMore={courses.isLoadingMore}
          onShowMore={courses.showMore}
        />
        <TrashSection
          kind="lectures"
          title="Lectures"
          list={lectures.list}
          column={{ key: 'course', header: 'Course', cell: ({ course }) => <bdi>{course.title}</bdi> }}
          error={lectures.error}
          onRetry={lectures.retry}
          onRestore={restoreLecture}
          onDelete={deleteLecture}
          consequence={consequences.lecture}
          isLoadingMore={lectures.isLoadingMore}
          onShowMore={lectures.showMore}
        />
      </Stack>
    </AdminPage>
  );
}

const consequences = {
  course: 'Its lectures and videos go with it, and what people watched of them. Nobody can bring them back.',
  lecture: 'Its video and captions go with it. Nobody can bring them back.',
};

function EmptyTrashButton({ onEmpty }: { onEmpty: () => Promise<unknown> }) {
  const [isAsking, setIsAsking] = useState(false);
  const empty = () => {
    setIsAsking(false);
    void onEmpty();
  };
  return (
    <>
      <Button variant="outline" tone="danger" onClick={() => setIsAsking(true)}>
        Empty trash
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={trashMessages.question.emptyTrash}
        description={consequences.course}
        confirmLabel="Empty trash"
        onConfirm={empty}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}

function NothingInTrash() {
  return (
    <AdminPage title="Trash">
      <EmptyState
        title="The trash is empty"
        description={`Deleted courses and lectures stay here for ${courseLimits.trashDays} days, ready to be restored.`}
      >
        <LinkButton to={paths.dashboard} variant="outline">
          Go to the dashboard
        </LinkButton>
      </EmptyState>
    </AdminPage>
  );
}

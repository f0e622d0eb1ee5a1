import { useSyncExternalStore } from 'react';
import { isPosterExpected, onPosterFilesChange } from './poster-files.ts';
import { useCourseOnScreen } from './use-course-on-screen.ts';
import { CourseDrop } from './course-drop.tsx';
import { onSkippedChange, skippedFiles } from './skipped-files.ts';
import { UploadTray } from './upload-tray.tsx';
import { useUploadManager } from './use-upload-manager.ts';
import { useLectureChanges } from './use-lecture-changes.ts';
import { useUploadLife } from './use-upload-life.ts';

/** The upload tray and the drop zone, on every page of an ADMIN. */
export function Uploads({ userId }: { userId: string }) {
  const { manager, items } = useUploadManager();
  const { course, showsLectures } = useCourseOnScreen();
  useUploadLife(manager, userId);
  const skipped = useSyncExternalStore(onSkippedChange, skippedFiles);
  const isPreparing = useSyncExternalStore(onPosterFilesChange, isPosterExpected);
  useLectureChanges({ isNeeded: showsLectures, isBusy: isPreparing || items.length > 0 });
  return (
    <>
      {course && <CourseDrop key={course.id} manager={manager} course={course} />}
      {(items.length > 0 || skipped.length > 0) && (
        <UploadTray manager={manager} items={items} skipped={skipped} />
      )}
    </>
  );
}

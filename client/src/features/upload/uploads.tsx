import { useSyncExternalStore } from 'react';
import { isPosterExpected, onPosterFilesChange } from './poster-files.ts';
import { useCourseOnScreen } from './use-course-on-screen.ts';
import { CourseDrop } from './course-drop.tsx';
import { UploadTray } from './upload-tray.tsx';
import { useDesk } from './use-desk.ts';
import { useLectureChanges } from './use-lecture-changes.ts';
import { useUploadLife } from './use-upload-life.ts';

/** What of uploads stands on every screen of an ADMIN: the tray, and the place to drop videos on. */
export function Uploads({ userId }: { userId: string }) {
  const { desk, items } = useDesk();
  const { course, showsLectures } = useCourseOnScreen();
  useUploadLife(desk, userId);
  const isPreparing = useSyncExternalStore(onPosterFilesChange, isPosterExpected);
  useLectureChanges({ isNeeded: showsLectures, isBusy: isPreparing || items.length > 0 });
  return (
    <>
      {course && <CourseDrop key={course.id} desk={desk} course={course} />}
      {items.length > 0 && <UploadTray desk={desk} items={items} />}
    </>
  );
}

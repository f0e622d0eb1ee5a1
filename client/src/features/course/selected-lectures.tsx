import { useState } from 'react';
import type { EditableCourseFragment } from '#client/gql/graphql.ts';
import { SelectionAction, SelectionBar } from '#client/ui/selection-bar.tsx';
import { lecturePublishingTexts as texts } from '#shared/lecture-publishing.ts';
import { fileFormTexts } from '#shared/texts/file-form.ts';
import { sectionFormTexts } from '#shared/texts/section-form.ts';
import { useLectureArchive } from '#client/features/file/use-lecture-archive.ts';
import { MoveToSection } from '#client/features/section/move-to-section.tsx';
import { partsOfCourse, withLecturesIn } from '#client/features/section/parts-of-course.ts';
import { useArrangeCourse } from '#client/features/section/use-arrange-course.ts';
import { PublishAtDialog } from '#client/features/lecture/publish-at-dialog.tsx';
import { useChangeLectures } from '#client/features/lecture/use-change-lectures.ts';
import { usePublishLectures } from '#client/features/lecture/use-publish-lectures.ts';

interface SelectedLecturesProps {
  course: EditableCourseFragment;
  /** The selected lectures, at least one. */
  lectures: EditableCourseFragment['lectures'];
  /** After a change. */
  onEnd: () => void;
}

/** The controls for the selected lectures of a course (ADMIN). */
export function SelectedLectures({ course, lectures, onEnd }: SelectedLecturesProps) {
  const { publishDrafts, unpublishLectures, isChanging } = usePublishLectures(course.id);
  const { changeLectures, isChanging: isBusy } = useChangeLectures(course.id);
  const { download, isLoading } = useLectureArchive(course.id);
  const arrange = useArrangeCourse(course.id);
  const [asked, setAsked] = useState<'time' | 'section' | null>(null);
  const drafts = lectures.filter(({ isDraft }) => isDraft);
  const parts = partsOfCourse(course);
  const idsOf = (some: typeof lectures) => some.map(({ id }) => id);
  const previews = lectures.filter(({ isFreePreview }) => isFreePreview);
  const locked = lectures.filter(({ isFreePreview }) => !isFreePreview);

  const end = async (change: Promise<{ ok: boolean }>) => {
    setAsked(null);
    const { ok } = await change;
    if (ok) onEnd();
  };
  return (
    <SelectionBar label={texts.selected} count={lectures.length} onClear={onEnd}>
      <SelectionAction
        isPossible={drafts.length > 0}
        isChanging={isChanging}
        onDo={() => void end(publishDrafts(drafts, null))}
      >
        {texts.publish}
      </SelectionAction>
      <SelectionAction aria-haspopup="dialog" isPossible={drafts.length > 0} onDo={() => setAsked('time')}>
        {texts.later}
      </SelectionAction>
      <SelectionAction
        isPossible={lectures.some(({ isDraft, publishAt }) => !isDraft || publishAt)}
        isChanging={isChanging}
        onDo={() => void end(unpublishLectures(lectures))}
      >
        {texts.unpublish}
      </SelectionAction>
      {course.sections.length > 0 && (
        <SelectionAction aria-haspopup="dialog" onDo={() => setAsked('section')}>
          {sectionFormTexts.move}
        </SelectionAction>
      )}
      <SelectionAction
        isChanging={isBusy}
        onDo={() =>
          void end(
            locked.length > 0
              ? changeLectures(idsOf(locked), 'OPEN_PREVIEW')
              : changeLectures(idsOf(previews), 'CLOSE_PREVIEW'),
          )
        }
      >
        {locked.length > 0 ? texts.openPreview : texts.closePreview}
      </SelectionAction>
      <SelectionAction isChanging={isLoading} onDo={() => void download(idsOf(lectures))}>
        {fileFormTexts.archive.download}
      </SelectionAction>
      <SelectionAction
        tone="danger"
        isChanging={isBusy}
        onDo={() => void end(changeLectures(idsOf(lectures), 'TRASH'))}
      >
        {texts.trash}
      </SelectionAction>
      <PublishAtDialog
        open={asked === 'time'}
        onClose={() => setAsked(null)}
        onChoose={(time) => void end(publishDrafts(drafts, time))}
      />
      <MoveToSection
        open={asked === 'section'}
        sections={course.sections}
        count={lectures.length}
        onClose={() => setAsked(null)}
        onChoose={(sectionId) => {
          void end(arrange(parts, withLecturesIn(parts, idsOf(lectures), sectionId)));
        }}
      />
    </SelectionBar>
  );
}

import { lectureFormTexts } from '#shared/texts/lecture-form.ts';
import { NewLecturePage } from './new-lecture-page.tsx';
import { TextLectureForm } from './text-lecture-form.tsx';

/** Page where an ADMIN writes a new lecture. */
export function AddTextLecturePage() {
  return <NewLecturePage title={lectureFormTexts.addText} Form={TextLectureForm} />;
}

import { lectureFormTexts } from '#shared/texts/lecture-form.ts';
import { LinkLectureForm } from './link-lecture-form.tsx';
import { NewLecturePage } from './new-lecture-page.tsx';

/** Page where an ADMIN adds a link to a page of another website as a lecture. */
export function AddLinkLecturePage() {
  return <NewLecturePage title={lectureFormTexts.addLink} Form={LinkLectureForm} />;
}

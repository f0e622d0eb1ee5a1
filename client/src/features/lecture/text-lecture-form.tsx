import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { AddTextLectureDocument } from '#client/gql/graphql.ts';
import { lectureLabels, newTextOf, textFormRules, type LectureFields } from './lecture-form-rules.ts';
import { NewLectureForm } from './new-lecture-form.tsx';
import { TextLectureFields } from './text-lecture-fields.tsx';

const nothing = { title: '', text: '', isFreePreview: false };
// The form has the fields of a video as well, which the rules leave out.
const resolver = zodResolver(textFormRules) as unknown as Resolver<LectureFields>;

interface TextLectureFormProps {
  courseId: string;
  /** The slug of the course. */
  slug: string;
  onAdded: (lectureId: string) => void;
}

/** Form for a new lecture that is a text. */
export function TextLectureForm({ slug, ...props }: TextLectureFormProps) {
  return (
    <NewLectureForm
      {...props}
      document={AddTextLectureDocument}
      draftName="new-text-lecture"
      resolver={resolver}
      labels={lectureLabels()}
      nothing={nothing}
      valuesOf={newTextOf}
    >
      {(form) => <TextLectureFields form={form} slug={slug} />}
    </NewLectureForm>
  );
}

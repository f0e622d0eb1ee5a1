import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { AddLinkLectureDocument } from '#client/gql/graphql.ts';
import { linkFormRules, linkLabels, newLinkOf, type LectureFields } from './lecture-form-rules.ts';
import { LinkLectureFields } from './link-lecture-fields.tsx';
import { NewLectureForm } from './new-lecture-form.tsx';

const nothing = { title: '', url: '', description: '', isFreePreview: false };
// The form has the fields of a video as well, which the rules leave out.
const resolver = zodResolver(linkFormRules) as unknown as Resolver<LectureFields>;

interface LinkLectureFormProps {
  courseId: string;
  onAdded: (lectureId: string) => void;
}

/** Form for a new lecture that is a link. */
export function LinkLectureForm(props: LinkLectureFormProps) {
  return (
    <NewLectureForm
      {...props}
      document={AddLinkLectureDocument}
      draftName="new-link-lecture"
      resolver={resolver}
      labels={linkLabels()}
      nothing={nothing}
      valuesOf={newLinkOf}
    >
      {(form) => <LinkLectureFields form={form} />}
    </NewLectureForm>
  );
}

import { SetLecturePublishingDocument } from '#client/gql/graphql.ts';
import { Checkbox } from '#client/forms/checkbox.tsx';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { lecturePublishingTexts } from '#shared/lecture-publishing.ts';

interface PublishAtOnceControlProps {
  course: { id: string; publishesLecturesAtOnce: boolean };
}

/** Setting that publishes videos immediately when they are dropped on a published course (ADMIN). It saves on change. */
export function PublishAtOnceControl({ course: { id, publishesLecturesAtOnce } }: PublishAtOnceControlProps) {
  const [mutate] = useToastMutation(SetLecturePublishingDocument);
  const save = (isAtOnce: boolean) =>
    mutate({
      variables: { courseId: id, isAtOnce },
      loading: lecturePublishingTexts.loading,
      success: lecturePublishingTexts.savedSetting,
      failure: lecturePublishingTexts.failure,
      optimisticResponse: {
        setLecturePublishing: { __typename: 'Course', id, publishesLecturesAtOnce: isAtOnce },
      },
    });
  return (
    <Checkbox checked={publishesLecturesAtOnce} onChange={(event) => void save(event.currentTarget.checked)}>
      {lecturePublishingTexts.atOnce}
    </Checkbox>
  );
}

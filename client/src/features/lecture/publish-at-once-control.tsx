import { useSetLecturePublishingMutation } from '#client/gql/graphql.ts';
import { Checkbox } from '#client/forms/checkbox.tsx';
import { withToast } from '#client/toasts/with-toast.ts';
import { lecturePublishingTexts } from '#shared/lecture-publishing.ts';

const callTexts = () => ({
  loading: lecturePublishingTexts.loading,
  success: lecturePublishingTexts.savedSetting,
  failure: lecturePublishingTexts.failure,
});

interface PublishAtOnceControlProps {
  course: { id: string; publishesLecturesAtOnce: boolean };
}

/** Setting that publishes videos immediately when they are dropped on a published course (ADMIN). It saves on change. */
export function PublishAtOnceControl({ course: { id, publishesLecturesAtOnce } }: PublishAtOnceControlProps) {
  const [mutate] = useSetLecturePublishingMutation();
  const save = (isAtOnce: boolean) =>
    withToast(
      () =>
        mutate({
          variables: { courseId: id, isAtOnce },
          optimisticResponse: {
            setLecturePublishing: { __typename: 'Course', id, publishesLecturesAtOnce: isAtOnce },
          },
        }),
      callTexts(),
    );
  return (
    <Checkbox checked={publishesLecturesAtOnce} onChange={(event) => void save(event.currentTarget.checked)}>
      {lecturePublishingTexts.atOnce}
    </Checkbox>
  );
}

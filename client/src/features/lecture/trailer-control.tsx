import { Box } from '@chakra-ui/react';
import { Field } from '#client/forms/field.tsx';
import { SetTrailerDocument, type OutlineLectureFragment } from '#client/gql/graphql.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { Select } from '#client/ui/select.tsx';
import { lecturePublishingTexts } from '#shared/lecture-publishing.ts';

const { trailer: texts } = lecturePublishingTexts;

interface TrailerControlProps {
  course: {
    id: string;
    lectures: readonly Pick<
      OutlineLectureFragment,
      'id' | 'title' | 'kind' | 'isFreePreview' | 'isTrailer'
    >[];
  };
}

/**
 * Chooses the free video that plays on the page of a course (ADMIN). It saves on change. It is left out while there is nothing to
 * choose from.
 */
export function TrailerControl({ course: { id, lectures } }: TrailerControlProps) {
  const [mutate] = useToastMutation(SetTrailerDocument);
  const videos = lectures.filter(({ kind, isFreePreview }) => kind === 'VIDEO' && isFreePreview);
  if (videos.length < 2) return null;
  const save = (lectureId: string | null) =>
    mutate({
      variables: { courseId: id, lectureId },
      loading: lecturePublishingTexts.loading,
      success: texts.saved,
      failure: lecturePublishingTexts.failure,
      optimisticResponse: {
        setTrailer: {
          __typename: 'Course',
          id,
          lectures: lectures.map((lecture) => ({
            __typename: 'Lecture',
            id: lecture.id,
            isTrailer: lecture.id === lectureId,
          })),
        },
      },
    });
  return (
    <Box maxWidth="prose">
      <Field label={texts.label} help={texts.help}>
        <Select
          value={videos.find(({ isTrailer }) => isTrailer)?.id ?? ''}
          onChange={({ currentTarget: { value } }) => void save(value || null)}
        >
          <option value="">{texts.first}</option>
          {videos.map(({ id: lectureId, title }) => (
            <option key={lectureId} value={lectureId}>
              {title}
            </option>
          ))}
        </Select>
      </Field>
    </Box>
  );
}

import { useApolloClient } from '@apollo/client/react';
import { Stack } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { EditLectureDocument, type EditLectureQuery } from '#client/gql/graphql.ts';
import { showFileError } from '#client/forms/form-errors.ts';
import { hasCode } from '#client/graphql/errors.ts';
import { changedFields } from '#client/forms/merge-edits.ts';
import { useReplaceVideo } from '#client/features/upload/use-replace-video.ts';
import { useConflict } from '#client/forms/use-conflict.ts';
import { useFormErrors } from '#client/forms/use-form-errors.ts';
import { Button } from '#client/ui/button.tsx';
import { ErrorSummary } from '#client/forms/error-summary.tsx';
import { FormError } from '#client/forms/form-error.tsx';
import { lectureMessages } from '#shared/lecture.ts';
import { uploadMessages } from '#shared/upload.ts';
import { LectureFormFields, type LectureTexts } from './lecture-form-fields.tsx';
import {
  editLectureRules,
  lectureFieldNames,
  lectureLabels,
  type LectureFields,
} from './lecture-form-rules.ts';
import { useUpdateLecture } from './use-update-lecture.ts';

type EditedLecture = EditLectureQuery['course']['lectures'][number];

const textsOf = ({ title, description, isFreePreview }: LectureTexts): LectureTexts => ({
  title,
  description,
  isFreePreview,
});

interface EditLectureFormProps {
  slug: string;
  lecture: EditedLecture;
  onSaved: () => void;
}

/** The form of a lecture that there is. When somebody else saved it meanwhile, nothing typed is lost. */
export function EditLectureForm({ slug, lecture, onSaved }: EditLectureFormProps) {
  const client = useApolloClient();
  const [base, setBase] = useState(lecture);
  const { updateLecture, isSaving } = useUpdateLecture();
  const replaceVideo = useReplaceVideo();
  const form = useForm<LectureFields>({
    resolver: zodResolver(editLectureRules),
    defaultValues: textsOf(lecture),
    shouldFocusError: false,
  });
  const { submitErrors, formError, clear, showInvalid, showServerError } = useFormErrors(
    form,
    lectureFieldNames,
  );
  const conflict = useConflict<LectureTexts>(
    (name, value) => form.setValue(name, value, { shouldDirty: true }),
    form.setFocus,
  );

  const meetOthers = async () => {
    const { data } = await client.query({
      query: EditLectureDocument,
      variables: { slug },
      fetchPolicy: 'network-only',
    });
    const theirs = data?.course.lectures.find(({ id }) => id === base.id);
    if (!theirs) return;
    const [first] = conflict.meet(textsOf(base), textsOf(form.getValues()), textsOf(theirs));
    setBase(theirs);
    if (first) form.setFocus(first);
  };

  const submit = form.handleSubmit(async ({ video, ...texts }) => {
    clear();
    const changes = changedFields(textsOf(base), texts);
    const saved = await updateLecture({ id: base.id, version: base.version, ...changes });
    if (!saved.ok) {
      showServerError(saved.error, lectureMessages.failure.updateLecture);
      // Without their version the answer of the server stands alone; saving again tries again.
      if (hasCode(saved.error, 'CONFLICT')) await meetOthers().catch(() => undefined);
      return;
    }
    const sent = video && (await replaceVideo(base.id, { file: video, handle: null }));
    if (!sent || sent.ok) return onSaved();
    // Its texts are saved all the same.
    setBase({ ...base, ...texts, version: saved.value.data?.updateLecture.version ?? base.version });
    if (showFileError(sent.error, 'video', form.setError)) return;
    showServerError(sent.error, uploadMessages.failure.startUpload);
  }, showInvalid);

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="6" minWidth="0">
        {formError && <FormError text={formError} />}
        <ErrorSummary errors={submitErrors} labels={lectureLabels} onChoose={form.setFocus} />
        <LectureFormFields
          form={form}
          videoHelp="Choose another one to replace it: MP4, WebM or MOV"
          conflict={conflict}
        />
        <Button type="submit" size="lg" loading={isSaving}>
          Save lecture
        </Button>
      </Stack>
    </form>
  );
}

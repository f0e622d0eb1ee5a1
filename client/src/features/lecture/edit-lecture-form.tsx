import { useApolloClient } from '@apollo/client/react';
import { Stack } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { EditLectureDocument, type EditLectureQuery } from '#client/gql/graphql.ts';
import { showFileError } from '#client/forms/form-errors.ts';
import { hasCode, isAborted } from '#client/graphql/errors.ts';
import { changedFields } from '#client/forms/merge-edits.ts';
import { useConflict } from '#client/forms/use-conflict.ts';
import { useFormErrors } from '#client/forms/use-form-errors.ts';
import { useLeaveGuard } from '#client/routing/use-leave-guard.ts';
import { Button } from '#client/ui/button.tsx';
import { ErrorSummary } from '#client/forms/error-summary.tsx';
import { FormError } from '#client/forms/form-error.tsx';
import { lectureMessages } from '#shared/lecture.ts';
import { LeaveUploadDialog } from './leave-upload-dialog.tsx';
import { LectureFormFields, type LectureTexts } from './lecture-form-fields.tsx';
import {
  editLectureRules,
  lectureFieldNames,
  lectureLabels,
  type LectureFields,
} from './lecture-form-rules.ts';
import { UploadProgress } from './upload-progress.tsx';
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
  const { updateLecture, isSaving, upload, isUploading, cancel } = useUpdateLecture();
  const blocker = useLeaveGuard(isUploading);
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
    const outcome = await updateLecture({
      id: base.id,
      version: base.version,
      ...changes,
      ...(video && { video }),
    });
    if (outcome.ok) return onSaved();
    if (isAborted(outcome.error)) return;
    if (showFileError(outcome.error, 'video', form.setError)) return;
    showServerError(outcome.error, lectureMessages.failure.updateLecture);
    // Without their version the answer of the server stands alone; saving again tries again.
    if (hasCode(outcome.error, 'CONFLICT')) await meetOthers().catch(() => undefined);
  }, showInvalid);

  return (
    <form noValidate onSubmit={submit}>
      {/* What is on its way cannot be changed any more. */}
      <Stack asChild gap="6" minWidth="0">
        <fieldset disabled={upload !== null}>
          {formError && <FormError text={formError} />}
          <ErrorSummary errors={submitErrors} labels={lectureLabels} onChoose={form.setFocus} />
          <LectureFormFields
            form={form}
            videoHelp="Choose another one to replace it: MP4, WebM or MOV"
            conflict={conflict}
          />
          {!upload && (
            <Button type="submit" size="lg" loading={isSaving}>
              Save lecture
            </Button>
          )}
        </fieldset>
      </Stack>
      {upload && <UploadProgress upload={upload} onCancel={cancel} />}
      <LeaveUploadDialog blocker={blocker} />
    </form>
  );
}

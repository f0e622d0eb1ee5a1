import { useApolloClient } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { EditLectureDocument, type EditLectureQuery } from '#client/gql/graphql.ts';
import { hasCode } from '#client/graphql/errors.ts';
import { changedFields } from '#client/forms/merge-edits.ts';
import { useReplaceVideo } from '#client/features/upload/use-replace-video.ts';
import { useConflict } from '#client/forms/use-conflict.ts';
import { MutationForm } from '#client/forms/mutation-form.tsx';
import { useMutationForm } from '#client/forms/use-mutation-form.ts';
import { Button } from '#client/ui/button.tsx';
import { LectureFormFields, type LectureTexts } from './lecture-form-fields.tsx';
import { editLectureRules, lectureLabels } from './lecture-form-rules.ts';
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
  const form = useMutationForm({
    resolver: zodResolver(editLectureRules),
    defaultValues: textsOf(lecture),
    labels: lectureLabels,
    fileField: 'video',
  });
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

  const submit = form.submit(async ({ video, ...texts }) => {
    const changes = changedFields(textsOf(base), texts);
    const saved = await updateLecture({ id: base.id, version: base.version, ...changes });
    if (!saved.ok) {
      // Without their version the answer of the server stands alone; saving again tries again.
      if (hasCode(saved.error, 'CONFLICT')) void meetOthers().catch(() => undefined);
      return saved;
    }
    const sent = video ? await replaceVideo(base.id, { file: video, handle: null }) : saved;
    if (sent.ok) onSaved();
    // Its texts are saved all the same.
    else setBase({ ...base, ...texts, version: saved.value.data?.updateLecture.version ?? base.version });
    return sent;
  });

  return (
    <MutationForm form={form} onSubmit={submit}>
      <LectureFormFields
        form={form}
        videoHelp="Choose another one to replace it: MP4, WebM or MOV"
        conflict={conflict}
      />
      <Button type="submit" size="lg" loading={isSaving}>
        Save lecture
      </Button>
    </MutationForm>
  );
}

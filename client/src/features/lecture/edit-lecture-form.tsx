import { useApolloClient } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useMemo, useState } from 'react';
import { EditLectureDocument, type EditLectureQuery } from '#client/gql/graphql.ts';
import { hasCode } from '#client/graphql/errors.ts';
import { useDraftKey } from '#client/features/auth/use-draft-key.ts';
import { FormDraftOffer } from '#client/forms/draft-offer.tsx';
import { changedFields } from '#client/forms/merge-edits.ts';
import { useConflict } from '#client/forms/use-conflict.ts';
import { MutationForm } from '#client/forms/mutation-form.tsx';
import { useFormDraft } from '#client/forms/use-form-draft.ts';
import { useMutationForm } from '#client/forms/use-mutation-form.ts';
import { useUnsavedGuard } from '#client/routing/use-unsaved-guard.ts';
import { Button } from '#client/ui/button.tsx';
import { LeaveDialog } from '#client/ui/leave-dialog.tsx';
import { lectureFormTexts } from '#shared/texts/lecture-form.ts';
import { LectureFormFields } from './lecture-form-fields.tsx';
import { editLectureRules, lectureLabels, lectureTextsOf, type LectureTexts } from './lecture-form-rules.ts';
import { useUpdateLecture } from './use-update-lecture.ts';

type EditedLecture = EditLectureQuery['course']['lectures'][number];

interface EditLectureFormProps {
  slug: string;
  lecture: EditedLecture;
  onSaved: () => void;
}

/**
 * Form for an existing lecture. It asks for confirmation before unsaved changes are left, and keeps all input when
 * another admin has saved the lecture in the meantime.
 */
export function EditLectureForm({ slug, lecture, onSaved }: EditLectureFormProps) {
  const client = useApolloClient();
  const [base, setBase] = useState(lecture);
  const { updateLecture, isSaving } = useUpdateLecture();
  const form = useMutationForm({
    resolver: zodResolver(editLectureRules),
    defaultValues: lectureTextsOf(lecture),
    labels: lectureLabels(),
  });
  const conflict = useConflict<LectureTexts>(
    (name, value) => form.setValue(name, value, { shouldDirty: true }),
    form.setFocus,
  );

  const draft = useFormDraft({
    key: useDraftKey(`lecture:${lecture.id}`),
    form,
    textsOf: lectureTextsOf,
    base: useMemo(() => lectureTextsOf(base), [base]),
  });

  const { getValues } = form;
  const { blocker, end } = useUnsavedGuard(
    useCallback(
      () => Object.keys(changedFields(lectureTextsOf(base), lectureTextsOf(getValues()))).length > 0,
      [base, getValues],
    ),
  );

  const meetOthers = async () => {
    const { data } = await client.query({
      query: EditLectureDocument,
      variables: { slug },
      fetchPolicy: 'network-only',
    });
    const theirs = data?.course.lectures.find(({ id }) => id === base.id);
    if (!theirs) return;
    const [first] = conflict.meet(
      lectureTextsOf(base),
      lectureTextsOf(form.getValues()),
      lectureTextsOf(theirs),
    );
    setBase(theirs);
    if (first) form.setFocus(first);
  };

  const submit = form.submit(async (fields) => {
    const changes = changedFields(lectureTextsOf(base), lectureTextsOf(fields));
    const saved = await updateLecture({ id: base.id, version: base.version, ...changes });
    if (!saved.ok) {
      // If the other version cannot be loaded, only the server's error shows. The next save tries again.
      if (hasCode(saved.error, 'CONFLICT')) void meetOthers().catch(() => undefined);
      return saved;
    }
    draft.drop();
    end();
    onSaved();
    return saved;
  });

  return (
    <MutationForm form={form} onSubmit={submit}>
      <FormDraftOffer
        draft={draft}
        onTakenUp={(kept) => conflict.meet(kept.base, kept.texts, lectureTextsOf(base))}
      />
      <LectureFormFields form={form} conflict={conflict} />
      <Button type="submit" size="lg" loading={isSaving}>
        {lectureFormTexts.save}
      </Button>
      <LeaveDialog blocker={blocker} onLeave={draft.forget} />
    </MutationForm>
  );
}

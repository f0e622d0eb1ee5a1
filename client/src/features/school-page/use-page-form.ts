import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useState } from 'react';
import { useDraftKey } from '#client/features/auth/use-draft-key.ts';
import { discardChanges } from '#client/forms/discard-changes.ts';
import { changedFields } from '#client/forms/merge-edits.ts';
import { useFormDraft } from '#client/forms/use-form-draft.ts';
import { useMutationForm } from '#client/forms/use-mutation-form.ts';
import { useLeaveGuard } from '#client/routing/use-leave-guard.ts';
import { schoolPageRules } from '#shared/school-page.rules.ts';
import { schoolPageTexts } from '#shared/texts/school-page.ts';
import { fieldsOf, type PageFields } from './school-page-fields.ts';

/**
 * The state of the form of a free page. It stores the input in the browser until it is saved, and asks before unsaved changes are
 * lost.
 *
 * @param id id of the page; null for a new one.
 */
export function usePageForm(id: string | null, texts: PageFields) {
  /** The last known version of the server; null after the form has ended. */
  const [base, setBase] = useState(texts);
  const form = useMutationForm({
    resolver: zodResolver(schoolPageRules),
    defaultValues: texts,
    labels: schoolPageTexts.labels,
  });
  const { getValues, reset } = form;
  const draft = useFormDraft({ key: useDraftKey(`page:${id ?? 'new'}`), form, textsOf: fieldsOf, base });
  const blocker = useLeaveGuard(
    useCallback(() => Object.keys(changedFields(base, fieldsOf(getValues()))).length > 0, [base, getValues]),
  );
  return {
    form,
    draft,
    blocker,
    base,
    setBase,
    /** Resets the form to the last known version. Returns a function that brings the changes back. */
    discard: () => discardChanges(form, draft, base),
    /** Resets the form to the saved page. */
    resetTo: (saved: PageFields) => {
      setBase(saved);
      reset(saved);
      draft.drop();
    },
  };
}

/** The result of `usePageForm`. */
export type PageFormView = ReturnType<typeof usePageForm>;

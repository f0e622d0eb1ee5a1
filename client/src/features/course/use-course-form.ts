import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useRef, useState, type BaseSyntheticEvent } from 'react';
import type { Resolver } from 'react-hook-form';
import { useDraftKey } from '#client/features/auth/use-draft-key.ts';
import { changedFields } from '#client/forms/merge-edits.ts';
import { useFormDraft } from '#client/forms/use-form-draft.ts';
import { useMutationForm } from '#client/forms/use-mutation-form.ts';
import { useLeaveGuard } from '#client/routing/use-leave-guard.ts';
import type { Outcome } from '#client/toasts/with-toast.ts';
import { courseFormTexts } from '#shared/texts/course-form.ts';
import {
  courseFormRules,
  type CourseFields,
  type draftFormRules,
  type publishedCourseRules,
} from './course-form-rules.ts';
import { courseTextsOf, type CourseTexts } from './course-texts.ts';

type Rules = typeof courseFormRules | typeof publishedCourseRules | typeof draftFormRules;

/**
 * The state of the course form. Its rules depend on the button, because a draft may lack fields that a published
 * course needs. `isUnsaved` tells whether changes would be lost; `blocker` asks for confirmation before the page is
 * left then. The input is stored in the browser until it is saved.
 *
 * @param id id of the course; null for a new one.
 */
export function useCourseForm(id: string | null, texts: CourseTexts) {
  const rules = useRef<Rules>(courseFormRules);
  const saved = useRef<CourseTexts | null>(texts);
  const resolver: Resolver<CourseFields> = (...form) => {
    // The rules differ only in the required fields; all of them accept the fields of a draft.
    const resolve = zodResolver(rules.current) as Resolver<CourseFields>;
    return resolve(...form);
  };
  const form = useMutationForm({
    resolver,
    defaultValues: texts,
    labels: courseFormTexts.labels,
    fileField: 'thumbnail',
  });
  const { getValues, reset } = form;
  const [base, setBase] = useState(texts);
  const draft = useFormDraft({
    key: useDraftKey(`course:${id ?? 'new'}`),
    form,
    textsOf: courseTextsOf,
    base,
  });
  const isUnsaved = useCallback(() => {
    const values = getValues();
    if (!saved.current) return false;
    const changed = changedFields(saved.current, courseTextsOf(values));
    return values.thumbnail !== undefined || Object.keys(changed).length > 0;
  }, [getValues]);
  return {
    form,
    draft,
    isUnsaved,
    blocker: useLeaveGuard(isUnsaved),
    /** Submit handler of a button, with the given rules. */
    submit:
      (next: Rules, mutate: (course: CourseFields) => Promise<Outcome<unknown> | null>) =>
      (event: BaseSyntheticEvent) => {
        rules.current = next;
        return form.submit(mutate)(event);
      },
    /** Resets the form to the saved course. */
    resetTo: (next: CourseTexts) => {
      saved.current = next;
      setBase(next);
      reset({ ...next, thumbnail: undefined });
      draft.drop();
    },
    /** Drops all unsaved changes, so that the page can be left without confirmation. */
    end: () => {
      saved.current = null;
      draft.drop();
    },
  };
}

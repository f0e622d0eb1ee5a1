import { useEffect } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { changedFields } from './merge-edits.ts';
import { useDraft } from './use-draft.ts';

/** The values of a form that can be stored: no files. */
type Texts = Readonly<Record<string, string | boolean>>;

/** The texts of a form, and its initial texts. */
export interface FormDraft<Kept extends Texts> {
  base: Kept;
  texts: Kept;
}

interface FormDraftOptions<Fields extends FieldValues, Kept extends Texts> {
  key: string;
  form: Pick<UseFormReturn<Fields>, 'subscribe' | 'setValue' | 'setFocus' | 'getValues'>;
  /** The texts of the form's values. */
  textsOf: (values: Fields) => Kept;
  /** The saved texts, as far as the form knows. */
  base: Kept;
}

/**
 * Stores the texts of a form until they are saved, and offers a stored draft.
 *
 * @param options.textsOf and `base` have the same names with values of the same types.
 */
export function useFormDraft<Fields extends FieldValues, Kept extends Texts>({
  key,
  form,
  textsOf,
  base,
}: FormDraftOptions<Fields, Kept>) {
  const isLikeBase = (texts: unknown) =>
    typeof texts === 'object' &&
    texts !== null &&
    Object.entries(base).every(([name, text]) => typeof Reflect.get(texts, name) === typeof text);
  const isFormDraft = (content: unknown): content is FormDraft<Kept> =>
    typeof content === 'object' &&
    content !== null &&
    'base' in content &&
    'texts' in content &&
    isLikeBase(content.base) &&
    isLikeBase(content.texts);
  const { offered, keep, forget, drop, takeUp, decline } = useDraft(key, isFormDraft);

  // The offer's buttons disappear with it, and the focus would be lost.
  const focusFirst = () => {
    const [first] = Object.keys(base);
    // The form has a field of each of these names.
    if (first) form.setFocus(first as FieldPath<Fields>);
  };

  const { subscribe, getValues } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: () => {
          const texts = textsOf(getValues());
          if (Object.keys(changedFields(base, texts)).length > 0) keep({ base, texts });
          else forget();
        },
      }),
    [subscribe, getValues, textsOf, base, keep, forget],
  );

  return {
    offered,
    forget,
    drop,
    /** Puts the offered draft into the form and returns it. */
    takeUp: (): FormDraft<Kept> | null => {
      const taken = takeUp();
      if (!taken) return null;
      for (const [name, text] of Object.entries(taken.texts)) {
        // The form has a field of each of these names.
        const field = name as FieldPath<Fields>;
        form.setValue(field, text as FieldPathValue<Fields, FieldPath<Fields>>, { shouldDirty: true });
      }
      focusFirst();
      return taken;
    },
    /** Deletes the offered draft. */
    decline: () => {
      decline();
      focusFirst();
    },
  };
}

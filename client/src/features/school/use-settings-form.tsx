import { useApolloClient } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useDraftKey } from '#client/features/auth/use-draft-key.ts';
import { SchoolSettingsDocument, type SchoolSettingsPartsFragment } from '#client/gql/graphql.ts';
import { hasCode } from '#client/graphql/errors.ts';
import { ConflictField, TakenFieldNote } from '#client/forms/conflict-field.tsx';
import { discardChanges } from '#client/forms/discard-changes.ts';
import { changedFields } from '#client/forms/merge-edits.ts';
import { useConflict } from '#client/forms/use-conflict.ts';
import { useFormDraft, type FormDraft } from '#client/forms/use-form-draft.ts';
import { useMutationForm } from '#client/forms/use-mutation-form.ts';
import { useLeaveGuard } from '#client/routing/use-leave-guard.ts';
import { schoolTexts } from '#shared/texts/school.ts';
import {
  offerFormRules,
  settingsFieldRules,
  settingsFieldsOf,
  settingsInputOf,
  type SettingsFields,
} from './settings-fields.ts';
import { useUpdateSchool } from './use-update-school.ts';

/**
 * The state of a form for some of the settings; other settings do not change. It keeps all input when another admin
 * has saved the settings in the meantime, and stores it in the browser until it is saved.
 *
 * @param shown the fields of the form, in field order; must be stable.
 */
export function useSettingsForm(
  school: SchoolSettingsPartsFragment,
  shown: readonly (keyof SettingsFields)[],
) {
  const client = useApolloClient();
  /** The settings that the edit is based on: the last known version of the server. */
  const [base, setBase] = useState(school);
  const [isSaving, setIsSaving] = useState(false);
  const update = useUpdateSchool();
  const form = useMutationForm({
    resolver: zodResolver(shown.includes('price') ? offerFormRules : settingsFieldRules),
    defaultValues: settingsFieldsOf(school),
    labels: schoolTexts.labels,
  });
  const { getValues, reset, setValue, setFocus } = form;
  const conflict = useConflict<SettingsFields>(
    (name, value) => setValue(name, value, { shouldDirty: true }),
    setFocus,
  );
  const changes = useCallback(
    (fields: SettingsFields) => changedFields(settingsFieldsOf(base), fields),
    [base],
  );
  const blocker = useLeaveGuard(
    useCallback(() => Object.keys(changes(getValues())).length > 0, [changes, getValues]),
  );

  const textsOf = useCallback(
    (fields: SettingsFields) => Object.fromEntries(shown.map((name) => [name, fields[name]])),
    [shown],
  );
  const draft = useFormDraft({
    key: useDraftKey(`settings:${shown[0]}`),
    form,
    textsOf,
    base: useMemo(() => textsOf(settingsFieldsOf(base)), [textsOf, base]),
  });
  /** Merges a restored draft, which was based on older settings, with the saved settings. */
  const meetSaved = (kept: FormDraft<Record<string, string>>) => {
    const saved = settingsFieldsOf(base);
    conflict.meet({ ...saved, ...kept.base }, { ...saved, ...kept.texts }, saved);
  };

  const meetOthers = async () => {
    const { data } = await client.query({ query: SchoolSettingsDocument, fetchPolicy: 'network-only' });
    if (!data) return;
    const [theirs, mine] = [settingsFieldsOf(data.school), getValues()];
    const [first] = conflict.meet(settingsFieldsOf(base), mine, theirs);
    setBase(data.school);
    if (first) setFocus(first);
  };

  const submit = form.submit(async (fields) => {
    setIsSaving(true);
    const outcome = await update({ version: base.version, ...settingsInputOf(changes(fields), fields) });
    setIsSaving(false);
    if (!outcome.ok) {
      // If the other version cannot be loaded, only the server's error shows. The next save tries again.
      if (hasCode(outcome.error, 'CONFLICT')) void meetOthers().catch(() => undefined);
      return outcome;
    }
    const saved = outcome.value?.updateSchool;
    if (saved) {
      conflict.end();
      setBase(saved);
      reset(settingsFieldsOf(saved));
      draft.drop();
    }
    return outcome;
  });

  const discard = () => {
    conflict.end();
    return discardChanges(form, draft, settingsFieldsOf(base));
  };

  /** Shown below a field that another admin has changed too. `tell` is the text of a value. */
  const beside = (name: keyof SettingsFields, tell = (value: string) => value): ReactNode => {
    const theirs = conflict.theirsIn(name);
    if (conflict.wasTaken(name)) return <TakenFieldNote />;
    if (theirs === null) return null;
    return (
      <ConflictField
        label={schoolTexts.labels[name]}
        text={tell(theirs)}
        onKeepMine={() => conflict.keepMine(name)}
        onTakeTheirs={() => conflict.takeTheirs(name)}
      />
    );
  };

  const { isDirty: isUnsaved } = form.formState;
  return { form, submit, isUnsaved, isSaving, discard, beside, blocker, draft, meetSaved, saved: base };
}

/** The result of `useSettingsForm`. */
export type SettingsFormView = ReturnType<typeof useSettingsForm>;

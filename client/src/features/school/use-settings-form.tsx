import { useApolloClient } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useState, type ReactNode } from 'react';
import { SchoolSettingsDocument, type SchoolSettingsPartsFragment } from '#client/gql/graphql.ts';
import { hasCode } from '#client/graphql/errors.ts';
import { ConflictField, TakenFieldNote } from '#client/forms/conflict-field.tsx';
import { changedFields } from '#client/forms/merge-edits.ts';
import { useConflict } from '#client/forms/use-conflict.ts';
import { useMutationForm } from '#client/forms/use-mutation-form.ts';
import { useLeaveGuard } from '#client/routing/use-leave-guard.ts';
import { schoolRules } from '#shared/school.rules.ts';
import { settingsFieldsOf, settingsLabels, type SettingsFields } from './settings-fields.ts';
import { useUpdateSchool } from './use-update-school.ts';

/**
 * A form of some of the settings: what it does not show stays as it is. When somebody else saved them meanwhile, nothing typed
 * is lost.
 */
export function useSettingsForm(school: SchoolSettingsPartsFragment) {
  const client = useApolloClient();
  /** What the form began with; the version on the server as far as is known here. */
  const [base, setBase] = useState(school);
  const [isSaving, setIsSaving] = useState(false);
  const update = useUpdateSchool();
  const form = useMutationForm({
    resolver: zodResolver(schoolRules),
    defaultValues: settingsFieldsOf(school),
    labels: settingsLabels,
  });
  const { getValues, reset, setValue, setFocus } = form;
  const conflict = useConflict<SettingsFields>(
    (name, value) => setValue(name, value, { shouldDirty: true }),
    setFocus,
  );
  const changes = useCallback(
    (fields: SettingsFields) => changedFields(settingsFieldsOf(base), settingsFieldsOf(fields)),
    [base],
  );
  const blocker = useLeaveGuard(
    useCallback(() => Object.keys(changes(getValues())).length > 0, [changes, getValues]),
  );

  const meetOthers = async () => {
    const { data } = await client.query({ query: SchoolSettingsDocument, fetchPolicy: 'network-only' });
    if (!data) return;
    const [theirs, mine] = [settingsFieldsOf(data.school), settingsFieldsOf(getValues())];
    const [first] = conflict.meet(settingsFieldsOf(base), mine, theirs);
    setBase(data.school);
    if (first) setFocus(first);
  };

  const submit = form.submit(async (fields) => {
    setIsSaving(true);
    const outcome = await update({ version: base.version, ...changes(fields) });
    setIsSaving(false);
    if (!outcome.ok) {
      // Without their version the answer of the server stands alone; saving again tries again.
      if (hasCode(outcome.error, 'CONFLICT')) void meetOthers().catch(() => undefined);
      return outcome;
    }
    const saved = outcome.value.data?.updateSchool;
    if (saved) {
      conflict.end();
      setBase(saved);
      reset(settingsFieldsOf(saved));
    }
    return outcome;
  });

  /** What stands below a field that somebody else has changed, too. */
  const beside = (name: keyof SettingsFields): ReactNode => {
    const theirs = conflict.theirsIn(name);
    if (conflict.wasTaken(name)) return <TakenFieldNote />;
    if (theirs === null) return null;
    return (
      <ConflictField
        label={settingsLabels[name]}
        text={theirs}
        onKeepMine={() => conflict.keepMine(name)}
        onTakeTheirs={() => conflict.takeTheirs(name)}
      />
    );
  };

  return { form, submit, isSaving, beside, blocker };
}

/** What `useSettingsForm` returns. */
export type SettingsFormView = ReturnType<typeof useSettingsForm>;

import { useApolloClient } from '@apollo/client/react';
import { Stack, Text } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useState } from 'react';
import { useFieldArray, useForm } from 'react-hook-form';
import { useDraftKey } from '#client/features/auth/use-draft-key.ts';
import { MentorSettingsDocument, type MentorSettingsPartsFragment } from '#client/gql/graphql.ts';
import { hasCode } from '#client/graphql/errors.ts';
import { ConflictField } from '#client/forms/conflict-field.tsx';
import { discardChanges } from '#client/forms/discard-changes.ts';
import { DraftOffer } from '#client/forms/draft-offer.tsx';
import { SaveBar } from '#client/forms/save-bar.tsx';
import { useDraft } from '#client/forms/use-draft.ts';
import { useLeaveGuard } from '#client/routing/use-leave-guard.ts';
import { Button } from '#client/ui/button.tsx';
import { LeaveDialog } from '#client/ui/leave-dialog.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { mentorLimits } from '#shared/mentors.ts';
import { paths } from '#shared/paths.ts';
import { schoolTexts } from '#shared/texts/school.ts';
import {
  areMentorTexts,
  mentorFormRules,
  mentorsFieldsOf,
  newMentor,
  type MentorsFields,
} from './mentor-fields.ts';
import { MentorFieldset } from './mentor-fieldset.tsx';
import { MentorsPreview } from './mentors-preview.tsx';
import { SettingsColumns } from './settings-columns.tsx';
import { useItemFocus } from './use-item-focus.ts';
import { useUpdateMentors } from './use-update-mentors.ts';

/**
 * Form for the mentors, in the order of the about page. It keeps all input when another admin has saved them in the
 * meantime, and stores the texts in the browser until they are saved.
 */
export function MentorsForm({ school }: { school: MentorSettingsPartsFragment }) {
  const client = useApolloClient();
  /** The mentors that the edit is based on. */
  const [base, setBase] = useState(school);
  /** The version that another admin has saved in the meantime. */
  const [theirs, setTheirs] = useState<MentorSettingsPartsFragment | null>(null);
  const update = useUpdateMentors();
  const form = useForm<MentorsFields>({
    resolver: zodResolver(mentorFormRules),
    defaultValues: mentorsFieldsOf(school),
  });
  const { control, handleSubmit, reset, getValues } = form;
  const { fields, append, remove, swap } = useFieldArray({ control, name: 'mentors', keyName: 'key' });
  const { list, afterMove, afterRemoval } = useItemFocus();
  const { isDirty, isSubmitting } = form.formState;
  const blocker = useLeaveGuard(useCallback(() => isDirty, [isDirty]));

  const draft = useDraft(useDraftKey('mentors'), areMentorTexts);
  const { keep } = draft;
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty: isChanged }) => {
          if (isChanged) keep(mentorsFieldsOf(values));
        },
      }),
    [subscribe, keep],
  );
  const takeUp = () => {
    const taken = draft.takeUp();
    if (taken) form.setValue('mentors', taken.mentors, { shouldDirty: true });
  };

  const beginWith = (saved: MentorSettingsPartsFragment) => {
    setBase(saved);
    setTheirs(null);
    reset(mentorsFieldsOf(saved));
    draft.drop();
  };

  const save = async (version: number): Promise<void> => {
    const outcome = await update({ version, mentors: getValues().mentors });
    const saved = outcome.ok && outcome.value?.updateSchool;
    if (saved) return beginWith(saved);
    if (outcome.ok || !hasCode(outcome.error, 'CONFLICT')) return;
    const { data } = await client.query({ query: MentorSettingsDocument, fetchPolicy: 'network-only' });
    if (data) setTheirs(data.school);
  };

  return (
    <Stack asChild gap="6">
      <form noValidate onSubmit={handleSubmit(() => save(base.version))}>
        <SettingsColumns preview={<MentorsPreview control={control} saved={base.mentors} />}>
          <Text color="fg.muted" maxWidth="prose">
            {schoolTexts.mentor.intro}
          </Text>
          {draft.offered && (
            <DraftOffer keptAt={draft.offered.keptAt} onTakeUp={takeUp} onDecline={draft.decline} />
          )}
          <Stack gap="6" ref={list}>
            {fields.map(({ key }, index) => (
              <MentorFieldset
                key={key}
                form={form}
                mentor={base.mentors.find(({ id }) => id === fields[index]?.id)}
                index={index}
                count={fields.length}
                onMove={(to) => {
                  swap(index, to);
                  afterMove(index, to);
                }}
                onRemove={() => {
                  remove(index);
                  afterRemoval(index, fields.length - 1);
                }}
              />
            ))}
            {fields.length < mentorLimits.count.max && (
              <Button variant="outline" alignSelf="start" data-add onClick={() => append(newMentor)}>
                {schoolTexts.mentor.add}
              </Button>
            )}
          </Stack>
          {theirs && (
            <ConflictField
              label={schoolTexts.sections.mentors}
              text={theirs.mentors.map(({ name }) => name).join('\n')}
              onKeepMine={() => {
                setBase(theirs);
                setTheirs(null);
              }}
              onTakeTheirs={() => beginWith(theirs)}
            />
          )}
          <LinkButton to={paths.about} variant="outline" alignSelf="start">
            {schoolTexts.openPage}
          </LinkButton>
        </SettingsColumns>
        <SaveBar
          label={schoolTexts.mentor.save}
          isUnsaved={isDirty}
          isSaving={isSubmitting}
          onDiscard={() => discardChanges(form, draft)}
        />
        <LeaveDialog blocker={blocker} onLeave={draft.forget} />
      </form>
    </Stack>
  );
}

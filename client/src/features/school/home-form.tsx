import { useApolloClient } from '@apollo/client/react';
import { Stack, Text } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useDraftKey } from '#client/features/auth/use-draft-key.ts';
import { HomeSettingsDocument, type HomeSettingsPartsFragment } from '#client/gql/graphql.ts';
import { hasCode } from '#client/graphql/errors.ts';
import { ConflictField } from '#client/forms/conflict-field.tsx';
import { discardChanges } from '#client/forms/discard-changes.ts';
import { DraftOffer } from '#client/forms/draft-offer.tsx';
import { SaveBar } from '#client/forms/save-bar.tsx';
import { useDraft } from '#client/forms/use-draft.ts';
import { useLeaveGuard } from '#client/routing/use-leave-guard.ts';
import { LeaveDialog } from '#client/ui/leave-dialog.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { RichText } from '#client/ui/rich-text.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { useFocusAfterChange } from '#client/ui/use-focus-after-change.ts';
import { paths } from '#shared/paths.ts';
import { storyRules } from '#shared/school.rules.ts';
import { settingsPaths } from '#shared/settings-paths.ts';
import { schoolTexts } from '#shared/texts/school.ts';
import { areHomeFields, homeFieldsOf, type HomeFields } from './home-fields.ts';
import { QuestionFields } from './question-fields.tsx';
import { QuoteFields } from './quote-fields.tsx';
import { useUpdateHome } from './use-update-home.ts';

const tags = {
  school: (name: ReactNode) => <TextLink to={settingsPaths.school}>{name}</TextLink>,
  pictures: (name: ReactNode) => <TextLink to={settingsPaths.pictures}>{name}</TextLink>,
};

/**
 * Form for the quotes of learners and the questions of visitors. It keeps all input when another admin has saved them
 * in the meantime, and stores it in the browser until it is saved.
 */
export function HomeForm({ school }: { school: HomeSettingsPartsFragment }) {
  const client = useApolloClient();
  /** The version that the edit is based on. */
  const [version, setVersion] = useState(school.version);
  /** What another admin has saved in the meantime. */
  const [theirs, setTheirs] = useState<HomeSettingsPartsFragment | null>(null);
  const update = useUpdateHome();
  const form = useForm<HomeFields>({
    resolver: zodResolver(storyRules),
    defaultValues: homeFieldsOf(school),
  });
  const { handleSubmit, reset, subscribe } = form;
  const { isDirty, isSubmitting } = form.formState;
  const blocker = useLeaveGuard(useCallback(() => isDirty, [isDirty]));

  const draft = useDraft(useDraftKey('home'), areHomeFields);
  const { keep } = draft;
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty: isChanged }) => {
          if (isChanged) keep(homeFieldsOf(values));
        },
      }),
    [subscribe, keep],
  );
  const takeUp = () => {
    const taken = draft.takeUp();
    if (!taken) return;
    form.setValue('quotes', taken.quotes, { shouldDirty: true });
    form.setValue('questions', taken.questions, { shouldDirty: true });
  };

  // The buttons of the offer and of the conflict disappear with them.
  const place = useFocusAfterChange(`${draft.offered !== null} ${theirs !== null}`);

  const beginWith = (saved: HomeSettingsPartsFragment) => {
    setVersion(saved.version);
    setTheirs(null);
    reset(homeFieldsOf(saved));
    draft.drop();
  };

  const save = async (values: HomeFields): Promise<void> => {
    const outcome = await update({ version, ...values });
    const saved = outcome.ok && outcome.value?.updateSchool;
    if (saved) return beginWith(saved);
    if (outcome.ok || !hasCode(outcome.error, 'CONFLICT')) return;
    const { data } = await client.query({ query: HomeSettingsDocument, fetchPolicy: 'network-only' });
    if (data) setTheirs(data.school);
  };

  return (
    <Stack asChild gap="6">
      <form noValidate onSubmit={handleSubmit(save)}>
        <Stack gap="8" maxWidth="48rem" ref={place} tabIndex={-1} _focus={{ outline: 'none' }}>
          {draft.offered && (
            <DraftOffer keptAt={draft.offered.keptAt} onTakeUp={takeUp} onDecline={draft.decline} />
          )}
          <Text color="fg.muted">
            <RichText text={schoolTexts.home.elsewhere} tags={tags} />
          </Text>
          <QuoteFields form={form} />
          <QuestionFields form={form} />
          {theirs && (
            <ConflictField
              label={schoolTexts.home.theirs}
              text={[
                ...theirs.quotes.map(({ name, text }) => `${name}\n${text}`),
                ...theirs.questions.map(({ question, answer }) => `${question}\n${answer}`),
              ].join('\n\n')}
              onKeepMine={() => {
                setVersion(theirs.version);
                setTheirs(null);
              }}
              onTakeTheirs={() => beginWith(theirs)}
            />
          )}
          <LinkButton to={paths.home} variant="outline" alignSelf="start">
            {schoolTexts.openPage}
          </LinkButton>
        </Stack>
        <SaveBar
          label={schoolTexts.home.save}
          isUnsaved={isDirty}
          isSaving={isSubmitting}
          onDiscard={() => discardChanges(form, draft)}
        />
        <LeaveDialog blocker={blocker} onLeave={draft.forget} />
      </form>
    </Stack>
  );
}

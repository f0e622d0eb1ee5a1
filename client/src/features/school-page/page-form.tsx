import { Input, Textarea } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { MarkdownHelp } from '#client/features/school/markdown-help.tsx';
import { PreviewedPage } from '#client/features/school/markdown-preview.tsx';
import { Placeholders } from '#client/features/school/placeholders.tsx';
import { SettingsColumns } from '#client/features/school/settings-columns.tsx';
import { FormDraftOffer } from '#client/forms/draft-offer.tsx';
import { Field } from '#client/forms/field.tsx';
import { Meanwhile } from '#client/forms/meanwhile.tsx';
import { MutationForm } from '#client/forms/mutation-form.tsx';
import { SaveBar } from '#client/forms/save-bar.tsx';
import type { FormDraft } from '#client/forms/use-form-draft.ts';
import type { ConflictView } from '#client/forms/use-conflict.ts';
import { LeaveDialog } from '#client/ui/leave-dialog.tsx';
import { SectionCard } from '#client/ui/section-card.tsx';
import { Select } from '#client/ui/select.tsx';
import { schoolPagePlaces } from '#shared/school-page.ts';
import { schoolPageTexts as texts } from '#shared/texts/school-page.ts';
import { suggestedSlug, type PageFields } from './school-page-fields.ts';
import type { PageFormView } from './use-page-form.ts';

const placeNames: Readonly<Record<string, string>> = texts.places;

interface PageFormProps {
  view: PageFormView;
  heading: string;
  isSaving: boolean;
  onSubmit: ReturnType<PageFormView['form']['submit']>;
  /** The fields that another admin has saved in the meantime. */
  conflict?: ConflictView<PageFields>;
  onDraftTakenUp?: (draft: FormDraft<PageFields>) => void;
  /** Shown below the fields. */
  action?: ReactNode;
}

/** The form of a new or edited free page, with a preview of its text. */
export function PageForm({
  view,
  heading,
  isSaving,
  onSubmit,
  conflict,
  onDraftTakenUp,
  action,
}: PageFormProps) {
  const { form, draft, blocker } = view;
  const { register, control, formState, getValues, setValue } = form;
  const { labels, help } = texts;
  const [title, text] = useWatch({ control, name: ['title', 'text'] });
  const beside = (name: keyof PageFields) =>
    conflict && (
      <Meanwhile
        name={name}
        label={labels[name]}
        conflict={conflict}
        shown={name === 'place' ? (place) => placeNames[place] ?? place : undefined}
      />
    );
  const suggest = () => {
    if (getValues('slug') === '') setValue('slug', suggestedSlug(getValues('title')), { shouldDirty: true });
  };
  return (
    <MutationForm form={form} onSubmit={onSubmit}>
      <FormDraftOffer draft={draft} onTakenUp={onDraftTakenUp} />
      <SettingsColumns preview={<PreviewedPage label={title} text={text} />}>
        <SectionCard title={heading}>
          <div>
            <Field label={labels.title} error={formState.errors.title?.message}>
              <Input {...register('title', { onBlur: suggest })} dir="auto" />
            </Field>
            {beside('title')}
          </div>
          <div>
            <Field
              label={labels.slug}
              help={help.slug({ path: '/pages/' })}
              error={formState.errors.slug?.message}
            >
              <Input {...register('slug')} dir="auto" autoCapitalize="none" autoComplete="off" />
            </Field>
            {beside('slug')}
          </div>
          <div>
            <Field label={labels.place} help={help.place} error={formState.errors.place?.message}>
              <Select {...register('place')}>
                {schoolPagePlaces.map((place) => (
                  <option key={place} value={place}>
                    {texts.places[place]}
                  </option>
                ))}
              </Select>
            </Field>
            {beside('place')}
          </div>
          <div>
            <Field label={labels.text} help={<MarkdownHelp />} error={formState.errors.text?.message}>
              <Textarea {...register('text')} dir="auto" rows={18} />
            </Field>
            <Placeholders text={text} saved={view.base.text} />
            {beside('text')}
          </div>
        </SectionCard>
        {action}
      </SettingsColumns>
      <SaveBar
        label={texts.save}
        isUnsaved={formState.isDirty}
        isSaving={isSaving}
        onDiscard={() => {
          conflict?.end();
          return view.discard();
        }}
      />
      <LeaveDialog blocker={blocker} onLeave={draft.forget} />
    </MutationForm>
  );
}

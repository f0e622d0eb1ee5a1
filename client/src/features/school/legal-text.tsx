import { useLazyQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { LegalDraftDocument } from '#client/gql/graphql.ts';
import { notify } from '#client/toasts/toasts.ts';
import { Button } from '#client/ui/button.tsx';
import { legalPages, type LegalPageName } from '#shared/legal.ts';
import { schoolTexts } from '#shared/texts/school.ts';
import { Placeholders } from './placeholders.tsx';
import { SettingsInput } from './settings-input.tsx';
import type { SettingsFormView } from './use-settings-form.tsx';

const { legal: texts, labels, failure } = schoolTexts;

interface LegalTextProps {
  view: SettingsFormView;
  page: LegalPageName;
  /** Language of the draft. */
  language: string;
  rows?: number;
  help?: ReactNode;
}

/** The field of a legal text. An empty one can start from a draft. Placeholders that are left are counted below it. */
export function LegalText({ view, page, language, rows = 12, help }: LegalTextProps) {
  const { form, saved } = view;
  const name = legalPages[page].setting;
  const text = useWatch({ control: form.control, name });
  const [load, { loading }] = useLazyQuery(LegalDraftDocument, { fetchPolicy: 'no-cache' });
  const start = async () => {
    const { data } = await load({ variables: { name: page, language } }).catch(() => ({ data: undefined }));
    if (!data) return notify.error(failure.draft);
    form.setValue(name, data.legalDraft, { shouldDirty: true, shouldValidate: true });
    // The button is gone then, and the focus would be lost.
    form.setFocus(name);
  };
  return (
    <div>
      <SettingsInput view={view} name={name} rows={rows} help={help} />
      <Placeholders text={text} saved={saved[name]} />
      {text.trim() === '' && (
        <Button
          variant="outline"
          marginTop="2"
          loading={loading}
          aria-label={texts.draftNamed({ page: labels[name] })}
          onClick={() => void start()}
        >
          {texts.draft}
        </Button>
      )}
    </div>
  );
}

import { Input } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback } from 'react';
import { useForm, useWatch, type Control } from 'react-hook-form';
import { Field } from '#client/forms/field.tsx';
import { useSchoolPicturesQuery } from '#client/gql/graphql.ts';
import { useLeaveGuard } from '#client/routing/use-leave-guard.ts';
import { LeaveDialog } from '#client/ui/leave-dialog.tsx';
import { schoolTexts } from '#shared/texts/school.ts';
import { PictureCard } from './picture-card.tsx';
import { pictureFormRules, type PictureFields, type SavedPictures } from './picture-fields.ts';
import { PicturesPreview } from './pictures-preview.tsx';
import { SettingsColumns } from './settings-columns.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** Page where an ADMIN replaces the product's pictures with the school's own. Each one is saved separately. */
export function PictureSettingsPage() {
  // An edit starts from the saved state, so the cache is bypassed.
  const query = useSchoolPicturesQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  return <SettingsFrame query={query}>{(school) => <Pictures school={school} />}</SettingsFrame>;
}

function Pictures({ school }: { school: SavedPictures }) {
  const texts = schoolTexts.picture.hero;
  const form = useForm<PictureFields>({
    resolver: zodResolver(pictureFormRules),
    // The server's description follows an undone removal. Chosen pictures stay.
    values: { heroAlt: school.heroAlt },
    resetOptions: { keepDirtyValues: true },
    mode: 'onChange',
  });
  const { isDirty, errors } = form.formState;
  const blocker = useLeaveGuard(useCallback(() => isDirty, [isDirty]));
  const card = { school, form };
  return (
    <>
      <SettingsColumns preview={<Preview school={school} control={form.control} />}>
        <PictureCard {...card} name="logo" mode="light" />
        <PictureCard {...card} name="logoDark" mode="dark" />
        <PictureCard {...card} name="icon" />
        <PictureCard {...card} name="hero">
          <Field label={texts.alt} help={texts.altHelp} error={errors.heroAlt?.message}>
            <Input {...form.register('heroAlt')} dir="auto" autoComplete="off" />
          </Field>
        </PictureCard>
        {/* The film needs a picture, which is shown first. */}
        {(school.hero ?? school.film) && <PictureCard {...card} name="film" />}
      </SettingsColumns>
      <LeaveDialog blocker={blocker} />
    </>
  );
}

interface PreviewProps {
  school: SavedPictures;
  control: Control<PictureFields>;
}

function Preview({ school, control }: PreviewProps) {
  return <PicturesPreview saved={school} chosen={useWatch({ control })} />;
}

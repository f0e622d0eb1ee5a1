import { Flex, Input, Stack } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Field } from '#client/forms/field.tsx';
import { UpdateHeroAltDocument, type SchoolPicturesPartsFragment } from '#client/gql/graphql.ts';
import { useToastMutation } from '#client/toasts/use-toast-mutation.ts';
import { Button } from '#client/ui/button.tsx';
import { heroRules } from '#shared/school.rules.ts';
import { schoolTexts } from '#shared/texts/school.ts';

type SavedAlt = Pick<SchoolPicturesPartsFragment, 'version' | 'heroAlt'>;

/** Form for the alternative text of the picture of the home page. */
export function HeroAltForm({ school: { version, heroAlt } }: { school: SavedAlt }) {
  const { hero: texts } = schoolTexts.picture;
  const [mutate, isSaving] = useToastMutation(UpdateHeroAltDocument);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(heroRules),
    values: { heroAlt },
  });
  const save = (values: { heroAlt: string }) =>
    mutate({
      variables: { input: { version, ...values } },
      loading: schoolTexts.loading.save,
      success: texts.savedAlt,
      failure: schoolTexts.failure.save,
    });
  return (
    <form noValidate onSubmit={handleSubmit(async (values) => void (await save(values)))}>
      <Stack gap="4">
        <Field label={texts.alt} help={texts.altHelp} error={formState.errors.heroAlt?.message}>
          <Input {...register('heroAlt')} dir="auto" autoComplete="off" />
        </Field>
        <Flex>
          <Button type="submit" variant="outline" loading={isSaving}>
            {texts.saveAlt}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}

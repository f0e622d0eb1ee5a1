import { Box, chakra, Flex, Stack } from '@chakra-ui/react';
import { useState, type ReactNode, type SubmitEventHandler } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { FilmPartsFragment, OwnPictureFragment } from '#client/gql/graphql.ts';
import { PictureField } from '#client/forms/picture-field.tsx';
import { Button } from '#client/ui/button.tsx';
import { SectionCard } from '#client/ui/section-card.tsx';
import { useFocusAfterChange } from '#client/ui/use-focus-after-change.ts';
import { filmTypes } from '#shared/film.ts';
import { imageTypes } from '#shared/limits.ts';
import { schoolTexts } from '#shared/texts/school.ts';
import { schoolFilmTexts } from '#shared/texts/school-film.ts';
import type { PictureFields, PictureName, SavedPictures } from './picture-fields.ts';
import { useSetSchoolPicture } from './use-set-school-picture.ts';

interface PictureCardProps {
  school: SavedPictures;
  form: UseFormReturn<PictureFields>;
  name: PictureName;
  /** The colour mode of the background that the picture is made for. */
  mode?: 'light' | 'dark';
  /** More fields, which are saved with the picture. */
  children?: ReactNode;
}

/** A picture of the school, or its film, which is saved or removed separately. */
export function PictureCard({ school, form, name, mode, children }: PictureCardProps) {
  const texts = schoolTexts.picture;
  const isFilm = name === 'film';
  const { title, intro, help } = name === 'film' ? schoolFilmTexts : texts[name];
  const words = isFilm ? schoolFilmTexts : { ...texts, remove: texts.useOwn };
  const { setPicture, removePicture, setHeroAlt, isSaving } = useSetSchoolPicture();
  const file = useWatch({ control: form.control, name });
  const { version, [name]: picture } = school;
  const [saves, setSaves] = useState(0);
  const isOnlyText = !file && name === 'hero' && form.formState.dirtyFields.heroAlt === true;
  // The buttons disappear when they have been pressed.
  const place = useFocusAfterChange(`${picture?.url} ${file !== undefined} ${isOnlyText}`);

  const save: SubmitEventHandler = (event) => {
    event.preventDefault();
    void saveValid();
  };
  const saveValid = async () => {
    if (!(await form.trigger(name === 'hero' ? [name, 'heroAlt'] : name, { shouldFocus: true }))) return;
    const heroAlt = form.getValues('heroAlt');
    if (!file && !isOnlyText) return;
    const outcome = await (file ? setPicture(version, name, file, heroAlt) : setHeroAlt(version, heroAlt));
    if (outcome.ok) begin(heroAlt.trim());
    else if (file) form.setError(name, { message: outcome.message });
  };
  const remove = async () => {
    const outcome = await removePicture(school, name);
    if (outcome.ok) begin('');
  };
  /** Clears the fields of this picture; the others stay. */
  const begin = (heroAlt: string) => {
    form.resetField(name);
    setSaves((before) => before + 1);
    if (name === 'hero') form.resetField('heroAlt', { defaultValue: heroAlt });
  };

  return (
    <SectionCard title={title} intro={intro}>
      <form noValidate onSubmit={save}>
        <Stack gap="5" ref={place} tabIndex={-1} _focus={{ outline: 'none' }}>
          {picture && <Shown picture={picture} alt={title} mode={mode} isLarge={isFilm || name === 'hero'} />}
          {/* The key resets the field after each save, because it and the browser's input would keep the file. */}
          <PictureField
            key={saves}
            form={form}
            name={name}
            label={picture ? words.chooseAnother : words.choose}
            help={help}
            accept={(isFilm ? filmTypes : imageTypes.avatar).join()}
          />
          {(picture ?? file) && children}
          <Flex gap="4" wrap="wrap">
            {(file ?? isOnlyText) && (
              <Button type="submit" loading={isSaving}>
                {file ? words.save : texts.hero.saveAlt}
              </Button>
            )}
            {picture && (
              <Button variant="outline" loading={isSaving && !file} onClick={() => void remove()}>
                {words.remove}
              </Button>
            )}
          </Flex>
        </Stack>
      </form>
    </SectionCard>
  );
}

interface ShownProps {
  picture: OwnPictureFragment | FilmPartsFragment;
  alt: string;
  mode?: string;
  isLarge: boolean;
}

/** The saved picture, on the background that it is made for, or the film. */
function Shown({ picture, alt, mode, isLarge }: ShownProps) {
  return (
    <Box
      className={mode}
      alignSelf="start"
      padding={isLarge ? '0' : '4'}
      border="line"
      borderColor="border"
      borderRadius="card"
      overflow="hidden"
      bg={mode === 'dark' ? 'paper.3' : mode && 'white'}
    >
      {'contentType' in picture ? (
        <chakra.video
          key={picture.url}
          src={picture.url}
          aria-label={alt}
          controls
          muted
          loop
          playsInline
          preload="metadata"
          display="block"
          width="full"
          maxWidth="96"
          aspectRatio="16 / 9"
          objectFit="cover"
        />
      ) : (
        <chakra.img
          src={picture.url}
          alt={alt}
          htmlWidth={picture.width}
          htmlHeight={picture.height}
          width={isLarge ? 'full' : 'auto'}
          maxWidth={isLarge ? '96' : 'full'}
          height="auto"
          maxHeight={isLarge ? undefined : '24'}
        />
      )}
    </Box>
  );
}

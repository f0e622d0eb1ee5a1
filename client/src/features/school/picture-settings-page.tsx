import { Box, chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import {
  useSchoolPicturesQuery,
  type OwnPictureFragment,
  type SchoolPicturePlace,
  type SchoolPicturesPartsFragment,
} from '#client/gql/graphql.ts';
import { FileField } from '#client/forms/file-field.tsx';
import { Button } from '#client/ui/button.tsx';
import { SectionCard } from '#client/ui/section-card.tsx';
import { imageTypes } from '#shared/limits.ts';
import { schoolTexts } from '#shared/texts/school.ts';
import { HeroAltForm } from './hero-alt-form.tsx';
import { PicturesPreview, type ChosenPictures } from './pictures-preview.tsx';
import { SettingsColumns } from './settings-columns.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { useSetSchoolPicture } from './use-set-school-picture.ts';

const places: readonly {
  place: SchoolPicturePlace;
  name: 'logo' | 'logoDark' | 'icon' | 'hero';
  /** The colour mode of its background. */
  mode?: 'light' | 'dark';
}[] = [
  {
    place: 'LOGO',
    name: 'logo',
    mode: 'light',
  },
  {
    place: 'LOGO_DARK',
    name: 'logoDark',
    mode: 'dark',
  },
  {
    place: 'ICON',
    name: 'icon',
  },
  {
    place: 'HERO',
    name: 'hero',
  },
];

/** Page where an ADMIN replaces the product's pictures with the school's own. Each one is saved separately. */
export function PictureSettingsPage() {
  // An edit starts from the saved state, so the cache is bypassed.
  const query = useSchoolPicturesQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  const [chosen, setChosen] = useState<ChosenPictures>({});
  return (
    <SettingsFrame query={query}>
      {(school) => (
        <SettingsColumns preview={<PicturesPreview saved={school} chosen={chosen} />}>
          {places.map((place) => (
            <PictureCard
              key={place.place}
              school={school}
              file={chosen[place.name]}
              onChoose={(file) => setChosen((before) => ({ ...before, [place.name]: file }))}
              {...place}
            />
          ))}
        </SettingsColumns>
      )}
    </SettingsFrame>
  );
}

type PictureCardProps = (typeof places)[number] & {
  school: SchoolPicturesPartsFragment;
  /** The chosen file, which is not saved yet. */
  file: File | undefined;
  onChoose: (file: File | undefined) => void;
};

function PictureCard({ school, file, onChoose, place, name, mode }: PictureCardProps) {
  const texts = schoolTexts.picture;
  const { title, intro, help } = texts[name];
  const { setPicture, isSaving } = useSetSchoolPicture();
  const { version, [name]: picture } = school;
  const save = async (chosen: File | undefined) => {
    const outcome = await setPicture({ version, place, picture: chosen });
    if (outcome.ok) onChoose(undefined);
  };
  return (
    <SectionCard title={title} intro={intro}>
      {picture && <Shown picture={picture} alt={title} mode={mode} />}
      {/* The key resets the field after each save, because the browser's input would keep the file. */}
      <FileField
        key={picture?.url}
        label={picture ? texts.chooseAnother : texts.choose}
        help={help}
        accept={imageTypes.avatar.join()}
        value={file}
        onChange={onChoose}
      />
      <Flex gap="4" wrap="wrap">
        {file && (
          <Button loading={isSaving} onClick={() => void save(file)}>
            {texts.save}
          </Button>
        )}
        {picture && (
          <Button variant="outline" loading={isSaving && !file} onClick={() => void save(undefined)}>
            {texts.useOwn}
          </Button>
        )}
      </Flex>
      {place === 'HERO' && picture && <HeroAltForm school={school} />}
    </SectionCard>
  );
}

/** The saved picture, on the background that it is made for. */
function Shown({ picture, alt, mode }: { picture: OwnPictureFragment; alt: string; mode?: string }) {
  return (
    <Box
      className={mode}
      alignSelf="start"
      padding="4"
      border="line"
      borderColor="border"
      borderRadius="card"
      bg={mode === 'dark' ? 'paper.3' : mode && 'white'}
    >
      <chakra.img
        src={picture.url}
        alt={alt}
        htmlWidth={picture.width}
        htmlHeight={picture.height}
        width="auto"
        maxWidth="full"
        height="auto"
        maxHeight="24"
      />
    </Box>
  );
}

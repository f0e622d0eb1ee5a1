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
import { PicturesPreview, type ChosenPictures } from './pictures-preview.tsx';
import { SettingsColumns } from './settings-columns.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { useSetSchoolPicture } from './use-set-school-picture.ts';

const places: readonly {
  place: SchoolPicturePlace;
  name: 'logo' | 'logoDark' | 'icon';
  /** On which paper it is shown. */
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
];

/** Where an ADMIN puts the school's own pictures in place of the product's. Each is saved by itself. */
export function PictureSettingsPage() {
  // A change begins with what is saved now.
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
  /** What was chosen and is not saved. */
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
      {/* Another one after each that was saved: the browser's own field would still have the file. */}
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
    </SectionCard>
  );
}

/** A picture as it is saved, on the paper that it is made for. */
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

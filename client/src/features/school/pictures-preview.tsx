import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useSchool } from '#client/graphql/use-school.ts';
import type { OwnPictureFragment, SchoolPicturesPartsFragment } from '#client/gql/graphql.ts';
import { Card } from '#client/ui/card.tsx';
import { FilePicture } from '#client/ui/file-picture.tsx';
import { Logo } from '#client/ui/logo.tsx';

/** Chosen pictures that are not saved yet, by place. */
export type ChosenPictures = Partial<Record<'logo' | 'logoDark' | 'icon' | 'hero', File>>;

interface PicturesPreviewProps {
  /** The saved pictures. */
  saved: SchoolPicturesPartsFragment;
  chosen: ChosenPictures;
}

/** A picture of the school, chosen or saved; null for the product's own. */
type Picture = File | OwnPictureFragment | null;

/** Previews the chosen pictures in a page header in light and dark mode, and in a browser tab. */
export function PicturesPreview({ saved, chosen }: PicturesPreviewProps) {
  const name = useSchool()?.name ?? '';
  const logo = chosen.logo ?? saved.logo ?? null;
  // In dark mode the other logo is the fallback, as in the header.
  const logoDark = chosen.logoDark ?? saved.logoDark ?? logo;
  const icon = chosen.icon ?? saved.icon ?? null;
  return (
    <Stack gap="4">
      <Header mode="light" picture={logo} name={name} />
      <Header mode="dark" picture={logoDark} name={name} />
      <Card>
        <Flex align="center" gap="2.5" padding="3">
          {icon ? <Shown picture={icon} name="" size="6" /> : <Logo width="6" />}
          <Text textStyle="sm" lineClamp={1} dir="auto">
            {name}
          </Text>
        </Flex>
      </Card>
    </Stack>
  );
}

interface HeaderProps {
  mode: 'light' | 'dark';
  picture: Picture;
  name: string;
}

function Header({ mode, picture, name }: HeaderProps) {
  return (
    <Card
      className={mode}
      // The theme has a class for dark mode only, so light mode cannot be previewed in dark mode.
      _dark={mode === 'light' ? { display: 'none' } : undefined}
      bg="bg"
      color="fg"
    >
      <Flex align="center" gap="2.5" padding="4">
        {picture ? (
          <Shown picture={picture} name={name} size="10" />
        ) : (
          <>
            <Logo />
            <Text fontFamily="heading" fontWeight="semibold" fontSize="lg" overflowWrap="anywhere" dir="auto">
              {name}
            </Text>
          </>
        )}
      </Flex>
    </Card>
  );
}

interface ShownProps {
  picture: NonNullable<Picture>;
  name: string;
  /** Maximum height. */
  size: string;
}

function Shown({ picture, name, size }: ShownProps) {
  const measures = { width: 'auto', maxWidth: '56', height: 'auto', maxHeight: size };
  return picture instanceof File ? (
    <FilePicture file={picture} alt={name} {...measures} />
  ) : (
    <chakra.img src={picture.url} alt={name} {...measures} />
  );
}

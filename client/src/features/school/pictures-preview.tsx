import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useSchool } from '#client/graphql/use-school.ts';
import type { OwnPictureFragment, SchoolPicturesPartsFragment } from '#client/gql/graphql.ts';
import { Card } from '#client/ui/card.tsx';
import { FilePicture } from '#client/ui/file-picture.tsx';
import { Logo } from '#client/ui/logo.tsx';

/** Pictures that were chosen and are not saved, by their place. */
export type ChosenPictures = Partial<Record<'logo' | 'logoDark' | 'icon', File>>;

interface PicturesPreviewProps {
  /** What is saved. */
  saved: SchoolPicturesPartsFragment;
  chosen: ChosenPictures;
}

/** A picture of the school: one that was chosen, or that is saved; null for the product's own. */
type Picture = File | OwnPictureFragment | null;

/** The head of a page by day and by night, and a tab of a browser, as they would be with the pictures that were chosen. */
export function PicturesPreview({ saved, chosen }: PicturesPreviewProps) {
  const name = useSchool()?.name ?? '';
  const logo = chosen.logo ?? saved.logo ?? null;
  // By night the other one stands in, as in the header.
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
      // Night can be shown by day; for day by night the theme has no class.
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
  /** At most as high. */
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

import { chakra, Flex, Heading, Stack, Text, type HTMLChakraProps } from '@chakra-ui/react';
import { useSchool } from '#client/graphql/use-school.ts';
import type { OwnPictureFragment } from '#client/gql/graphql.ts';
import { Card } from '#client/ui/card.tsx';
import { FilePicture } from '#client/ui/file-picture.tsx';
import { Illustration } from '#client/ui/illustration.tsx';
import { Logo } from '#client/ui/logo.tsx';
import type { PictureName, SavedPictures } from './picture-fields.ts';

/** Chosen pictures that are not saved yet, by place. */
type ChosenPictures = Partial<Record<PictureName, File>>;

interface PicturesPreviewProps {
  /** The saved pictures. */
  saved: SavedPictures;
  chosen: ChosenPictures;
}

/** A picture of the school, chosen or saved; null for the product's own. */
type Picture = File | OwnPictureFragment | null;

/** Previews the chosen pictures in a page header in light and dark mode, in a browser tab and on the home page. */
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
          {icon ? <Shown picture={icon} name="" {...upTo('6')} /> : <Logo width="6" />}
          <Text textStyle="sm" lineClamp={1} dir="auto">
            {name}
          </Text>
        </Flex>
      </Card>
      <Top headline={saved.headline} picture={chosen.hero ?? saved.hero ?? null} />
    </Stack>
  );
}

/** The top of the home page, as phones show it. */
function Top({ headline, picture }: { headline: string; picture: Picture }) {
  return (
    <Card className="dark" bg="paper.3" color="fg" overflow="hidden">
      <Stack gap="4" padding="4">
        {picture && (
          <Shown
            picture={picture}
            name=""
            width="full"
            aspectRatio="16 / 9"
            objectFit="cover"
            borderRadius="card"
          />
        )}
        <Heading as="p" textStyle="h3" dir="auto">
          {headline}
        </Heading>
        {!picture && <Illustration width="full" height="auto" />}
      </Stack>
    </Card>
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
          <Shown picture={picture} name={name} {...upTo('10')} />
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

/** Styles of a picture that keeps its proportions, up to a height. */
const upTo = (maxHeight: string) => ({ width: 'auto', maxWidth: '56', height: 'auto', maxHeight });

interface ShownProps extends HTMLChakraProps<'img'> {
  picture: NonNullable<Picture>;
  name: string;
}

function Shown({ picture, name, ...look }: ShownProps) {
  return picture instanceof File ? (
    <FilePicture file={picture} alt={name} {...look} />
  ) : (
    <chakra.img src={picture.url} alt={name} {...look} />
  );
}

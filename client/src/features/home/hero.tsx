import { Box, chakra, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { paths } from '#shared/paths.ts';
import { homeTexts } from '#shared/texts/home.ts';
import { SizedPicture } from '#client/entities/image/sized-picture.tsx';
import { useHomeWordsQuery, type HomeWordsQuery } from '#client/gql/graphql.ts';
import { useSchool } from '#client/graphql/use-school.ts';
import { Actions } from '#client/ui/actions.tsx';
import { Illustration } from '#client/ui/illustration.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { Figures } from './figures.tsx';
import { HeroFilm } from './hero-film.tsx';
import { Section } from './section.tsx';

/** The buttons under the headline (specification, section 2). The first is the one to press. */
const actions = [
  { name: 'exploreCourses', to: paths.courses },
  { name: 'contact', to: paths.contact },
] as const;

/**
 * The introduction of the school. It is always dark.
 *
 * @param isCompact shows only the headline and the buttons, for logged-in users.
 */
export function Hero({ isCompact }: { isCompact: boolean }) {
  const { name } = useSchool() ?? {};
  const { data, error } = useHomeWordsQuery();
  const school = data?.school;
  // The page needs a main heading, so the school's name replaces a headline that failed to load.
  const headline = school?.headline ?? (error && name);
  return (
    <chakra.div
      className="dark"
      bg="paper.3"
      color="fg"
      borderBottom="line"
      borderColor="border"
      overflow="hidden"
    >
      {isCompact ? (
        <Section as="div" paddingY={{ base: '6', lg: '7' }}>
          <Flex wrap="wrap" align="center" justify="space-between" gap="4">
            {/* Keeps its place while it loads. */}
            <Heading
              as="h1"
              textStyle="h2"
              flexBasis={{ base: 'full', md: 'auto' }}
              minHeight="1lh"
              tabIndex={-1}
              dir="auto"
            >
              {headline}
            </Heading>
            <Ways size="md" />
          </Flex>
        </Section>
      ) : (
        <Section as="div" paddingY={{ base: '12', lg: '16' }}>
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' }}
            gap={{ base: '10', lg: '12' }}
            alignItems="center"
          >
            <Stack gap="6" align="start">
              <Heading as="h1" textStyle="h1" tabIndex={-1} dir="auto">
                {headline}
              </Heading>
              <Text textStyle="lead" color="fg.muted" maxWidth="32rem" dir="auto">
                {school?.intro}
              </Text>
              <Ways size="lg" />
              {school && <Figures figures={school.figures} />}
            </Stack>
            <Picture school={school} isLoading={!school && !error} />
          </Grid>
        </Section>
      )}
    </chakra.div>
  );
}

/** The display width of the school's own picture. */
const SIZES = '(min-width: 76rem) 38rem, (min-width: 64rem) 50vw, calc(100vw - 2rem)';

interface PictureProps {
  school: HomeWordsQuery['school'] | undefined;
  isLoading: boolean;
}

/** The school's own picture, over which its film plays, or the drawing. Phones show the picture first. The drawing keeps the place while they load. */
function Picture({ school, isLoading }: PictureProps) {
  if (school?.hero)
    return (
      <Box order={{ base: -1, lg: 0 }} position="relative">
        <SizedPicture
          image={school.hero}
          alt={school.heroAlt}
          sizes={SIZES}
          isFirst
          bg="paper.5"
          borderRadius="card"
        />
        {school.film && <HeroFilm film={school.film} />}
      </Box>
    );
  return (
    <Illustration
      width="full"
      maxWidth={{ base: '26rem', lg: '34rem' }}
      height="auto"
      justifySelf="center"
      visibility={isLoading ? 'hidden' : undefined}
    />
  );
}

function Ways({ size }: { size: 'md' | 'lg' }) {
  return (
    <Actions width={size === 'md' ? 'auto' : 'full'} paddingTop={size === 'md' ? '0' : '2'}>
      {actions.map(({ name, to }, index) => (
        <LinkButton key={to} to={to} size={size} variant={index === 0 ? 'solid' : 'outline'}>
          {homeTexts.hero[name]}
        </LinkButton>
      ))}
    </Actions>
  );
}

import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useSchool } from '#client/graphql/use-school.ts';
import { Logo } from '#client/ui/logo.tsx';
import { paths } from '#shared/paths.ts';

const HomeLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: '11',
    fontFamily: 'heading',
    fontWeight: 'semibold',
    fontSize: 'xl',
    letterSpacing: '-0.01em',
    lineHeight: 'snug',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    // A long name takes two lines on a phone and leaves room for the menu.
    '&[data-long]': { fontSize: { base: 'md', sm: 'lg', md: 'xl' } },
  },
});

/** The logo and the name of the school, as a link to the home page. */
export function Wordmark() {
  const { name = '', logo, logoDark } = useSchool() ?? {};
  return (
    <HomeLink to={paths.home} data-long={name.length > 12 || undefined}>
      {logo ? (
        [logo, logoDark].map(
          (picture, index) =>
            picture && (
              <chakra.img
                key={picture.url}
                src={picture.url}
                alt={name}
                htmlWidth={picture.width}
                htmlHeight={picture.height}
                // Lazy, so that the hidden one is not fetched.
                loading="lazy"
                display={index ? 'none' : undefined}
                _dark={logoDark ? { display: index ? 'block' : 'none' } : undefined}
                width="auto"
                maxWidth={{ base: '40', md: '56' }}
                height="auto"
                maxHeight="10"
              />
            ),
        )
      ) : (
        <>
          <Logo />
          <bdi>{name}</bdi>
        </>
      )}
    </HomeLink>
  );
}

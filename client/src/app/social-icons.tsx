import { chakra, Flex } from '@chakra-ui/react';
import { useSchool } from '#client/graphql/use-school.ts';
import { layoutTexts } from '#shared/texts/layout.ts';
import icons from './social-icons.svg?no-inline';

const networks = ['Facebook', 'Instagram', 'LinkedIn', 'Twitter', 'YouTube'] as const;

/** Links to the school's profiles on other sites. The icons are drawn on a 24 by 24 grid in the line style of the other icons. */
export function SocialIcons() {
  const school = useSchool();
  return (
    <Flex
      as="ul"
      role="list"
      listStyleType="none"
      gap="1"
      marginX="-3"
      aria-label={layoutTexts.footer.socialMedia}
    >
      {networks.map((name) => {
        const key = name.toLowerCase() as Lowercase<typeof name>;
        return (
          school?.[key] && (
            <li key={key}>
              <IconLink href={school[key]} rel="noreferrer" aria-label={name}>
                <chakra.svg
                  aria-hidden
                  width="5"
                  height="5"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.6"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                >
                  <use href={`${icons}#${key}`} />
                </chakra.svg>
              </IconLink>
            </li>
          )
        );
      })}
    </Flex>
  );
}

const IconLink = chakra('a', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '11',
    height: '11',
    borderRadius: 'card',
    _hover: { color: 'fg', bg: 'bg.emphasized' },
  },
});

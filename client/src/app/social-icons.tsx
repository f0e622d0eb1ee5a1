import { chakra, Flex } from '@chakra-ui/react';

/** The four icons, drawn on a 24 by 24 grid in the line style of the other icons. */
const networks = [
  {
    name: 'Facebook',
    url: 'https://www.facebook.com/',
    path: 'M14 21v-8h3l.5-3.5H14V7.6c0-1 .5-1.6 1.7-1.6h1.8V3h-2.8C11.9 3 10.5 4.7 10.5 7.2v2.3H7.5V13h3v8',
  },
  {
    name: 'Instagram',
    url: 'https://www.instagram.com/',
    path: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17 6.9v.1',
  },
  {
    name: 'LinkedIn',
    url: 'https://www.linkedin.com/',
    path: 'M4 10h4v11H4zM6 3.5a2 2 0 1 0 0 3.5 2 2 0 0 0 0-3.5zM12 21V10h3.5v1.8c.7-1.3 1.9-2 3.3-2 2.1 0 3.2 1.5 3.2 4V21h-3.5v-6.3c0-1.2-.5-1.9-1.4-1.9-1 0-1.6.8-1.6 2V21z',
  },
  {
    name: 'Twitter',
    url: 'https://x.com/',
    path: 'M3 3.5h4.8L21 20.5h-4.8zM20 3.5l-7.2 8M4 20.5l7.3-8.1',
  },
];

/**
 * Four links to where a school is found elsewhere. The specification does not show their destinations (section 1), so
 * each leads to the network itself.
 */
export function SocialIcons() {
  return (
    <Flex as="ul" role="list" listStyleType="none" gap="1" marginX="-3" aria-label="Social media">
      {networks.map(({ name, url, path }) => (
        <li key={name}>
          <IconLink href={url} rel="noreferrer" aria-label={name}>
            <chakra.svg
              aria-hidden
              viewBox="0 0 24 24"
              width="5"
              height="5"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.6"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              <path d={path} />
            </chakra.svg>
          </IconLink>
        </li>
      ))}
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

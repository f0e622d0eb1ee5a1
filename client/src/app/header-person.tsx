import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Avatar } from '#client/entities/image/avatar.tsx';
import type { SessionUserFragment } from '#client/gql/graphql.ts';
import { paths } from '#shared/paths.ts';
import { layoutTexts } from '#shared/texts/layout.ts';

const PersonLink = chakra(Link, {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '11',
    height: '11',
    borderRadius: 'full',
    _hover: { bg: 'bg.emphasized' },
  },
});

/** The picture of the signed-in person in the header. Links to the profile. */
export function HeaderPerson({ user }: { user: SessionUserFragment }) {
  const label = layoutTexts.yourProfile({ name: user.fullName });
  return (
    <PersonLink to={paths.profile} aria-label={label} title={label}>
      <Avatar image={user.avatar} size="8" />
    </PersonLink>
  );
}

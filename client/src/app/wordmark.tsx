import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
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
  },
});

/** The product's logo and name; they lead home. */
export function Wordmark() {
  return (
    <HomeLink to={paths.home}>
      <Logo />
      Lectern
    </HomeLink>
  );
}

import { chakra, Heading, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useSchool } from '#client/graphql/use-school.ts';
import { documentTitle } from '#shared/pages.ts';
import { Ornament } from './ornament.tsx';

const widths = { narrow: '34rem', normal: '76rem', wide: '100rem' } as const;

interface PageProps {
  /** The main heading and the document's title. */
  title: string;
  /** For a page with a main heading of its own. */
  hideHeading?: boolean;
  /** `narrow` for forms and messages, `wide` for the watch page. */
  width?: keyof typeof widths;
  /** Actions beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of a screen inside the layout's main landmark. */
export function Page({ title, hideHeading = false, width = 'normal', actions, children }: PageProps) {
  const school = useSchool();
  return (
    <chakra.div
      width="full"
      maxWidth={widths[width]}
      marginX="auto"
      paddingX={{ base: '4', md: '6', lg: '8' }}
      paddingTop={{ base: '6', md: '10' }}
      paddingBottom={{ base: '12', md: '20' }}
    >
      <title>{documentTitle(title, school?.name ?? '')}</title>
      {!hideHeading && <PageHeading title={title} actions={actions} />}
      {children}
    </chakra.div>
  );
}

/** The main heading under the product's ornament, for a page that places it itself. */
export function PageHeading({ title, actions }: Pick<PageProps, 'title' | 'actions'>) {
  return (
    <Stack direction="row" flexWrap="wrap" align="end" justify="space-between" gap="4" marginBottom="8">
      <Stack gap="4" minWidth="0">
        <Ornament lit={1} />
        <Heading as="h1" textStyle="h1" tabIndex={-1} dir="auto">
          {title}
        </Heading>
      </Stack>
      {actions && (
        <Stack direction="row" flexWrap="wrap" align="center" gap="3">
          {actions}
        </Stack>
      )}
    </Stack>
  );
}

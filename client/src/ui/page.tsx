import { chakra, Heading, Stack, type SystemStyleObject } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useSchool } from '#client/graphql/use-school.ts';
import { documentTitle } from '#shared/pages.ts';
import { Ornament } from './ornament.tsx';

const widths = { narrow: '34rem', normal: '76rem', wide: '100rem' } as const;

export interface PageProps {
  /** The main heading and the document's title. */
  title: string;
  /** For a page with a main heading of its own. */
  hideHeading?: boolean;
  /** `narrow` for forms and messages, `wide` for the watch page. */
  width?: keyof typeof widths;
  /** Actions beside the heading. */
  actions?: ReactNode;
  /** For the work area of admins: small headings without the ornament, less space, at the start of the line. */
  isDense?: boolean;
  children: ReactNode;
}

/** The frame of a screen inside the layout's main landmark. */
export function Page(props: PageProps) {
  const { title, hideHeading = false, width = 'normal', actions, isDense = false, children } = props;
  const school = useSchool();
  return (
    <chakra.div
      width="full"
      maxWidth={widths[width]}
      marginX={isDense ? undefined : 'auto'}
      paddingX={{ base: '4', md: '6', lg: '8' }}
      paddingTop={{ base: '6', md: isDense ? '6' : '10' }}
      paddingBottom={{ base: '12', md: '20' }}
      css={isDense ? denseHeadings : undefined}
    >
      <title>{documentTitle(title, school?.name ?? '')}</title>
      {!hideHeading && <PageHeading title={title} actions={actions} isDense={isDense} />}
      {children}
    </chakra.div>
  );
}

/** The large serif belongs to public pages. */
const denseHeadings: SystemStyleObject = {
  '& :is(h1, h2, h3)': { fontFamily: 'body', letterSpacing: 'normal' },
  '& h1': { fontSize: '1.75rem', lineHeight: '2.25rem' },
  '& h2': { fontSize: 'lg' },
  '& h3': { fontSize: 'md' },
};

/** The main heading under the product's ornament, for a page that places it itself. */
export function PageHeading({ title, actions, isDense }: Pick<PageProps, 'title' | 'actions' | 'isDense'>) {
  return (
    <Stack
      direction="row"
      flexWrap="wrap"
      align="end"
      justify="space-between"
      gap="4"
      // As high as a control beside it, which may come later.
      minHeight={isDense ? '12' : undefined}
      marginBottom={isDense ? '6' : '8'}
    >
      <Stack gap="4" minWidth="0">
        {!isDense && <Ornament lit={1} />}
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

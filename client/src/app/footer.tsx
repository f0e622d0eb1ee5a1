import { chakra, Flex, Text } from '@chakra-ui/react';
import { linkedPages, useSchool } from '#client/graphql/use-school.ts';
import { LanguagePicker } from '#client/ui/language-picker.tsx';
import { legalMessages, legalPages } from '#shared/legal.ts';
import { pageNames } from '#shared/pages.ts';
import { paths } from '#shared/paths.ts';
import { layoutTexts } from '#shared/texts/layout.ts';
import { HeaderLink } from './header-link.tsx';
import { SocialIcons } from './social-icons.tsx';

const { footer: texts } = layoutTexts;

/** The footer of every screen (specification, section 1), with links to the school's pages and to the page for developers. */
export function Footer() {
  return (
    <chakra.footer data-screen-only borderTop="line" borderColor="border" color="fg.muted">
      <Flex
        maxWidth="76rem"
        marginX="auto"
        paddingX={{ base: '4', md: '6', lg: '8' }}
        paddingY="6"
        gap="4"
        flexWrap="wrap"
        align="center"
        justify="space-between"
      >
        {/* The year in the browser may differ from the year in which the page was rendered. */}
        <Text textStyle="sm" suppressHydrationWarning>
          {texts.copyright({ year: String(new Date().getFullYear()) })}
        </Text>
        <PageLinks />
        <EndLinks />
        <HeaderLink to={paths.developers} marginX="-3">
          {texts.developers}
        </HeaderLink>
        <LanguagePicker />
        <SocialIcons />
      </Flex>
    </chakra.footer>
  );
}

/** Links to the pages that end a contract. Consumers of a school that sells must find them on every page, without a login. */
function EndLinks() {
  const school = useSchool();
  if (!school?.isSelling) return null;
  const links = [
    { to: paths.cancel, title: pageNames.cancel },
    { to: paths.withdraw, title: pageNames.withdraw },
  ];
  return <Links label={texts.contracts} links={links} />;
}

/** Links to the legal pages of the school, and to its free pages with a place in the footer. */
function PageLinks() {
  const school = useSchool();
  const legal = (school?.legalPages ?? []).map(({ name }) => ({
    to: legalPages[name].path,
    title: legalMessages.titles[name],
  }));
  return (
    <>
      <Links label={texts.legal} links={legal} />
      <Links label={texts.pages} links={linkedPages(school, 'FOOTER')} />
    </>
  );
}

/** A list of links; renders nothing if there are none. */
function Links({ label, links }: { label: string; links: readonly { to: string; title: string }[] }) {
  if (links.length === 0) return null;
  return (
    <Flex as="ul" role="list" listStyleType="none" flexWrap="wrap" marginX="-3" aria-label={label}>
      {links.map(({ to, title }) => (
        <li key={to}>
          <HeaderLink to={to}>
            <bdi>{title}</bdi>
          </HeaderLink>
        </li>
      ))}
    </Flex>
  );
}

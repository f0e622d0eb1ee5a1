import { Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatDate } from '#client/format/format.ts';
import { useSchool } from '#client/graphql/use-school.ts';
import { legalPages } from '#shared/legal.ts';

/**
 * What somebody agrees to who goes on, with the date of its version; nothing in a school that has written none of it.
 *
 * @param action how it is called what they do, like `creating an account`.
 */
export function Agreement({ action }: { action: string }) {
  const pages = useSchool()?.legalPages ?? [];
  const terms = pages.find(({ name }) => name === 'TERMS');
  const privacy = pages.find(({ name }) => name === 'PRIVACY');
  if (!terms && !privacy) return null;
  return (
    <Text textStyle="sm" color="fg.muted">
      By {action} you{' '}
      {terms && (
        <>
          agree to the <Link to={legalPages.TERMS.path}>{legalPages.TERMS.title}</Link> of{' '}
          {formatDate(terms.changedAt)}
        </>
      )}
      {terms && privacy && ' and '}
      {privacy && (
        <>
          confirm that you have read the <Link to={legalPages.PRIVACY.path}>{legalPages.PRIVACY.title}</Link>
        </>
      )}
      .
    </Text>
  );
}

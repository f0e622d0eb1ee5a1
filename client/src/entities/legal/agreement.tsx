import { Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatDate } from '#client/format/format.ts';
import { useSchool } from '#client/graphql/use-school.ts';
import { legalPages } from '#shared/legal.ts';
import { agreementTexts } from '#shared/texts/agreement.ts';
import { RichText } from '#client/ui/rich-text.tsx';

/**
 * The agreement to the terms and the privacy policy, with the date of the terms. Renders nothing if the school has written
 * neither.
 *
 * @param by the action that implies the agreement.
 */
export function Agreement({ by }: { by: keyof typeof agreementTexts }) {
  const pages = useSchool()?.legalPages ?? [];
  const terms = pages.find(({ name }) => name === 'TERMS');
  const privacy = pages.find(({ name }) => name === 'PRIVACY');
  if (!terms && !privacy) return null;
  const texts = agreementTexts[by];
  const date = terms && formatDate(terms.changedAt);
  const text = !date ? texts.privacy : privacy ? texts.both({ date }) : texts.terms({ date });
  return (
    <Text textStyle="sm" color="fg.muted">
      <RichText
        text={text}
        tags={{
          terms: (title) => <Link to={legalPages.TERMS.path}>{title}</Link>,
          privacy: (title) => <Link to={legalPages.PRIVACY.path}>{title}</Link>,
        }}
      />
    </Text>
  );
}

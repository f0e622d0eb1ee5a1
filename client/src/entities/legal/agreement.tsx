import { Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useFormats } from '#client/format/use-formats.ts';
import { useSchool } from '#client/graphql/use-school.ts';
import { legalPages } from '#shared/legal.ts';
import { agreementTexts } from '#shared/texts/agreement.ts';
import { RichText } from '#client/ui/rich-text.tsx';

/**
 * The agreement to the terms and the privacy policy, with the date of the terms. Before a purchase also the link to the withdrawal
 * notice. Renders nothing if the school has written none of them.
 *
 * @param by the action that implies the agreement.
 */
export function Agreement({ by }: { by: 'signUp' | 'buy' }) {
  const { formatUtcDate } = useFormats();
  const pages = useSchool()?.legalPages ?? [];
  const terms = pages.find(({ name }) => name === 'TERMS');
  const privacy = pages.find(({ name }) => name === 'PRIVACY');
  const isWithdrawable = by === 'buy' && pages.some(({ name }) => name === 'WITHDRAWAL');
  if (!terms && !privacy && !isWithdrawable) return null;
  const texts = agreementTexts[by];
  const date = terms && formatUtcDate(terms.changedAt);
  const agreed = !date ? privacy && texts.privacy : privacy ? texts.both({ date }) : texts.terms({ date });
  return (
    <Stack gap="1" textStyle="sm" color="fg.muted">
      {agreed && (
        <Text>
          <RichText
            text={agreed}
            tags={{
              terms: (title) => <Link to={legalPages.TERMS.path}>{title}</Link>,
              privacy: (title) => <Link to={legalPages.PRIVACY.path}>{title}</Link>,
            }}
          />
        </Text>
      )}
      {isWithdrawable && (
        <Text>
          <RichText
            text={agreementTexts.withdrawal}
            tags={{ withdrawal: (title) => <Link to={legalPages.WITHDRAWAL.path}>{title}</Link> }}
          />
        </Text>
      )}
    </Stack>
  );
}

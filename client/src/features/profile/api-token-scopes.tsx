import { chakra, Flex, Text } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Checkbox } from '#client/forms/checkbox.tsx';
import { Area, type ApiScope } from '#shared/api-scopes.ts';
import { profileTexts } from '#shared/texts/profile.ts';

const { tokens: texts } = profileTexts;

interface ApiTokenScopesProps {
  /** The result of the form's `register`. */
  field: UseFormRegisterReturn;
  error?: string;
}

/** The scopes of a new token: read or write, for each area. */
export function ApiTokenScopes({ field, error }: ApiTokenScopesProps) {
  const notes = useId();
  return (
    <chakra.fieldset aria-describedby={notes} minWidth="0">
      <chakra.legend fontWeight="semibold" marginBottom="1">
        {texts.labels.scopes}
      </chakra.legend>
      {Object.values(Area).map((area) => (
        <Flex
          key={area}
          wrap="wrap"
          align="center"
          columnGap="6"
          borderTop="line"
          borderColor="border"
          paddingY={{ base: '2', sm: '1' }}
        >
          <Text flex="1 1 14rem">{texts.areas[area]}</Text>
          <Flex wrap="wrap" columnGap="6">
            {(['READ', 'WRITE'] as const).map((access) => (
              <Checkbox
                key={access}
                {...field}
                value={`${area}_${access}` satisfies ApiScope}
                aria-label={texts.scope({ area: texts.areas[area], access: texts.scopes[access] })}
              >
                {texts.scopes[access]}
              </Checkbox>
            ))}
          </Flex>
        </Flex>
      ))}
      <div id={notes} aria-live="polite">
        {error && (
          <Flex gap="1" align="center" color="danger.text" fontSize="sm">
            <CircleAlert size="1.125em" aria-hidden />
            {error}
          </Flex>
        )}
        <Text color="fg.muted" fontSize="sm">
          {texts.never}
        </Text>
      </div>
    </chakra.fieldset>
  );
}

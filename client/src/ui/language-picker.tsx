import type { SubmitEvent } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import { LANGUAGE_PATH, languages } from '#shared/languages.ts';
import { languageTexts } from '#shared/texts/language.ts';
import { language } from '#shared/texts/texts.ts';

const Choice = chakra('button', {
  base: {
    minHeight: '11',
    paddingX: '3',
    borderRadius: 'card',
    textStyle: 'sm',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline' },
    '&[aria-current]': { color: 'fg', fontWeight: 'semibold' },
  },
});

/**
 * A page whose address holds a secret is not told by the browser itself. What a link is for may be in its fragment, too, which no
 * server hears of: browsers take that of the form's address along.
 */
function keepPlace({ currentTarget: form }: SubmitEvent<HTMLFormElement>): void {
  const { pathname, search, hash } = window.location;
  const page = form.elements.namedItem('page');
  if (page instanceof HTMLInputElement) page.value = pathname + search;
  form.action = LANGUAGE_PATH + hash;
}

/** Leads to the same page in another language, with scripts or without. Each stands there as it calls itself. */
export function LanguagePicker() {
  return (
    <form method="post" action={LANGUAGE_PATH} onSubmit={keepPlace}>
      <input type="hidden" name="page" />
      <Flex role="group" aria-label={languageTexts.heading} wrap="wrap" marginX="-3">
        {Object.entries(languages).map(([tag, { name }]) => (
          <Choice
            key={tag}
            type="submit"
            name="language"
            value={tag}
            lang={tag}
            aria-current={tag === language() ? 'true' : undefined}
          >
            {name}
          </Choice>
        ))}
      </Flex>
    </form>
  );
}

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
 * Fills in the current address: the browser sends no referrer for a page whose address contains a secret. The form's address gets
 * the fragment, which browsers keep on redirects and never send to a server.
 */
function keepPlace({ currentTarget: form }: SubmitEvent<HTMLFormElement>): void {
  const { pathname, search, hash } = window.location;
  const page = form.elements.namedItem('page');
  if (page instanceof HTMLInputElement) page.value = pathname + search;
  form.action = LANGUAGE_PATH + hash;
}

/** Switches the page to another language, with or without scripts. Each language is listed under its own name. */
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

import { LanguagePicker } from '#client/ui/language-picker.tsx';
import { SectionCard } from '#client/ui/section-card.tsx';
import { languageTexts } from '#shared/texts/language.ts';

/** The user's language setting. */
export function LanguageCard() {
  return (
    <SectionCard title={languageTexts.heading} intro={languageTexts.intro}>
      <LanguagePicker />
    </SectionCard>
  );
}

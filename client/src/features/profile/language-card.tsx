import { LanguagePicker } from '#client/ui/language-picker.tsx';
import { SectionCard } from '#client/ui/section-card.tsx';
import { languageTexts } from '#shared/texts/language.ts';

/** In which language somebody is spoken to. */
export function LanguageCard() {
  return (
    <SectionCard title={languageTexts.heading} intro={languageTexts.intro}>
      <LanguagePicker />
    </SectionCard>
  );
}

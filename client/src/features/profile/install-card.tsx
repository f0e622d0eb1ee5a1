import { Flex } from '@chakra-ui/react';
import { useSchool } from '#client/graphql/use-school.ts';
import { Button } from '#client/ui/button.tsx';
import { SectionCard } from '#client/ui/section-card.tsx';
import { isolated } from '#shared/characters.ts';
import { installTexts } from '#shared/texts/install.ts';
import { useInstallOffer } from './install-offer.ts';

/** Offers to install the school on a phone. Renders nothing when the browser does not support it or the user dismissed it. */
export function InstallCard() {
  const school = useSchool();
  const offer = useInstallOffer();
  if (!school || !offer) return null;
  return (
    <SectionCard title={installTexts.title} intro={installTexts.intro({ school: isolated(school.name) })}>
      <Flex gap="3" wrap="wrap">
        <Button onClick={offer.take}>{installTexts.install}</Button>
        <Button variant="outline" onClick={offer.refuse}>
          {installTexts.never}
        </Button>
      </Flex>
    </SectionCard>
  );
}

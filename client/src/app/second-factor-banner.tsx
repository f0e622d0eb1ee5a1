import { chakra } from '@chakra-ui/react';
import { ShieldAlert } from 'lucide-react';
import { paths } from '#shared/paths.ts';
import { bannerTexts } from '#shared/texts/banners.ts';
import { LinkButton } from '#client/ui/link-button.tsx';
import { Banner, BannerRow, BannerText } from './banner.tsx';

const { secondFactor: texts } = bannerTexts;

/** A banner on every screen: the admin must set up a second factor first. Links to the page for that. */
export function SecondFactorBanner() {
  return (
    <Banner aria-label={texts.label}>
      <BannerRow>
        <BannerText>
          <ShieldAlert size={20} aria-hidden />
          <chakra.span>{texts.text}</chakra.span>
        </BannerText>
        <LinkButton to={paths.twoStep} gridColumn={{ base: '1 / -1', md: 'auto' }}>
          {texts.setUp}
        </LinkButton>
      </BannerRow>
    </Banner>
  );
}

import { chakra } from '@chakra-ui/react';
import { ShieldAlert } from 'lucide-react';
import { paths } from '#shared/paths.ts';
import { bannerTexts } from '#shared/texts/banners.ts';
import { LinkButton } from '#client/ui/link-button.tsx';
import { Banner, BannerRow, BannerText } from './banner.tsx';

const { secondFactor: texts } = bannerTexts;

/** Says on every screen that an admin has to set a second factor up first, with one click to where that is done. */
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

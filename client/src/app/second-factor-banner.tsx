import { chakra } from '@chakra-ui/react';
import { ShieldAlert } from 'lucide-react';
import { paths } from '#shared/paths.ts';
import { LinkButton } from '#client/ui/link-button.tsx';
import { Banner, BannerRow, BannerText } from './banner.tsx';

/** Says on every screen that an admin has to set a second factor up first, with one click to where that is done. */
export function SecondFactorBanner() {
  return (
    <Banner aria-label="What admins need">
      <BannerRow>
        <BannerText>
          <ShieldAlert size={20} aria-hidden />
          <chakra.span>
            This school asks its admins for two-step sign-in. Until you set it up you can do what learners
            can.
          </chakra.span>
        </BannerText>
        <LinkButton to={paths.twoStep} gridColumn={{ base: '1 / -1', md: 'auto' }}>
          Set it up
        </LinkButton>
      </BannerRow>
    </Banner>
  );
}

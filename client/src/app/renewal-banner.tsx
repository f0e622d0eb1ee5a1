import { TriangleAlert, X } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { UpdateCardButton } from '#client/entities/payment/update-card-button.tsx';
import { bannerTexts } from '#shared/texts/banners.ts';
import { Banner, BannerRow, BannerText } from './banner.tsx';
import { useRenewalWarning } from './use-renewal-warning.ts';

const { renewal: texts } = bannerTexts;

interface RenewalBannerProps {
  /** Called after the banner is hidden, to move the focus. */
  onDismissed: () => void;
}

/** A banner on every screen about a failed renewal payment, with a button that leads to the fix. */
export function RenewalBanner({ onDismissed }: RenewalBannerProps) {
  const { text, dismiss } = useRenewalWarning();
  return (
    <div aria-live="polite">
      {text && (
        <Banner aria-label={texts.label}>
          <BannerRow>
            <BannerText>
              <TriangleAlert size={20} aria-hidden />
              {text}
            </BannerText>
            <UpdateCardButton gridColumn={{ base: dismiss ? 'auto' : '1 / -1', md: 'auto' }} />
            {dismiss && (
              <Button
                variant="ghost"
                aria-label={texts.hide}
                paddingX="3"
                onClick={() => {
                  dismiss();
                  onDismissed();
                }}
              >
                <X size="1.25em" aria-hidden />
              </Button>
            )}
          </BannerRow>
        </Banner>
      )}
    </div>
  );
}

import { chakra } from '@chakra-ui/react';
import { TriangleAlert, X } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { UpdateCardButton } from '#client/entities/payment/update-card-button.tsx';
import { useRenewalWarning } from './use-renewal-warning.ts';

const Banner = chakra('section', {
  base: {
    bg: 'danger.subtle',
    color: 'fg',
    borderBottom: 'line',
    borderColor: 'danger.text',
  },
});

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) auto auto' },
    alignItems: 'center',
    columnGap: { base: '2', md: '4' },
    rowGap: '2',
    maxWidth: '76rem',
    marginX: 'auto',
    paddingX: { base: '4', md: '6', lg: '8' },
    paddingY: '3',
  },
});

const BannerText = chakra('p', {
  base: {
    display: 'flex',
    gap: '3',
    gridColumn: { base: '1 / -1', md: 'auto' },
    lineHeight: 'snug',
    fontWeight: 'medium',
    '& > svg': { flexShrink: 0, color: 'danger.text' },
  },
});

interface RenewalBannerProps {
  /** Where the focus goes when the banner is hidden. */
  onDismissed: () => void;
}

/** Says on every screen that a renewal could not be paid, with one click to where that is put right. */
export function RenewalBanner({ onDismissed }: RenewalBannerProps) {
  const { text, dismiss } = useRenewalWarning();
  return (
    <div aria-live="polite">
      {text && (
        <Banner aria-label="Your renewal">
          <Row>
            <BannerText>
              <TriangleAlert size={20} aria-hidden />
              {text}
            </BannerText>
            <UpdateCardButton gridColumn={{ base: dismiss ? 'auto' : '1 / -1', md: 'auto' }} />
            {dismiss && (
              <Button
                variant="ghost"
                aria-label="Hide until your next visit"
                paddingX="3"
                onClick={() => {
                  dismiss();
                  onDismissed();
                }}
              >
                <X size="1.25em" aria-hidden />
              </Button>
            )}
          </Row>
        </Banner>
      )}
    </div>
  );
}

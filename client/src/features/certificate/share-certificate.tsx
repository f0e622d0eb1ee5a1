import { Share2 } from 'lucide-react';
import { schoolOrigin } from '#client/features/developer/school-origin.ts';
import { ExternalButton } from '#client/ui/external-button.tsx';
import { certificateMessages } from '#shared/certificate.ts';
import { paths } from '#shared/paths.ts';

/** Opens LinkedIn with a post about the certificate's page. Nothing is sent to LinkedIn before. */
export function ShareCertificate({ code }: { code: string }) {
  const address = `${schoolOrigin()}${paths.certificate(code)}`;
  return (
    <ExternalButton
      href={`https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(address)}`}
      target="_blank"
      rel="noreferrer"
      variant="outline"
    >
      <Share2 size="1.125em" aria-hidden />
      {certificateMessages.shareOnLinkedIn}
    </ExternalButton>
  );
}

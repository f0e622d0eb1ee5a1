import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { SectionCard } from '#client/ui/section-card.tsx';
import { profileTexts } from '#shared/texts/profile.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { useExportData } from './use-export-data.ts';

const { data: texts } = profileTexts;

/** The user's personal data: download it, or delete the account. */
export function OwnDataCard({ email }: { email: string }) {
  const { exportData, isExporting } = useExportData();
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <SectionCard title={texts.title} intro={texts.intro}>
      <Stack direction={{ base: 'column', sm: 'row' }} gap="3">
        <Button variant="outline" loading={isExporting} onClick={() => void exportData()}>
          {texts.download}
        </Button>
        <Button variant="outline" tone="danger" onClick={() => setIsLeaving(true)}>
          {texts.deleteAccount}
        </Button>
      </Stack>
      <DeleteAccountDialog email={email} open={isLeaving} onClose={() => setIsLeaving(false)} />
    </SectionCard>
  );
}

import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { SectionCard } from '#client/ui/section-card.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { useExportData } from './use-export-data.ts';

/** What the school holds about a person: to take along, and to end. */
export function OwnDataCard({ email }: { email: string }) {
  const { exportData, isExporting } = useExportData();
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <SectionCard
      title="Your data"
      intro="Take a copy of what this school holds about you, or delete your account for good. The school keeps its payments, without your name."
    >
      <Stack direction={{ base: 'column', sm: 'row' }} gap="3">
        <Button variant="outline" loading={isExporting} onClick={() => void exportData()}>
          Download my data
        </Button>
        <Button variant="outline" tone="danger" onClick={() => setIsLeaving(true)}>
          Delete account
        </Button>
      </Stack>
      <DeleteAccountDialog email={email} open={isLeaving} onClose={() => setIsLeaving(false)} />
    </SectionCard>
  );
}

import { Stack } from '@chakra-ui/react';
import { AdminPage } from '#client/ui/admin-page.tsx';
import { doctorMessages } from '#shared/doctor.ts';
import { HealthCard, LookAgain } from './health-card.tsx';
import { TestMail } from './test-mail.tsx';
import { useHealthCheck } from './use-health-check.ts';

/** The health of the school's services, with remedies for problems. */
export function HealthPage() {
  const check = useHealthCheck();
  return (
    <AdminPage title={doctorMessages.title} actions={<LookAgain check={check} />}>
      <Stack gap="6">
        <HealthCard check={check} />
        <TestMail />
      </Stack>
    </AdminPage>
  );
}

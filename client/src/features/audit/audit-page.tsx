import { AdminPage } from '#client/ui/admin-page.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { AuditEntries } from './audit-entries.tsx';

/** Every action of the admins, newest first. */
export function AuditPage() {
  return (
    <AdminPage title="Audit log">
      <AuditEntries
        caption="What admins did, newest first"
        empty={
          <EmptyState
            title="Nothing was done yet"
            description="Whatever an admin changes about courses, lectures, members or messages is kept here."
          />
        }
      />
    </AdminPage>
  );
}

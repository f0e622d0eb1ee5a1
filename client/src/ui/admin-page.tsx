import type { ReactNode } from 'react';
import { AdminNavigation } from './admin-navigation.tsx';
import { Page } from './page.tsx';

interface AdminPageProps {
  /** The main heading and the document's title. */
  title: string;
  /** Actions beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of an admin screen: the navigation between admin screens, then the content. */
export function AdminPage({ title, actions, children }: AdminPageProps) {
  return (
    <>
      <AdminNavigation />
      <Page title={title} actions={actions}>
        {children}
      </Page>
    </>
  );
}

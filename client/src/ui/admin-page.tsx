import { Page, type PageProps } from './page.tsx';

/** The frame of an admin screen: dense, with a plain heading. The layout shows the navigation beside it. */
export function AdminPage({ width = 'wide', ...props }: Omit<PageProps, 'isDense'>) {
  return <Page {...props} width={width} isDense />;
}

import type { PageData } from '#client/graphql/page-data.ts';
import { paths } from '#shared/paths.ts';

export const pageData: readonly PageData[] = [
  { path: paths.login, module: 'login-page.tsx', renderedFor: 'visitors' },
];

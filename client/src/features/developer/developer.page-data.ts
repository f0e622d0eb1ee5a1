import type { PageData } from '#client/graphql/page-data.ts';
import { paths } from '#shared/paths.ts';

export const pageData: readonly PageData[] = [
  { path: paths.developers, module: 'developers-page.tsx', renderedFor: 'visitors' },
];

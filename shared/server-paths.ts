/**
 * The first segments of the paths that the server answers. All others belong to pages. If a segment has pages too, its value is the
 * pattern of the paths below it that are not pages.
 */
export const SERVER_PATHS = {
  graphql: null,
  'schema.graphql': null,
  api: null,
  media: null,
  captions: null,
  uploads: null,
  files: null,
  certificates: '/.*\\.pdf$',
  exports: null,
  sandbox: null,
  webhooks: null,
} as const;

/** The first segments of the paths for operators and load balancers. */
export const PROBE_PATHS = ['livez', 'readyz', 'metrics'] as const;

export type ServerPath = keyof typeof SERVER_PATHS | (typeof PROBE_PATHS)[number];

import type { ImagePartsFragment } from '#client/gql/graphql.ts';

/** A picture that was just uploaded: there is only one of it yet. */
export const sampleImage = (url: string, width: number, height = width): ImagePartsFragment => ({
  __typename: 'Image',
  url,
  width,
  height,
  avifSrcset: null,
  webpSrcset: null,
  placeholder: null,
});

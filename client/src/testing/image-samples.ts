import type { ImagePartsFragment } from '#client/gql/graphql.ts';

/** A newly uploaded picture, without further sizes. */
export const sampleImage = (url: string, width: number, height = width): ImagePartsFragment => ({
  __typename: 'Image',
  url,
  width,
  height,
  avifSrcset: null,
  webpSrcset: null,
  placeholder: null,
});

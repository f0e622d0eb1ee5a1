import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { preload } from 'react-dom';
import type { ImagePartsFragment } from '#client/gql/graphql.ts';

interface SizedPictureProps extends Pick<HTMLChakraProps<'img'>, 'bg' | 'borderRadius'> {
  image: ImagePartsFragment;
  /** Empty if the picture is only decoration, or if a heading beside it says what it shows. */
  alt: string;
  /** The display width, for the `sizes` attribute. */
  sizes: string;
  /** Whether it is the first picture on the page. It is then fetched first; other pictures are lazy. */
  isFirst?: boolean;
}

/** A picture in 16:9, as wide as its place, in the format and size that suit the browser. */
export function SizedPicture({ image, alt, sizes: shown, isFirst = false, ...look }: SizedPictureProps) {
  const { url, width, height, avifSrcset, webpSrcset, placeholder } = image;
  // Browsers that support `auto` measure a lazy picture, whose layout is known before it is fetched.
  const sizes = isFirst ? shown : `auto, ${shown}`;
  if (isFirst) {
    const made = avifSrcset && { type: 'image/avif', imageSrcSet: avifSrcset, imageSizes: sizes };
    preload(url, { as: 'image', fetchPriority: 'high', ...made });
  }
  return (
    <picture>
      {avifSrcset && <source type="image/avif" srcSet={avifSrcset} sizes={sizes} />}
      {webpSrcset && <source type="image/webp" srcSet={webpSrcset} sizes={sizes} />}
      <chakra.img
        src={url}
        alt={alt}
        sizes={sizes}
        htmlWidth={width}
        htmlHeight={height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        display="block"
        width="100%"
        height="auto"
        aspectRatio="16 / 9"
        objectFit="cover"
        {...look}
        // The placeholder is tiny, so browsers blur it. The picture covers it.
        style={
          placeholder ? { backgroundImage: `url("${placeholder}")`, backgroundSize: 'cover' } : undefined
        }
      />
    </picture>
  );
}

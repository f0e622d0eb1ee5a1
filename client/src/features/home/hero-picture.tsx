import { chakra } from '@chakra-ui/react';
import { preload } from 'react-dom';
import type { ImagePartsFragment } from '#client/gql/graphql.ts';

/** The display width: a column beside the headline, or the whole width below it. */
const SIZES = '(min-width: 64rem) 34rem, calc(100vw - 2rem)';

interface HeroPictureProps {
  image: ImagePartsFragment;
  /** Empty if the picture is only decoration. */
  alt: string;
}

/** The school's own picture in 16:9 beside the headline. It is fetched first, and its place is known before it loads. */
export function HeroPicture({ image, alt }: HeroPictureProps) {
  const { url, width, height, avifSrcset, webpSrcset, placeholder } = image;
  const made = avifSrcset && { type: 'image/avif', imageSrcSet: avifSrcset, imageSizes: SIZES };
  preload(url, { as: 'image', fetchPriority: 'high', ...made });
  return (
    <picture>
      {avifSrcset && <source type="image/avif" srcSet={avifSrcset} sizes={SIZES} />}
      {webpSrcset && <source type="image/webp" srcSet={webpSrcset} sizes={SIZES} />}
      <chakra.img
        src={url}
        alt={alt}
        sizes={SIZES}
        htmlWidth={width}
        htmlHeight={height}
        fetchPriority="high"
        decoding="async"
        display="block"
        width="full"
        height="auto"
        aspectRatio="16 / 9"
        objectFit="cover"
        borderRadius="card"
        // The placeholder is tiny, so browsers blur it. The picture covers it.
        style={
          placeholder ? { backgroundImage: `url("${placeholder}")`, backgroundSize: 'cover' } : undefined
        }
      />
    </picture>
  );
}

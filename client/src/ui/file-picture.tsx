import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useCallback } from 'react';

interface FilePictureProps extends HTMLChakraProps<'img'> {
  file: File;
  alt: string;
}

/** The preview of a picture that is not uploaded yet. */
export function FilePicture({ file, ...props }: FilePictureProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <chakra.img ref={show} {...props} />;
}

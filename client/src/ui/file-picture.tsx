import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useCallback } from 'react';

interface FilePictureProps extends HTMLChakraProps<'img'> {
  file: File;
  alt: string;
}

/** A picture that was chosen and is not sent yet. */
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

import { chakra } from '@chakra-ui/react';

/** Text for assistive technology only. */
export const VisuallyHidden = chakra('span', { base: { srOnly: true } });

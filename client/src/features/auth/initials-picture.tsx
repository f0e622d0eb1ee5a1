import { Center, Text } from '@chakra-ui/react';
import { CircleUser } from 'lucide-react';
import { initialsColor, initialsOf } from './initials.ts';

/** Preview of the picture that is drawn from a name. */
export function InitialsPicture({ name }: { name: string }) {
  const initials = initialsOf(name);
  if (initials === '') return <CircleUser />;
  return (
    <Center
      width="full"
      height="full"
      color="white"
      fontWeight="semibold"
      style={{ background: initialsColor(name) }}
    >
      <Text as="span" fontSize="2.25rem" lineHeight="1">
        {initials}
      </Text>
    </Center>
  );
}

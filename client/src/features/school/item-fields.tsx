import { Flex, Heading, Stack } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';

/** A button with an icon, and its name for screen readers. */
interface Control {
  label: string;
  onClick: () => void;
}

interface ItemFieldsProps {
  heading: string;
  /** Moves the item; without it, there is no such button. */
  up?: Control | false;
  down?: Control | false;
  remove: Control;
  children: ReactNode;
}

/** The fields of an item of a list, with controls for its place. */
export function ItemFields({ heading, up, down, remove, children }: ItemFieldsProps) {
  const id = useId();
  return (
    <Card asChild>
      <fieldset aria-labelledby={id}>
        <Stack gap="5" padding={{ base: '5', md: '8' }}>
          <Flex justify="space-between" align="center" gap="3" wrap="wrap">
            <Heading as="h3" id={id} textStyle="h3">
              {heading}
            </Heading>
            <Flex gap="2">
              {up && <IconButton {...up} icon={<ArrowUp size="1.25em" aria-hidden />} />}
              {down && <IconButton {...down} icon={<ArrowDown size="1.25em" aria-hidden />} />}
              <IconButton {...remove} icon={<Trash2 size="1.25em" aria-hidden />} />
            </Flex>
          </Flex>
          {children}
        </Stack>
      </fieldset>
    </Card>
  );
}

function IconButton({ label, onClick, icon }: Control & { icon: ReactNode }) {
  return (
    <Button variant="outline" aria-label={label} onClick={onClick}>
      {icon}
    </Button>
  );
}

import { Flex, Heading, Stack } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, Trash2, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';

/** The texts of an item and of its controls. `number` is its position, starting with 1. */
export interface ItemTexts {
  heading: (place: { number: number }) => string;
  moveUp: (place: { number: number }) => string;
  moveDown: (place: { number: number }) => string;
  remove: (place: { number: number }) => string;
}

interface ItemFieldsProps {
  /** Position in the list, from 0. */
  index: number;
  count: number;
  texts: ItemTexts;
  /** The level of the item's heading. */
  headingLevel?: 'h2' | 'h3';
  onMove: (to: number) => void;
  onRemove: () => void;
  children: ReactNode;
}

/** The fields of one item of a list, with controls for its position. `data-control` names them for `useItemFocus`. */
export function ItemFields(props: ItemFieldsProps) {
  const { index, count, texts, headingLevel = 'h3', onMove, onRemove, children } = props;
  const id = useId();
  const place = { number: index + 1 };
  return (
    <Card asChild>
      <fieldset aria-labelledby={id} data-item={index}>
        <Stack gap="5" padding={{ base: '5', md: '8' }}>
          <Flex justify="space-between" align="center" gap="3" wrap="wrap">
            <Heading as={headingLevel} id={id} textStyle="h3">
              {texts.heading(place)}
            </Heading>
            <Flex gap="2">
              <Control
                name="up"
                icon={ArrowUp}
                label={texts.moveUp(place)}
                isAvailable={index > 0}
                onClick={() => onMove(index - 1)}
              />
              <Control
                name="down"
                icon={ArrowDown}
                label={texts.moveDown(place)}
                isAvailable={index < count - 1}
                onClick={() => onMove(index + 1)}
              />
              <Control
                name="remove"
                icon={Trash2}
                label={texts.remove(place)}
                isAvailable
                onClick={onRemove}
              />
            </Flex>
          </Flex>
          {children}
        </Stack>
      </fieldset>
    </Card>
  );
}

interface ControlProps {
  name: ItemControl;
  icon: LucideIcon;
  label: string;
  isAvailable: boolean;
  onClick: () => void;
}

/** The names of the controls. */
export type ItemControl = 'up' | 'down' | 'remove';

function Control({ name, icon: Icon, label, isAvailable, onClick }: ControlProps) {
  return (
    <Button
      variant="outline"
      data-control={name}
      aria-label={label}
      title={label}
      // Not `disabled`, which would lose the focus of an item that has reached the end of the list.
      aria-disabled={!isAvailable || undefined}
      onClick={() => isAvailable && onClick()}
    >
      <Icon size="1.25em" aria-hidden />
    </Button>
  );
}

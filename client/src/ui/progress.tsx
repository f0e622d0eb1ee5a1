import { Box, Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';

interface ProgressProps {
  label: string;
  /** In percent, 0 to 100. */
  value: number;
  /** The amount in words, shown beside the label. */
  valueText?: string;
}

const percentage = new Intl.NumberFormat(undefined, { style: 'percent' });

/** How much of something is done. */
export function Progress({ label, value, valueText }: ProgressProps) {
  const id = useId();
  const percent = Math.min(Math.max(value, 0), 100);
  return (
    <Stack gap="1.5">
      <Stack direction="row" justify="space-between" gap="4" textStyle="sm">
        <Text id={id}>{label}</Text>
        {valueText && (
          <Text color="fg.muted" fontVariantNumeric="tabular-nums">
            {valueText}
          </Text>
        )}
      </Stack>
      <Box
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={Math.round(percent)}
        aria-valuetext={valueText ?? percentage.format(percent / 100)}
        height="2"
        bg="bg.waiting"
        borderRadius="full"
        overflow="hidden"
      >
        <Box
          height="full"
          bg="success.solid"
          borderRadius="full"
          transition="transform {durations.move}"
          style={{ transform: `translateX(${percent - 100}%)` }}
        />
      </Box>
    </Stack>
  );
}

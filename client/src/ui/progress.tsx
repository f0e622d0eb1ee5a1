import { Box, Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { formatPercent } from '#client/format/format.ts';

interface ProgressProps {
  label: string;
  /** In percent, 0 to 100. */
  value: number;
  /** The amount in words, shown beside the label. */
  valueText?: string;
}

/** A progress bar with its label. */
export function Progress({ label, value, valueText }: ProgressProps) {
  const id = useId();
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
      <Bar value={value} valueText={valueText} labelledBy={id} />
    </Stack>
  );
}

/** A bar without visible text, where the text beside it suffices. */
export function Meter({ label, value, valueText }: ProgressProps) {
  return <Bar value={value} valueText={valueText} label={label} />;
}

interface BarProps {
  value: number;
  valueText?: string;
  label?: string;
  labelledBy?: string;
}

function Bar({ value, valueText, label, labelledBy }: BarProps) {
  const percent = Math.min(Math.max(value, 0), 100);
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-valuenow={Math.round(percent)}
      aria-valuetext={valueText ?? formatPercent(percent)}
      height="2"
      bg="bg.waiting"
      borderRadius="full"
      overflow="hidden"
      css={{ '@media (forced-colors: active)': { outline: '1px solid CanvasText' } }}
    >
      <Box
        height="full"
        bg="success.solid"
        borderRadius="full"
        transition="transform {durations.move}"
        css={{ '@media (forced-colors: active)': { bg: 'Highlight', forcedColorAdjust: 'none' } }}
        style={{ transform: `translateX(calc(${percent - 100}% * var(--forward)))` }}
      />
    </Box>
  );
}

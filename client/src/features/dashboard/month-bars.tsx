import { VictoryAxis, VictoryBar } from 'victory';
import { formatList } from '#shared/locale.ts';
import { system } from '#client/theme/system.ts';
import { statisticsTexts } from '#shared/statistics.ts';
import { useSize } from './use-size.ts';

export interface Series {
  name: string;
  /** One value per month; null for a month without one. */
  values: readonly (number | null)[];
}

export interface MonthBarsProps {
  /** Returns the accessible name of the chart from a description of its figures. */
  say: (figures: string) => string;
  /** The labels of the months below the bars. */
  months: readonly string[];
  /** The main series and the one to compare it with. */
  series: readonly [Series, Series];
  /** Formats a value. */
  format: (value: number) => string;
  /** Formats a value for the axis, where space is limited. */
  formatShort: (value: number) => string;
}

const color = (name: string): string => String(system.token.var(`colors.${name}`));
const text = { fill: color('fg'), fontFamily: 'inherit', fontSize: 13, padding: 6 };
/** Space for the axis labels next to vertical bars, in pixels ... */
const amountsBeside = 56;
/** ... and for each label below horizontal bars. */
const amountWidth = 90;
/** Filled and hollow bars, which are distinguishable without colour. */
const looks = [
  { fill: color('marigold.7'), stroke: color('action.line') },
  { fill: color('bg.raised'), stroke: color('fg.muted') },
] as const;

/** Estimated width of a month's name. Measuring it would need a second render. */
const widthOf = (name: string) => name.length * text.fontSize * 0.6;

/** Two bars per month. On narrow screens they are horizontal, so that the month names fit. */
export function MonthBars({ say, months, series, format, formatShort }: MonthBarsProps) {
  const { frame, width, height } = useSize();
  const count = months.length;
  const longest = Math.max(...months.map(widthOf));
  const lies = width < height * 1.4 || longest > (width - amountsBeside) / count;
  const most = Math.max(1, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const domain: Record<'x' | 'y', [number, number]> = { x: [0.5, count + 0.5], y: [0, most] };
  const padding = lies
    ? { top: 0, bottom: 28, left: Math.max(40, longest + 8), right: 24 }
    : { top: 12, bottom: 28, left: amountsBeside, right: 0 };
  const shape = { standalone: false, width, height, padding, domain };
  const amountsWithRoom = Math.max(1, Math.floor((width - padding.left - padding.right) / amountWidth));
  const room = (lies ? height : width - padding.left) / count;
  // Horizontal bars count from the bottom, so this puts the first month at the top.
  const place = (month: number) => (lies ? count + 1 - month : month);
  const said = series.map(({ name, values }) => {
    const figures = months.flatMap((month, index) => {
      const value = values[index];
      return value == null ? [] : `${month} ${format(value)}`;
    });
    return statisticsTexts.series({ name, figures: formatList(figures) });
  });
  return (
    <div ref={frame} dir="ltr" style={{ height: '100%' }}>
      {width > 0 && (
        <svg role="img" aria-label={say(said.join('. '))} width={width} height={height}>
          <VictoryAxis
            {...shape}
            horizontal={lies}
            dependentAxis
            orientation={lies ? 'bottom' : 'left'}
            tickCount={Math.min(4, amountsWithRoom)}
            tickFormat={(value: number) => formatShort(value)}
            style={{
              axis: { stroke: 'none' },
              tickLabels: { ...text, fontSize: 12 },
              grid: { stroke: color('border'), strokeWidth: 1 },
            }}
          />
          {series.map(({ name, values }, index) => (
            <VictoryBar
              key={name}
              {...shape}
              horizontal={lies}
              data={values.map((value, month) => ({
                x: place(month + 1 + (index - 0.5) * 0.4),
                y: value ?? 0,
              }))}
              barWidth={room * 0.32}
              style={{
                data: {
                  ...looks[index],
                  strokeWidth: ({ datum }: { datum?: { y: number } }) => (datum?.y ? 1 : 0),
                },
              }}
            />
          ))}
          <VictoryAxis
            {...shape}
            horizontal={lies}
            orientation={lies ? 'left' : 'bottom'}
            tickValues={months.map((_, index) => index + 1)}
            tickFormat={(tick: number) => months[place(tick) - 1] ?? ''}
            style={{
              axis: { stroke: color('border.control'), strokeWidth: 1 },
              tickLabels: text,
              ticks: { stroke: 'none' },
              grid: { stroke: 'none' },
            }}
          />
        </svg>
      )}
    </div>
  );
}

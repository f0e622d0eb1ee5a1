import { VictoryAxis, VictoryBar, VictoryPie } from 'victory';
import { formatCompactNumber, formatNumber } from '#client/format/format.ts';
import { formatList } from '#shared/locale.ts';
import { system } from '#client/theme/system.ts';
import { statsMessages } from '#shared/stats.ts';
import { monthName, MONTHS } from './months.ts';
import { useSize } from './use-size.ts';

export interface UsersPieProps {
  registered: number;
  subscribed: number;
}

export interface SalesBarsProps {
  year: number;
  months: readonly { month: number; count: number }[];
}

/** The theme's colours as CSS variables, so that the charts follow dark mode. */
const color = (name: string): string => String(system.token.var(`colors.${name}`));
const colors = {
  registered: color('marigold.7'),
  registeredEdge: color('action.line'),
  enrolled: color('success.solid'),
  text: color('fg'),
  line: color('border.control'),
};

interface Slice {
  x: string;
  y: number;
  fill: string;
  edge: string;
}

const labelSize = 13;
/** Space for a label next to the pie, in pixels. */
const labelWidth = 96;

/** Pie of registered and enrolled users. One label is on the left of the pie and one on the right. */
export function UsersPie({ registered, subscribed }: UsersPieProps) {
  const { frame, width, height } = useSize();
  const { users: texts } = statsMessages;
  const slices: Slice[] = [
    { x: texts.registered, y: registered, fill: colors.registered, edge: colors.registeredEdge },
    { x: texts.enrolled, y: subscribed, fill: colors.enrolled, edge: colors.enrolled },
  ];
  const radius = Math.min(height / 2 - 8, width / 2 - labelWidth);
  // The midpoints of two slices are opposite each other. This rotation turns one to the left and the other to the right.
  const turn = 270 - (registered / (registered + subscribed || 1)) * 180;
  return (
    <div ref={frame} dir="ltr" style={{ height: '100%' }}>
      {width > 0 && (
        <svg
          role="img"
          aria-label={texts.pie({ registered: formatNumber(registered), enrolled: formatNumber(subscribed) })}
          width={width}
          height={height}
        >
          <VictoryPie
            standalone={false}
            width={width}
            height={height}
            origin={{ x: width / 2, y: height / 2 }}
            radius={radius}
            startAngle={turn}
            endAngle={turn + 360}
            data={slices}
            labels={({ datum }: { datum: Slice }) => [datum.x, formatNumber(datum.y)]}
            labelRadius={radius + 12}
            style={{
              data: {
                fill: ({ datum }: { datum?: Slice }) => datum?.fill ?? colors.text,
                stroke: ({ datum }: { datum?: Slice }) => datum?.edge ?? colors.text,
                strokeWidth: ({ datum }: { datum?: Slice }) => (datum?.y ? 1 : 0),
              },
              labels: {
                fill: colors.text,
                fontFamily: 'inherit',
                fontSize: labelSize,
                fontWeight: 600,
                padding: 4,
              },
            }}
          />
        </svg>
      )}
    </div>
  );
}

/** Bars with the payments of each month of a year. On narrow screens they are horizontal, so that the month names fit. */
export function SalesBars({ year, months }: SalesBarsProps) {
  const { frame, width, height } = useSize();
  const lies = width < height * 1.4;
  const most = Math.max(1, ...months.map(({ count }) => count));
  const text = { fill: colors.text, fontFamily: 'inherit', fontSize: 13, padding: 6 };
  const domain: Record<'x' | 'y', [number, number]> = { x: [0.5, 12.5], y: [0, most] };
  const shape = {
    standalone: false,
    width,
    height,
    padding: lies ? { top: 0, bottom: 0, left: 40, right: 48 } : { top: 24, bottom: 28, left: 0, right: 0 },
    domain,
  };
  // Horizontal bars count from the bottom, so this puts January at the top.
  const place = (month: number) => (lies ? 13 - month : month);
  const summary = formatList(months.map(({ month, count }) => `${monthName(month)} ${formatNumber(count)}`));
  return (
    <div ref={frame} dir="ltr" style={{ height: '100%' }}>
      {width > 0 && (
        <svg
          role="img"
          aria-label={statsMessages.sales.bars({ year, months: summary })}
          width={width}
          height={height}
        >
          <VictoryBar
            {...shape}
            horizontal={lies}
            data={months.map(({ month, count }) => ({ x: place(month), y: count }))}
            barRatio={0.9}
            cornerRadius={{ top: 3 }}
            labels={({ datum }: { datum: { y: number } }) =>
              datum.y > 0 ? formatCompactNumber(datum.y) : ''
            }
            style={{
              data: {
                fill: colors.registered,
                stroke: colors.registeredEdge,
                strokeWidth: ({ datum }: { datum?: { y: number } }) => (datum?.y ? 1 : 0),
              },
              labels: { ...text, fontWeight: 600 },
            }}
          />
          <VictoryAxis
            {...shape}
            horizontal={lies}
            orientation={lies ? 'left' : 'bottom'}
            tickValues={[...MONTHS]}
            tickFormat={(tick: number) => monthName(place(tick))}
            style={{
              axis: { stroke: colors.line, strokeWidth: 1 },
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

import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { color } from '../../../design/theme/colors';
import { formatCount, formatPounds } from '../../../lib/formats/formats';
import { formatCompactPounds } from '../../../lib/formats/staff-formats';
import type { Measure } from './figures-range';
import type { Step } from './figures-steps';

interface ChartProps {
  /** Accessible name. */
  title: string;
  steps: readonly Step[];
  measure: Measure;
}

/** Vertical bars over time. */
export function TimeChart({ title, steps, measure }: ChartProps) {
  const { dataKey, tick, text, name } = MEASURES[measure];
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={[...steps]} title={title} margin={MARGIN}>
        <CartesianGrid vertical={false} stroke={color.line} />
        <XAxis dataKey="label" {...AXIS} minTickGap={16} />
        <YAxis
          tickFormatter={tick}
          {...AXIS}
          width={64}
          domain={domainOf(steps, measure)}
          allowDecimals={measure === 'revenue'}
        />
        <Tooltip {...TOOLTIP} formatter={text} labelFormatter={(_, [at]) => at?.payload.name} />
        <Bar dataKey={dataKey} name={name} fill={color.accent} {...BAR} />
      </BarChart>
    </ResponsiveContainer>
  );
}

/** Horizontal bars, one per destination. */
export function DestinationChart({ title, steps, measure }: ChartProps) {
  const { dataKey, tick, text, name } = MEASURES[measure];
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={[...steps]} title={title} layout="vertical" margin={MARGIN}>
        <CartesianGrid horizontal={false} stroke={color.line} />
        <XAxis
          type="number"
          tickFormatter={tick}
          {...AXIS}
          tickCount={4}
          domain={domainOf(steps, measure)}
          allowDecimals={measure === 'revenue'}
        />
        <YAxis type="category" dataKey="label" {...AXIS} width={104} interval={0} />
        <Tooltip {...TOOLTIP} formatter={text} />
        <Bar dataKey={dataKey} name={name} fill={color.accent} {...BAR} />
      </BarChart>
    </ResponsiveContainer>
  );
}

/** The library's default, unless there is no data: it would make an axis of pence. */
function domainOf(steps: readonly Step[], measure: Measure): [number, number | 'auto'] {
  const { dataKey, emptyMax } = MEASURES[measure];
  return [0, steps.some((step) => step[dataKey] !== 0) ? 'auto' : emptyMax];
}

const MEASURES = {
  revenue: {
    name: 'Revenue',
    dataKey: 'revenuePence',
    emptyMax: 300_00,
    tick: (pence: number) => formatCompactPounds(pence),
    text: (pence: unknown) => formatPounds(Number(pence)),
  },
  orders: {
    name: 'Orders',
    dataKey: 'orders',
    emptyMax: 3,
    tick: (orders: number) => formatCount(orders),
    text: (orders: unknown) => formatCount(Number(orders)),
  },
} as const;

const AXIS = {
  stroke: color.lineStrong,
  tick: { fill: color.textMuted, fontSize: 12 },
  tickLine: false,
} as const;

const MARGIN = { top: 8, right: 12, bottom: 0, left: 0 };

const BAR = { isAnimationActive: false, maxBarSize: 40, radius: 3 } as const;

const TOOLTIP = {
  isAnimationActive: false,
  cursor: { fill: color.accentSoft },
  contentStyle: {
    border: `1px solid ${color.line}`,
    borderRadius: '8px',
    background: color.surfaceRaised,
    color: color.text,
  },
  itemStyle: { color: color.text },
} as const;

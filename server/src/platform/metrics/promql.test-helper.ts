/** The metrics and labels that a PromQL expression uses. */
export interface Asked {
  metrics: Set<string>;
  labels: Set<string>;
}

/** The functions and aggregations of PromQL that our files use. */
const FUNCTIONS = ['histogram_quantile', 'increase', 'max', 'max_over_time', 'rate', 'sum', 'time', 'topk'];

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, names = '']) => names.split(/\s*,\s*/));

/** Returns the metrics and labels in a PromQL expression. Throws an Error if a function or a bracket is wrong. */
export function askedBy(expression: string): Asked {
  const text = expression.replaceAll(/"[^"]*"/g, '""');
  const matched = namesIn(text, /(\w+)\s*(?:=~|!~|!=|=)\s*""/g);
  const grouped = namesIn(text, /\bby\s*\(([^()]*)\)/g);
  const rest = text.replaceAll(
    /\{(?:[^{}"]|"")*\}|\[(?:\d+[smhd]|\$__rate_interval)\]|\bby\s*\([^()]*\)/g,
    ' ',
  );
  const unknown = namesIn(rest, /([a-z_]\w*)\s*\(/gi).filter((name) => !FUNCTIONS.includes(name));
  const isBalanced = rest.split('(').length === rest.split(')').length;
  if (unknown.length > 0 || !isBalanced || /[[\]{}"]/.test(rest))
    throw new Error(`Invalid PromQL: ${expression}`);
  return {
    metrics: new Set(namesIn(rest, /\b([a-z_]\w*)\b(?!\s*\()/gi)),
    labels: new Set([...matched, ...grouped]),
  };
}

const COMPARISON = /(?<metric>\w+)(?:\{(?<matchers>[^}]*)\})?(?:\[\w+\])?\)* (?<sign>>|==) (?<limit>[\d.]+)$/;

/**
 * Whether an alert fires that compares the largest value of one metric with a number, for values by metric name and
 * labels. Throws an Error for any other expression.
 */
export function fires(expression: string, figures: ReadonlyMap<string, number>): boolean {
  const { metric, matchers = '', sign, limit } = COMPARISON.exec(expression)?.groups ?? {};
  if (!metric || /\b(?:rate|increase|histogram_quantile|time)\(|[-/*+] /.test(expression))
    throw new Error(`Not a comparison: ${expression}`);
  const conditions = [...matchers.matchAll(/(\w+)(!?=)"([^"]*)"/g)].map(
    ([, label, operator, value]) =>
      (key: string) =>
        key.includes(`${label}="${value}"`) === (operator === '='),
  );
  const values = [...figures]
    .filter(([key]) => key === metric || key.startsWith(`${metric}{`))
    .filter(([key]) => conditions.every((matches) => matches(key)))
    .map(([, value]) => value);
  if (values.length === 0) return false;
  return sign === '>' ? Math.max(...values) > Number(limit) : Math.max(...values) === Number(limit);
}

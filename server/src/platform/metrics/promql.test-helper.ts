import { parser } from '@prometheus-io/lezer-promql';

/** What an expression of PromQL asks for. */
export interface Asked {
  metrics: Set<string>;
  labels: Set<string>;
}

/** Dashboards leave holes in what they ask, which Grafana fills. */
const withoutVariables = (expression: string): string => expression.replaceAll('$__rate_interval', '5m');

/** Names of metrics and labels in an expression of PromQL. Throws an Error where it is none. */
export function askedBy(expression: string): Asked {
  const text = withoutVariables(expression);
  const asked: Asked = { metrics: new Set(), labels: new Set() };
  parser.parse(text).iterate({
    enter({ name, type, from, to, node }) {
      const found = text.slice(from, to);
      if (type.isError) throw new Error(`No PromQL at ${from}: ${text}`);
      if (name === 'Identifier' && node.parent?.name === 'VectorSelector') asked.metrics.add(found);
      if (name === 'LabelName') asked.labels.add(found);
    },
  });
  return asked;
}

import { parser } from '@prometheus-io/lezer-promql';

/** The metrics and labels that a PromQL expression uses. */
export interface Asked {
  metrics: Set<string>;
  labels: Set<string>;
}

/** Replaces the variable that Grafana fills in. */
const withoutVariables = (expression: string): string => expression.replaceAll('$__rate_interval', '5m');

/** Returns the metrics and labels in a PromQL expression. Throws an Error if the expression is invalid. */
export function askedBy(expression: string): Asked {
  const text = withoutVariables(expression);
  const asked: Asked = { metrics: new Set(), labels: new Set() };
  parser.parse(text).iterate({
    enter({ name, type, from, to, node }) {
      const found = text.slice(from, to);
      if (type.isError) throw new Error(`Invalid PromQL at ${from}: ${text}`);
      if (name === 'Identifier' && node.parent?.name === 'VectorSelector') asked.metrics.add(found);
      if (name === 'LabelName') asked.labels.add(found);
    },
  });
  return asked;
}

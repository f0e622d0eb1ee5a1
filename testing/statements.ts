import type { TestApp } from './start-app.ts';

/** Collects the SQL of every statement of requests from now on. Statements of jobs have a label and are skipped. */
export function watchStatements(app: TestApp): string[] {
  const sent: string[] = [];
  const { orm, services } = app.container;
  orm.config.getLogger().logQuery = ({ query = '', label }) => {
    if (label === undefined) sent.push(query);
  };
  const { statements } = services;
  const all = statements.all.bind(statements);
  const once = statements.once.bind(statements);
  statements.all = (statement, values) => {
    sent.push(statement.text);
    return all(statement, values);
  };
  statements.once = (text, values) => {
    sent.push(text);
    return once(text, values);
  };
  return sent;
}

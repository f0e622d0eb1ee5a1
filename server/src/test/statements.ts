import type { TestApp } from './start-app.ts';

/** Collects the SQL of every statement that the object-relational mapper sends from now on. */
export function watchStatements(app: TestApp): string[] {
  const statements: string[] = [];
  app.container.orm.config.getLogger().logQuery = ({ query }) => void statements.push(query ?? '');
  return statements;
}

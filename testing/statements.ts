import type { TestApp } from './start-app.ts';

/** Collects the SQL of every statement that requests send from now on; jobs, which label theirs, are left out. */
export function watchStatements(app: TestApp): string[] {
  const statements: string[] = [];
  app.container.orm.config.getLogger().logQuery = ({ query = '', label }) => {
    if (label === undefined) statements.push(query);
  };
  return statements;
}

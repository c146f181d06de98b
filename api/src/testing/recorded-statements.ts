import { Client } from 'pg';

export interface Statement {
  text: string;
  values: unknown[];
}

/** The statements that are sent to the database while something is done, those that open and close transactions too. */
export async function recordedStatements<T>(
  work: () => Promise<T>,
): Promise<{ statements: Statement[]; result: T }> {
  const { query } = Client.prototype;
  const statements: Statement[] = [];
  Client.prototype.query = function recorded(this: Client, ...given: unknown[]) {
    const [asked, values] = given;
    const config = typeof asked === 'string' ? { text: asked } : (asked as Partial<Statement>);
    statements.push({
      text: config.text ?? '',
      values: (values as unknown[] | undefined) ?? config.values ?? [],
    });
    return Reflect.apply(query, this, given);
  } as typeof query;
  try {
    const result = await work();
    return { statements, result };
  } finally {
    Client.prototype.query = query;
  }
}

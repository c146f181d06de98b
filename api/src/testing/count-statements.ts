import { recordedStatements } from './recorded-statements';

/** How many statements are sent to the database while something is done, those that open and close transactions too. */
export async function countStatements<T>(work: () => Promise<T>): Promise<{ statements: number; result: T }> {
  const { result, statements } = await recordedStatements(work);
  return { statements: statements.length, result };
}

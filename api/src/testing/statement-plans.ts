import { escapeLiteral, type Pool } from 'pg';
import type { Statement } from './recorded-statements';

export interface Plan {
  'Node Type': string;
  /** SubPlan: of a column of each row, such as a brand's logo, which looks at a handful of rows by itself. */
  'Parent Relationship'?: string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
}

/** A plan's nodes, from the top. */
export const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** A statement's plan as the database would make it now, without running it. */
export const planOf = (pool: Pool, { text, values }: Statement) =>
  explain(pool, `explain (format json) ${text}`, values);

/** What a statement reads: it is run, and what it wrote is taken back. */
export interface Reading {
  /** Rows looked at by table, wanted or not. */
  rows: Record<string, number>;
  indexes: string[];
}

/** Of a statement that is planned for these values now. */
export const readingOf = (pool: Pool, { text, values }: Statement): Promise<Reading> =>
  undone(pool, `explain (analyze, format json) ${text}`, values);

/**
 * Of the plan that the pool's connection has kept of a statement that it was given before, under a name that begins so.
 * The connection is the one that was used last.
 * @param options.run false: it is only planned, which tells the indexes.
 */
export async function keptReadingOf(
  pool: Pool,
  name: string,
  { values }: Statement,
  { run = true } = {},
): Promise<Reading> {
  const { rows } = await pool.query(
    'select name from pg_prepared_statements where starts_with(name, $1) order by prepare_time desc limit 1',
    [name],
  );
  const given = values.map((value) => (typeof value === 'string' ? escapeLiteral(value) : String(value)));
  return undone(
    pool,
    `explain (analyze ${run}, format json) execute "${rows[0]?.name}" (${given.join(', ')})`,
  );
}

async function undone(pool: Pool, text: string, values: unknown[] = []): Promise<Reading> {
  await pool.query('begin');
  try {
    const nodes = nodesOf(await explain(pool, text, values));
    const rows: Record<string, number> = {};
    for (const node of nodes) {
      const table = node['Relation Name'];
      if (table === undefined || node['Node Type'] === 'ModifyTable') continue;
      rows[table] = (rows[table] ?? 0) + rowsOf(node) * (node['Actual Loops'] ?? 0);
    }
    return { rows, indexes: [...new Set(nodes.flatMap((node) => node['Index Name'] ?? []))].sort() };
  } finally {
    await pool.query('rollback');
  }
}

const rowsOf = (node: Plan): number =>
  (node['Actual Rows'] ?? 0) +
  (node['Rows Removed by Filter'] ?? 0) +
  (node['Rows Removed by Index Recheck'] ?? 0);

async function explain(pool: Pool, text: string, values: unknown[] = []): Promise<Plan> {
  const { rows } = await pool.query(text, values);
  return rows[0]['QUERY PLAN'][0].Plan;
}

import { type SQL, sql } from 'drizzle-orm';

/** Of what a visit is told beside what was done, and the column that says it. */
export const visitFacets = ['source', 'device_class', 'language'] as const;

/**
 * Under what each row of `visit_hours` (called `counted`) is added up: its own kind, and visits once more under each of
 * what is told of them. To be joined laterally.
 */
export const addedUpAs: SQL = sql`lateral (
  select counted.kind, counted.document_id, counted.detail
  ${sql.join(
    visitFacets.map(
      (facet) =>
        sql`union all select ${sql.raw(`'${facet}'`)}, '', counted.${sql.raw(facet)} where counted.kind = 'visit'`,
    ),
    sql` `,
  )}
) as added (kind, document_id, detail)`;

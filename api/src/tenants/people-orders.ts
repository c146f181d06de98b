import { sql } from 'drizzle-orm';
import { people } from '../db/schema';
import type { Person } from '../identity/staff';
import { byName, byTime } from '../pagination';

/** Nobody was seen before: whoever never came stands at the end, or the beginning. */
const never = new Date(0);

/**
 * What lists of people can be sorted by.
 * @param personOf takes the person out of a row of the list.
 */
export const peopleOrders = <Row>(personOf: (row: Row) => Person) => {
  const of = (row: Row, key: (person: Person) => string): [string, string] => {
    const person = personOf(row);
    return [key(person), person.id];
  };
  return {
    email: byName<Row>(people.email, people.id, (row) => of(row, ({ email }) => email)),
    name: byName<Row>(sql`coalesce(${people.displayName}, ${people.email})`, people.id, (row) =>
      of(row, ({ displayName, email }) => displayName ?? email),
    ),
    lastSeenAt: byTime<Row>(
      sql`date_trunc('milliseconds', coalesce(${people.lastSeenAt}, 'epoch'))`,
      people.id,
      (row) => {
        const { id, lastSeenAt } = personOf(row);
        return [lastSeenAt ?? never, id];
      },
    ),
  };
};

import type { BrandUser, TenantUser } from '@vitrine/shared/contract';
import type { FastifyReply } from 'fastify';
import { byteOrderMark, csvLine } from '../content/imports/csv-line';
import { guardFormula } from '../content/imports/formula-guard';

type Listed = BrandUser | TenantUser;

/** The first two are what a list of people to invite says of them (`invitationsIn`). */
const columns: Record<string, (person: Listed) => string> = {
  Email: ({ email }) => email,
  Role: ({ role }) => role,
  Name: ({ displayName }) => displayName ?? '',
  Status: ({ status }) => status,
  'Last seen': ({ lastSeenAt }) => lastSeenAt ?? '',
  'Invitation ends': ({ expiresAt, status }) => (status === 'invited' && expiresAt) || '',
};

/** Sends people as a CSV table. They are few enough to be held at once: each has been invited by somebody. */
export function sendPeopleTable(reply: FastifyReply, people: Listed[]): FastifyReply {
  const lines = people.map((person) =>
    csvLine(Object.values(columns).map((cell) => guardFormula(cell(person)))),
  );
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', 'attachment; filename="people.csv"')
    .send(byteOrderMark + csvLine(Object.keys(columns)) + lines.join(''));
}

import { loggedAddress } from '@vitrine/shared/contract/logged-address';
import type { FastifyRequest } from 'fastify';
import type { Database, Transaction } from '../db/database';
import { auditEntries } from '../db/schema';
import type { Dependencies } from '../dependencies';
import type { Access } from '../identity/gate';

/** Writes down that a person tried to change something, and how it ended. */
export async function recordWrite(
  db: Database | Transaction,
  at: Date,
  action: string,
  { brand, staff }: Access,
  request: FastifyRequest,
  outcome: number,
): Promise<void> {
  if (!staff) return;
  await db.insert(auditEntries).values({
    who: staff.person.id,
    action,
    resource: loggedAddress(request.url),
    brandId: brand?.id ?? null,
    outcome,
    address: request.ip,
    at,
  });
}

/** The same once all is over: an entry that cannot be written any more is logged. */
export async function recordOutcome(
  { db, now }: Dependencies,
  action: string,
  access: Access,
  request: FastifyRequest,
  outcome: number,
): Promise<void> {
  try {
    await recordWrite(db, now(), action, access, request, outcome);
  } catch (error) {
    request.log.error({ err: error, action, who: access.staff?.person.id }, 'audit entry lost');
  }
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { auditEntries } from '../db/schema';
import type { Dependencies } from '../dependencies';
import type { Access } from '../identity/gate';

/** Writes down that a person tried to change something, and how it ended. A trail that cannot be written is logged. */
export async function recordWrite(
  { db, now }: Dependencies,
  action: string,
  { brand, staff }: Access,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (!staff) return;
  try {
    await db.insert(auditEntries).values({
      who: staff.person.id,
      action,
      resource: request.url.split('?')[0] ?? request.url,
      brandId: brand?.id ?? null,
      outcome: reply.statusCode,
      address: request.ip,
      at: now(),
    });
  } catch (error) {
    request.log.error({ err: error, action, who: staff.person.id }, 'audit entry lost');
  }
}

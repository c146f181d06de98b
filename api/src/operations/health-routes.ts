import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../dependencies';
import { ProblemError } from '../problem';

/** Whether this process runs, and whether it can do its work. */
export function healthRoutes(app: FastifyInstance, { db }: Dependencies): void {
  const hidden = { schema: { hide: true } };

  app.get('/healthz', hidden, async () => ({ status: 'ok' }));

  app.get('/readyz', hidden, async (request) => {
    try {
      await db.execute(sql`select 1`);
    } catch (error) {
      request.log.error({ err: error }, 'database does not answer');
      throw new ProblemError(503, 'not-ready', 'The database does not answer.');
    }
    return { status: 'ready' };
  });
}

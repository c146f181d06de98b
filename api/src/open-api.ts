import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

/** The page loads its own files only; its inline styles are the one exception to the API's policy. */
const pagePolicy =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; script-src 'self'; frame-ancestors 'none'";

/** OpenAPI 3.1 from the schemas that the routes validate with, and a page to try it. Call before any route. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Vitrine',
        version: '1',
        description:
          'Errors are application/problem+json. Lists take `limit`, `cursor` and `q`. Creating calls by staff accept `Idempotency-Key`; writes to documents need `If-Match`.',
      },
      components: {
        securitySchemes: {
          staff: { type: 'http', scheme: 'bearer', description: 'An id token of the identity service' },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(swaggerUi, { routePrefix: '/v1/docs', staticCSP: pagePolicy });
  // Written once: it is a third of a megabyte, for anybody who asks.
  let text: Buffer | undefined;
  app.get('/v1/openapi.json', { schema: { hide: true } }, (_request, reply) => {
    text ??= Buffer.from(JSON.stringify(app.swagger()));
    return reply.type('application/json; charset=utf-8').send(text);
  });
}

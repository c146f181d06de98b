import { operations } from '@vitrine/shared/contract';
import { createTestApp, type TestApp } from './testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test?.close());

it('describes every endpoint in OpenAPI 3.1, with its problem', async () => {
  const description = (await test.app.inject({ url: '/v1/openapi.json' })).json();
  expect(description.openapi).toBe('3.1.0');
  for (const [name, { method, path }] of Object.entries(operations)) {
    const operation = description.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect(operation).toMatchObject({
      operationId: name,
      responses: { default: { content: { 'application/problem+json': expect.anything() } } },
    });
  }
});

it.each([
  ['/v1/brands', 'post', 'name', 120],
  ['/v1/brands/{brandId}', 'patch', 'name', 120],
  ['/v1/brands/{brandId}/stores', 'post', 'name', 120],
  ['/v1/brands/{brandId}/experiences', 'post', 'name', 120],
  ['/v1/session/profile', 'patch', 'displayName', 80],
])('tells how long a name is: %s %s', async (path, method, field, maxLength) => {
  const { paths } = (await test.app.inject({ url: '/v1/openapi.json' })).json();
  const { properties } = paths[path][method].requestBody.content['application/json'].schema;
  expect(properties[field]).toMatchObject({ type: 'string', minLength: 1, maxLength });
});

it('every reference in it leads somewhere', async () => {
  const answer = await test.app.inject({ url: '/v1/openapi.json' });
  const { schemas } = answer.json().components;
  const names = [...answer.body.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
  expect(names.filter((name) => !(String(name) in schemas))).toEqual([]);
});

it('the page to try it runs nothing but its own scripts', async () => {
  const page = await test.app.inject({ url: '/v1/docs/' });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toMatch("script-src 'self'");
  expect(page.body).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>/);
});

import { count, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { createTestApp, type TestApp } from '../testing/test-app';
import { openDatabase } from './open';
import { auditEntries } from './schema';

const serverUrl = process.env.DATABASE_URL;

it('says which of the two addresses is wrong', async () => {
  const refusal = openDatabase({ url: 'postgres://localhost/x', migrationUrl: 'mysql://localhost/x' });
  await expect(refusal).rejects.toThrow('DATABASE_MIGRATION_URL is no PostgreSQL address');
});

// PGlite has one user.
if (serverUrl)
  describe('with a user of its own for migrations', () => {
    const name = `vitrine_roles_${process.pid}`;
    const [owner, application] = [`${name}_owner`, `${name}_api`];
    let server: Client;
    const urlOf = (user: string) => {
      const url = new URL(serverUrl ?? '');
      Object.assign(url, { username: user, password: 'secret', pathname: `/${name}` });
      return url.href;
    };
    const open = () => openDatabase({ url: urlOf(application), migrationUrl: urlOf(owner) });

    beforeAll(async () => {
      server = new Client({ connectionString: serverUrl });
      await server.connect();
      for (const user of [owner, application])
        await server.query(`create role ${user} login password 'secret'`);
      await server.query(`create database ${name} owner ${owner}`);
    });
    afterAll(async () => {
      await server.query(`drop database if exists ${name} with (force)`);
      for (const user of [owner, application]) await server.query(`drop role if exists ${user}`);
      await server.end();
    });

    describe('the application', () => {
      let test: TestApp;
      beforeAll(async () => {
        test = await createTestApp({}, open);
        await test.app.inject({
          method: 'PATCH',
          url: `/v1/brands/${test.brandId}`,
          headers: test.as('manager'),
          payload: { name: 'Renamed' },
        });
      });
      afterAll(() => test?.close());

      it('works, and writes its audit log', async () => {
        const listed = await test.app.inject({ url: '/v1/audit', headers: test.as('owner') });
        expect(listed.json().items).toMatchObject([{ action: 'updateBrand', after: { name: 'Renamed' } }]);
        const created = await test.app.inject({
          method: 'POST',
          url: `/v1/brands/${test.brandId}/stores`,
          headers: test.as('manager'),
          payload: { name: 'Harbour' },
        });
        expect(created.statusCode).toBe(201);
      });

      it.each([
        [
          'change an entry',
          'update audit_entries set who = null',
          'permission denied for table audit_entries',
        ],
        ['remove one', 'delete from audit_entries', 'permission denied for table audit_entries'],
        ['empty it', 'truncate audit_entries', 'permission denied for table audit_entries'],
        ['drop the trigger', 'drop trigger audit_entries_append_only on audit_entries', 'must be owner of'],
        ['switch the trigger off', 'alter table audit_entries disable trigger all', 'must be owner of'],
        [
          'put another function behind it',
          'create or replace function audit_entries_are_kept() returns trigger language sql as $$ select null $$',
          'permission denied for schema public',
        ],
        ['drop the table', 'drop table audit_entries', 'must be owner of'],
      ])('may not %s', async (_, statement, refusal) => {
        const before = await test.db.select({ entries: count() }).from(auditEntries);
        await expect(test.db.execute(sql.raw(statement))).rejects.toMatchObject({
          cause: { code: '42501', message: expect.stringContaining(refusal) },
        });
        expect(await test.db.select({ entries: count() }).from(auditEntries)).toEqual(before);
      });

      it('may not give itself the right', async () => {
        // PostgreSQL answers this with a warning and grants nothing.
        await test.db.execute(sql.raw(`grant update on audit_entries to ${application}`));
        await expect(test.db.execute(sql`update audit_entries set who = null`)).rejects.toMatchObject({
          cause: { message: expect.stringContaining('permission denied for table') },
        });
      });
    });

    it('starts in many processes at once, and again', async () => {
      const databases = await Promise.all([open(), open(), open()]);
      await Promise.all(databases.map((database) => database.close()));
    });

    it('does not start where the application’s user could change the log all the same', async () => {
      const refusal = openDatabase({ url: urlOf(owner), migrationUrl: urlOf(owner) });
      await expect(refusal).rejects.toThrow(`The user "${owner}" in DATABASE_URL can change the audit log`);
    });
  });

import { spawnSync } from 'node:child_process';
import { chmod, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { Client } from 'pg';
import { createTestFolder } from '../testing/test-database';
import { migrationsFolder } from './migrate';
import { openDatabase } from './open';

const projectFolder = fileURLToPath(new URL('../../..', import.meta.url));
const writerFile = 'api/src/testing/acknowledged-writer.ts';

describe('Opening PGlite', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await createTestFolder();
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('keeps what was written, and may be done again at once', async () => {
    const first = await openDatabase({ folder });
    await first.pool.query("insert into tenants (id, settings) values ('t', '{}')");
    await first.close();
    const second = await openDatabase({ folder });
    expect((await second.pool.query('select id from tenants')).rows).toEqual([{ id: 't' }]);
    await second.close();
  });

  test('makes a missing folder with a migrated database in it', async () => {
    const deep = join(folder, 'a', 'b');
    const database = await openDatabase({ folder: deep });
    expect((await database.pool.query('select count(*)::int as n from brands')).rows).toEqual([{ n: 0 }]);
    await database.close();
  });

  test('says what to do when the folder cannot be one', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    await expect(openDatabase({ folder: join(file, 'database') })).rejects.toThrow(
      `The data folder ${join(file, 'database')} cannot be used (ENOTDIR at ${join(file, 'database')}): give this user the right to write there, or set DATA_DIR to another folder.`,
    );
  });

  test('says what to do when this user may not write there', async () => {
    await chmod(folder, 0o555);
    // Nothing is forbidden to root; then another user tries.
    const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
    const { stderr, status } = spawnSync(process.execPath, ['--import', 'tsx', writerFile, folder, 'none'], {
      cwd: projectFolder,
      encoding: 'utf8',
      ...user,
    });
    expect(stderr).toBe(
      `The data folder ${folder} cannot be used (EACCES at ${folder}): give this user the right to write there, or set DATA_DIR to another folder.\n`,
    );
    expect(status).toBe(1);
    await chmod(folder, 0o755);
  });

  test('names the backups when the data are damaged', async () => {
    await writeFile(join(folder, 'data', 'PG_VERSION'), 'x');
    await writeFile(join(folder, 'data', 'global', 'pg_control'), 'damaged');
    await expect(openDatabase({ folder })).rejects.toThrow(
      /^The database in \S+ cannot be opened \(.*\): restore a backup with npm run restore -w api -- <file>; they lie in \S+backups\.$/,
    );
  });

  test('tells when its thread ends by itself: queries fail instead of waiting, and closing still works', () => {
    const script = `
      import { openDatabase } from './api/src/db/open.ts';
      let thread;
      process.once('worker', (worker) => { thread = worker; });
      const database = await openDatabase({ folder: ${JSON.stringify(folder)} });
      const waiting = database.pool.query('select pg_sleep(60)').then(() => 'answered', () => 'failed');
      await thread.terminate();
      console.log((await database.failure).message);
      console.log(await waiting, await database.pool.query('select 1').then(() => 'answered', () => 'failed'));
      await database.close();
      console.log('closed');
    `;
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', script],
      { cwd: projectFolder, encoding: 'utf8' },
    );
    expect({ stdout, stderr }).toEqual({
      stdout: `The database in ${folder} has ended: its thread stopped\nfailed failed\nclosed\n`,
      stderr: '',
    });
  });
});

describe('Opening PostgreSQL', () => {
  const closedPort = async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    await new Promise((resolve) => server.close(resolve));
    return port;
  };

  test.each(['', 'localhost', 'mysql://localhost/vitrine', 'http://localhost:5432/x', 'postgres//missing'])(
    'refuses an address like "%s" in one line',
    async (url) => {
      await expect(openDatabase({ url })).rejects.toThrow(
        'DATABASE_URL is no PostgreSQL address: write it as postgres://user:password@host:5432/database.',
      );
    },
  );

  test('says that nobody answers, without showing the password', async () => {
    const port = await closedPort();
    const refusal = openDatabase({ url: `postgres://user:secret@127.0.0.1:${port}/vitrine` });
    await expect(refusal).rejects.toThrow(
      `No PostgreSQL answers at 127.0.0.1:${port}: start it there, or correct the host and port in DATABASE_URL.`,
    );
    await expect(openDatabase({ url: 'postgres://user:secret@nowhere.invalid/vitrine' })).rejects.toThrow(
      'No PostgreSQL answers at nowhere.invalid',
    );
  });

  const serverUrl = process.env.DATABASE_URL;
  if (serverUrl) {
    const changed = (change: (url: URL) => void) => {
      const url = new URL(serverUrl);
      change(url);
      return url.href;
    };

    test('says that there is no such database', async () => {
      const url = changed((address) => {
        address.pathname = '/vitrine_missing';
      });
      await expect(openDatabase({ url })).rejects.toThrow(
        /has no database "vitrine_missing": create it \(createdb vitrine_missing\), or correct the name in DATABASE_URL\.$/,
      );
    });

    test('says that the user is refused', async () => {
      const url = changed((address) => {
        address.username = 'vitrine_nobody';
        address.password = 'wrong';
      });
      await expect(openDatabase({ url })).rejects.toThrow(
        /refuses the user or password: correct them in DATABASE_URL\.$/,
      );
    });

    test('migrates once when many processes start at the same time', async () => {
      const name = `vitrine_start_${process.pid}`;
      const client = new Client({ connectionString: serverUrl });
      await client.connect();
      await client.query(`create database ${name}`);
      const url = changed((address) => {
        address.pathname = `/${name}`;
      });
      const start = () => openDatabase({ url });
      const databases = await Promise.all([start(), start(), start(), start()]);
      const { rows } = await databases[0].pool.query(
        'select count(*)::int as n from drizzle.__drizzle_migrations',
      );
      expect(rows[0].n).toBe(readMigrationFiles({ migrationsFolder }).length);
      await Promise.all(databases.map((database) => database.close()));
      await client.query(`drop database ${name}`);
      await client.end();
    });
  }
});

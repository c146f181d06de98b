import { eq, inArray, like } from 'drizzle-orm';
import { people } from '../db/schema';
import type { Write } from '../idempotency';
import { createTestApp, type TestApp } from '../testing/test-app';
import type { TestRole } from '../testing/test-seed';
import { inviteMany } from './invite-many';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test?.close());

const inTenant = 'tenant-users';
const inBrand = () => `brands/${test.brandId}/users`;
const post = (by: TestRole, url: string, payload: object, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'POST', url, headers: { ...test.as(by), ...headers }, payload });
const check = (by: TestRole, payload: object, path = inTenant) =>
  post(by, `/v1/${path}/invitations/check`, { role: path === inTenant ? 'member' : 'editor', ...payload });
const invite = (by: TestRole, list: object[], path = inTenant, headers?: Record<string, string>) =>
  post(by, `/v1/${path}/invitations`, { people: list }, headers);
const file = (bytes: Uint8Array | string) => ({ file: Buffer.from(bytes).toString('base64') });

const rowsOf = async (payload: object, by: TestRole = 'admin', path = inTenant) =>
  (await check(by, payload, path))
    .json()
    .rows.map(({ email, line, reason, role, verdict }: Record<string, unknown>) => [
      line,
      email,
      role,
      reason ?? verdict,
    ]);
const known = (emails: string[]) => test.db.select().from(people).where(inArray(people.email, emails));

describe('a list is read', () => {
  it.each([
    ['commas', 'Email,Role\r\nA@x.test,Admin\r\nb@x.test,\r\n'],
    ['semicolons', 'E-Mail;Rolle\na@x.test;admin\nb@x.test;\n'],
    ['tabs', 'role\temail\nadmin\ta@x.test\n\tb@x.test\n'],
    ['upright strokes', 'email|role\na@x.test|admin\nb@x.test|member\n'],
    ['line ends of old', 'email,role\ra@x.test,admin\rb@x.test,\r'],
    ['a mark of its byte order', '\ufeffemail,role\na@x.test,admin\nb@x.test,\n'],
    ['a separator that Excel names', 'sep=;\nemail;role\na@x.test;admin\nb@x.test;member\n'],
  ])('with %s and names of columns', async (_, text) => {
    const rows = await rowsOf(file(text));
    expect(rows.map((row: unknown[]) => row.slice(1))).toEqual([
      ['a@x.test', 'admin', 'invite'],
      ['b@x.test', 'member', 'invite'],
    ]);
    expect(await rowsOf({ text })).toEqual(rows);
  });

  it('without names of columns: addresses in lines or in a row, with names and roles beside them', async () => {
    expect(
      await rowsOf({ text: 'Ann Ask <a@x.test>\nBo, b@x.test, admin\nc@x.test, d@x.test; e@x.test' }),
    ).toEqual([
      [1, 'a@x.test', 'member', 'invite'],
      [2, 'b@x.test', 'admin', 'invite'],
      [3, 'c@x.test', 'member', 'invite'],
      [3, 'd@x.test', 'member', 'invite'],
      [3, 'e@x.test', 'member', 'invite'],
    ]);
  });

  it.each([
    ['UTF-16BE', Buffer.from('\ufeffemail\tteam\nä@x.test\tMöbel', 'utf16le').swap16()],
    ['UTF-16LE', Buffer.from('\ufeffemail\tteam\nä@x.test\tMöbel', 'utf16le')],
    ['Windows-1252', Buffer.from('email;team\n\xe4@x.test;M\xf6bel', 'latin1')],
  ])('in %s, and says that it guessed so', async (encoding, bytes) => {
    const answer = (await check('admin', file(bytes))).json();
    expect(answer).toMatchObject({ encoding, ignored: ['team'], rows: [{ email: 'ä@x.test' }] });
  });

  it('the columns further left, where its first row names one twice, and says so', async () => {
    const text = 'E-mail,Role,E-Mail-Adresse,Rolle\na@x.test,admin,b@x.test,member';
    expect((await check('admin', { text })).json()).toMatchObject({
      ignored: [],
      repeated: ['E-Mail-Adresse', 'Rolle'],
      rows: [{ email: 'a@x.test', role: 'admin' }],
    });
  });

  it.each([
    ['nobody', { text: ' \n\n' }, '/text', 'There is nobody in this list.', 'people.nobody'],
    ['columns and nobody', file('email,role\n'), '/file', 'There is nobody in this list.', 'people.nobody'],
    [
      'a quotation mark that is never closed',
      file('email\n"a@x.test\nb@x.test'),
      '/file',
      /line 2 is never closed/,
      'csv.unclosed',
    ],
    [
      'too many',
      file(`email\n${'a@x.test\n'.repeat(20_000)}`),
      '/file',
      /names 20,000 people, and at most 500/,
      'people.tooMany',
    ],
    [
      'a text that is no list',
      { text: 'word '.repeat(500) },
      '/text',
      /^Line 1 is long text/,
      'people.noList',
    ],
    ['a workbook', file('PK\x03\x04\x14\x06'), '/file', /^This is not a text table/, 'csv.noText'],
    ['a picture', file(Buffer.from([0x89, 0x50, 0x4e, 0x47])), '/file', /^This is not/, 'csv.noText'],
    ['null bytes in a file', file('email\na@x.test\0'), '/file', /CSV \(UTF-8\)/, 'csv.noText'],
    ['neither text nor file', {}, '/text', 'Either a text or a file', undefined],
    ['null bytes', { text: 'a@x.test\0' }, '/text', expect.anything(), undefined],
  ])('but not with %s', async (_, payload, pointer, message, name) => {
    const answer = await check('admin', payload);
    expect(answer.json().errors[0].sentence?.name).toBe(name);
    expect(answer.json()).toMatchObject({
      status: 400,
      errors: [{ pointer, message: message instanceof RegExp ? expect.stringMatching(message) : message }],
    });
  });

  it('with half a megabyte of a broken address, in time that grows with it and not with its square', async () => {
    const [row] = await rowsOf({ text: `<${'@'.repeat(500_000)}` });
    expect(row?.at(-1)).toBe('not-an-address');
  });

  it('of 100,000 rows is refused before it is read', async () => {
    const answer = await check('admin', file(`email\n${'someone@x.test\n'.repeat(100_000)}`));
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'too-large']);
  });
});

describe('the check says what would become of each row, and writes nothing', () => {
  it('in the tenant', async () => {
    await test.db.insert(people).values([
      { id: 'pend2ngpend2ng22', email: 'pending@x.test', role: 'member', status: 'invited' },
      { id: 'pend2ngowner2222', email: 'boss@x.test', role: 'owner', status: 'invited' },
    ]);
    const before = await test.db.$count(people);
    const text = [
      'email,role',
      'new@x.test,admin',
      'NEW@x.test,member',
      'pending@x.test,',
      'member@vitrine.test,admin',
      'disabled@vitrine.test,',
      'boss@x.test,member',
      'chief@x.test,owner',
      'not an address,',
      '=cmd|calc!A1,',
      '"<script>alert(1)</script>",member',
      'late@x.test,king',
      'wide@x.test,member,"",Doe, Jane',
      'blank@x.test,member,,',
      '"quoted@x.test","mem""ber"',
      `${'x'.repeat(10_000)}@x.test,`,
    ].join('\n');
    expect(await rowsOf({ text })).toEqual([
      [2, 'new@x.test', 'admin', 'invite'],
      [3, 'new@x.test', 'member', 'twice'],
      [4, 'pending@x.test', 'member', 'again'],
      [5, 'member@vitrine.test', 'admin', 'here-already'],
      [6, 'disabled@vitrine.test', 'member', 'disabled'],
      [7, 'boss@x.test', 'member', 'owners-only'],
      [8, 'chief@x.test', 'owner', 'owners-only'],
      [9, 'not an address', 'member', 'not-an-address'],
      [10, '=cmd|calc!A1', 'member', 'not-an-address'],
      [11, '<script>alert(1)</script>', 'member', 'not-an-address'],
      [12, 'late@x.test', 'king', 'unknown-role'],
      [13, 'wide@x.test', 'member', 'uneven'],
      [14, 'blank@x.test', 'member', 'invite'],
      [15, 'quoted@x.test', 'mem"ber', 'unknown-role'],
      [16, 'x'.repeat(254), 'member', 'not-an-address'],
    ]);
    expect(await rowsOf({ text: 'chief@x.test, owner' }, 'owner')).toEqual([
      [1, 'chief@x.test', 'owner', 'invite'],
    ]);
    expect(await test.db.$count(people)).toBe(before);
  });

  it('in a brand', async () => {
    const text =
      'editor@vitrine.test\nmember@vitrine.test, analyst\ndisabled@vitrine.test\nnew@x.test, admin\nhead@x.test\nformer-head@x.test';
    const heads = ['head@x.test', 'former-head@x.test'].map((email) => ({ email, role: 'admin' }));
    await invite('owner', heads);
    await test.db
      .update(people)
      .set({ expiresAt: new Date(0) })
      .where(eq(people.email, 'former-head@x.test'));
    expect(await rowsOf({ text }, 'manager', inBrand())).toEqual([
      [1, 'editor@vitrine.test', 'editor', 'here-already'],
      [2, 'member@vitrine.test', 'analyst', 'invite'],
      [3, 'disabled@vitrine.test', 'editor', 'disabled'],
      [4, 'new@x.test', 'admin', 'unknown-role'],
      [5, 'head@x.test', 'editor', 'invite'],
      [6, 'former-head@x.test', 'editor', 'not-yours-to-renew'],
    ]);
  });
});

describe('inviting many', () => {
  const many = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({ email: `${prefix}-${index}@x.test`, role: 'member' }));

  it('gives each a link of their own and mails it', async () => {
    const list = many('crowd', 500);
    const answer = await invite('admin', list);
    expect(answer.statusCode).toBe(201);
    const { links, people: invited } = answer.json();
    expect(new Set(Object.values(links)).size).toBe(500);
    expect(invited).toHaveLength(500);
    const mail = test.mails.find(({ to }) => to === 'crowd-7@x.test');
    expect(mail?.text).toContain(links['crowd-7@x.test']);
    const session = await test.app.inject({
      url: '/v1/session',
      headers: {
        ...test.asAccount({ uid: 'crowd-7', email: 'crowd-7@x.test', emailVerified: false }),
        'x-invitation': links['crowd-7@x.test'].split('#invite=')[1],
      },
    });
    expect(session.json().person).toMatchObject({
      email: 'crowd-7@x.test',
      role: 'member',
      status: 'active',
    });
    expect((await invite('admin', many('crowd', 501))).statusCode).toBe(400);
  });

  it('mails as long as somebody waits, and says whom no mail has reached', async () => {
    let clock = Date.now();
    const now = jest.spyOn(Date, 'now').mockImplementation(() => clock);
    const write: Write = (work) => work({} as never);
    const { people: told } = await inviteMany(write, many('slow', 40), async (_tx, { email }) => ({
      email,
      verdict: 'invite',
      link: null,
      mail: async () => {
        clock += 2_000;
        return true;
      },
    }));
    now.mockRestore();
    expect(told).toHaveLength(40);
    expect(told.filter(({ mailed }) => mailed)).toHaveLength(15);
  });

  it('twice with one key invites once, and does not tell the links again', async () => {
    const list = many('key', 2);
    const sent = test.mails.length;
    const twice = [1, 2].map(() => invite('admin', list, inTenant, { 'idempotency-key': 'one-click' }));
    const answers = await Promise.all(twice);
    for (const { statusCode } of answers) expect([201, 409]).toContain(statusCode);
    expect(answers.filter((answer) => answer.json().links)).toHaveLength(1);
    const again = await invite('admin', list, inTenant, { 'idempotency-key': 'one-click' });
    expect(again.json()).toMatchObject({
      links: null,
      people: [{ verdict: 'invite' }, { verdict: 'invite' }],
    });
    expect(test.mails.length - sent).toBe(2);
  });

  it('invites nobody when one cannot be invited any more, and says who', async () => {
    const list = [
      ...many('none', 2),
      { email: 'member@vitrine.test', role: 'member' },
      { email: 'king@x.test', role: 'owner' },
    ];
    const answer = await invite('admin', list);
    const ownersOnly = { name: 'people.ownersOnly', values: { email: 'king@x.test' } };
    expect(answer.json()).toMatchObject({
      status: 409,
      code: 'not-all-invited',
      errors: [
        {
          pointer: '/people/3/email',
          message: 'king@x.test: Only owners may change owners.',
          sentence: ownersOnly,
        },
        { pointer: '/people/2/email', message: 'member@vitrine.test: This person is here already.' },
      ],
    });
    expect(await known(list.slice(0, 2).map(({ email }) => email))).toEqual([]);
  });

  it('by two people at once ends with one invitation each', async () => {
    const list = many('both', 40);
    const answers = await Promise.all([invite('admin', list), invite('owner', list.toReversed())]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(await known(list.map(({ email }) => email))).toHaveLength(40);
  });

  it('and changes of the same people at once wait for each other, never for ever', async () => {
    const list = many('crossing', 40);
    const asEditors = list.map(({ email }) => ({ email, role: 'editor' }));
    await invite('owner', list);
    await invite('owner', asEditors, inBrand());
    const there = await test.db.select().from(people).where(like(people.email, 'crossing%'));
    // Locked by their ids in the one call and by their addresses in the other.
    const personIds = there.map(({ id }) => id);
    const change = (path: string) =>
      test.app.inject({
        method: 'POST',
        url: `/v1/${path}/changes`,
        headers: test.as('admin'),
        payload: { change: 'enable', personIds },
      });
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all([
        invite('owner', list),
        change('tenant-users'),
        invite('owner', asEditors, inBrand()),
        change(inBrand()),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 200, 201, 200]);
    }
  });

  it('into a brand lets in at once whoever is in the tenant, and gives links only for the others', async () => {
    const list = [
      { email: 'admin@vitrine.test', role: 'manager' },
      { email: 'fresh@x.test', role: 'analyst' },
    ];
    const { links, people: invited } = (await invite('manager', list, inBrand())).json();
    expect(Object.keys(links)).toEqual(['fresh@x.test']);
    expect(invited).toHaveLength(2);
    expect(invited).toContainEqual(
      expect.objectContaining({ email: 'admin@vitrine.test', noLink: 'has-account' }),
    );
    expect(invited.find(({ email }: { email: string }) => email === 'fresh@x.test')).not.toHaveProperty(
      'noLink',
    );
    const listed = await test.app.inject({ url: `/v1/${inBrand()}?q=fresh`, headers: test.as('manager') });
    expect(listed.json().items).toMatchObject([
      { email: 'fresh@x.test', role: 'analyst', status: 'invited' },
    ]);
    const [fresh] = await test.db.select().from(people).where(eq(people.email, 'fresh@x.test'));
    expect(fresh).toMatchObject({ role: 'member', invitedBy: test.personIds.manager });
  });
});

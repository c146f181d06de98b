import { texts } from '../texts';
import { checkEmail, checkPassword } from './checks';

test.each(['mira@example.com', 'm.o+stores@mail.example.co.uk', ' mira@example.com ', 'möbel@søn.dk'])(
  '%s is an address',
  (email) => expect(checkEmail(email)).toBeNull(),
);

test.each([
  'mira',
  'mira@localhost',
  'mira@example.',
  'mira@.com',
  'mira@example..com',
  'mi ra@example.com',
  'a@b@example.com',
])('%s lacks something', (email) => expect(checkEmail(email)).toBe(texts.emailMalformed));

test('no address is missing', () => expect(checkEmail('  ')).toBe(texts.emailMissing));

test.each([
  ['seven characters', 'ab cdef', texts.passwordShort],
  ['four emoji, which are eight UTF-16 units', '🔑🔑🔑🔑', texts.passwordShort],
  ['eight characters', 'ab cdefg', null],
])('a new password of %s is measured in characters', (_, password, problem) =>
  expect(checkPassword(password, true)).toBe(problem),
);

test('a password that is there already may be as short as it is', () =>
  expect(checkPassword('short', false)).toBeNull());

import { refuseWeakPassword } from './refuse-weak-password';

it.each(['password1', 'Qwerty123', 'iloveyou', '12345678', 'football', 'trustno1', 'short', '🔑🔑🔑🔑'])(
  'refuses %s',
  async (password) =>
    expect(refuseWeakPassword(password)).rejects.toMatchObject({ code: 'auth/weak-password' }),
);

it.each(['a long secret', 'vitrine-demo', 'möbel für alle', 'x9'.repeat(64)])('takes %s', async (password) =>
  expect(refuseWeakPassword(password)).resolves.toBeUndefined(),
);

import { codeDrawing, plainLook } from '@vitrine/shared/codes/code-drawing';
import { designChecks, isRefused } from './design-checks';

const address = 'https://vitrine.example/q/7Hk2mWq9ZrT4';
const checksOf = (look: Partial<typeof plainLook>, distanceCm = 30) => {
  const whole = { ...plainLook, ...look };
  return designChecks(codeDrawing(address, whole), whole.sizeMm, distanceCm);
};
const about = (checks: ReturnType<typeof checksOf>, what: string) =>
  checks.find((check) => check.about === what);

test('black on white at arm’s length has nothing against it', () => {
  expect(checksOf({}).map(({ verdict }) => verdict)).toEqual(['good', 'good', 'good']);
});

test.each([
  ['#000000', '#ffffff', 'good'],
  ['#7a1f12', '#fff4d6', 'good'],
  ['#3d8a55', '#ffffff', 'good'],
  ['#c08a00', '#ffffff', 'good'],
  ['#d9b23a', '#ffffff', 'weak'],
  ['#ffd400', '#ffffff', 'bad'],
  ['#000000', '#777777', 'bad'],
  ['#ffffff', '#000000', 'bad'],
])('%s on %s is %s', (foreground, background, verdict) => {
  const checks = checksOf({ foreground, background });
  expect(about(checks, 'contrast')?.verdict).toBe(verdict);
  expect(isRefused(checks)).toBe(verdict === 'bad');
});

test('a code is at least a tenth as long as the way to who reads it', () => {
  expect(about(checksOf({ sizeMm: 200 }, 200), 'distance')).toMatchObject({
    verdict: 'good',
    reachesCm: 200,
  });
  expect(about(checksOf({ sizeMm: 199 }, 200), 'distance')).toMatchObject({ verdict: 'weak', neededMm: 200 });
});

test('modules are no smaller than printing allows, and it is said which size is enough', () => {
  const small = about(checksOf({ sizeMm: 10 }, 10), 'modules');
  expect(small).toMatchObject({ verdict: 'weak' });
  const neededMm = small && 'neededMm' in small ? small.neededMm : 0;
  expect(about(checksOf({ sizeMm: neededMm }, 10), 'modules')?.verdict).toBe('good');
});

test('a large logo is pointed out', () => {
  const logo = { href: 'data:image/png;base64,AAAA', width: 10, height: 10 };
  expect(about(checksOf({ logo, logoPercent: 20 }), 'logo')?.verdict).toBe('good');
  expect(about(checksOf({ logo, logoPercent: 40 }), 'logo')?.verdict).toBe('weak');
});

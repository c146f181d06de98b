import { directionOf } from './text-direction';

it('knows which scripts are read from the right', () => {
  expect(['ar', 'he', 'fa-IR', 'en', 'zh-Hant', 'not a tag'].map(directionOf)).toEqual([
    'rtl',
    'rtl',
    'rtl',
    'ltr',
    'ltr',
    'ltr',
  ]);
});

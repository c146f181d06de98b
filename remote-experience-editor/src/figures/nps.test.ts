import { npsOf } from './nps';

it('is the share of 9 and 10 less that of 0 to 6', () => {
  const bars = [0, 6, 7, 8, 9, 10].map((value, index) => ({ value: String(value), count: index + 1 }));
  expect(npsOf(bars)).toEqual({ score: 38, promoters: 52, passives: 33, detractors: 14 });
});

it('is not there where nobody answered', () => expect(npsOf([{ value: '3', count: 0 }])).toBeNull());

import { act, renderHook } from '@testing-library/react';
import { screenHold } from '@vitrine/shared/host';
import { registerTexts, speak } from './texts';

const en = { greeting: 'Hello', apples_one: '{{count}} apple', apples_other: '{{count}} apples' };
const ar = {
  greeting: 'مرحبًا',
  apples_zero: 'لا تفاح',
  apples_one: 'تفاحة',
  apples_two: 'تفاحتان',
  apples_few: '{{count}} تفاحات',
  apples_many: '{{count}} تفاحة',
  apples_other: '{{count}} تفاحة',
};

afterEach(() => act(() => speak('en')));

it('fetches a dictionary when its language is spoken, and once', async () => {
  const file = jest.fn(async () => ({ default: ar }));
  const useWords = registerTexts('fruit', { en }, { ar: file });
  const { result } = renderHook(useWords);
  expect(file).not.toHaveBeenCalled();
  expect(result.current('greeting')).toBe('Hello');
  await act(() => speak('ar'));
  await act(() => speak('en'));
  await act(() => speak('ar'));
  expect(result.current('greeting')).toBe('مرحبًا');
  expect([0, 1, 2, 3, 11].map((count) => result.current('apples', { count }))).toEqual([
    'لا تفاح',
    'تفاحة',
    'تفاحتان',
    '3 تفاحات',
    '11 تفاحة',
  ]);
  expect(file).toHaveBeenCalledTimes(1);
});

it('holds screens whose words are still on their way, and speaks English where they do not arrive', async () => {
  await act(() => speak('ar'));
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const useWords = registerTexts('lost', { en }, { ar: () => Promise.reject(new Error('404')) });
  const hold = screenHold();
  expect(hold).not.toBeNull();
  await hold;
  expect(screenHold()).toBeNull();
  expect(renderHook(useWords).result.current('greeting')).toBe('Hello');
  expect(complaint).toHaveBeenCalledTimes(1);
  complaint.mockRestore();
});

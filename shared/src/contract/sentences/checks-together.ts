/**
 * What several areas say by code. Two may have the same code, each with cases of its own.
 * @param all English, or all in another language.
 */
export function checksTogether(all: readonly object[]): object {
  const together: Record<string, unknown> = {};
  for (const checks of all)
    for (const [code, own] of Object.entries(checks)) {
      const there = together[code];
      together[code] = typeof there === 'object' && typeof own === 'object' ? { ...there, ...own } : own;
    }
  return together;
}

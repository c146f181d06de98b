/** What only some languages write in letters of their own; the others have the international signs. */
const ownUnits: Record<string, Record<string, string>> = {
  ar: { KiB: 'كيبيبايت', MiB: 'ميبيبايت', GiB: 'جيبيبايت', px: 'بكسل' },
};

const fileUnits = ['KiB', 'MiB', 'GiB'] as const;
const noBreak = '\u00a0';
const sizesByLanguage = new Map<string, ReturnType<typeof newSizes>>();

/**
 * How sizes are told, the same everywhere: things in metres, files in KiB, MiB and GiB, pictures in pixels. What has
 * several sides has its width first, then its height, then its depth, and breaks only before a ×.
 * @param language BCP 47
 */
export function sizesIn(language: string) {
  const known = sizesByLanguage.get(language);
  if (known) return known;
  const sizes = newSizes(language);
  sizesByLanguage.set(language, sizes);
  return sizes;
}

function newSizes(language: string) {
  const units = ownUnits[language.split('-')[0] ?? ''] ?? {};
  const short = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const lengths = [2, 3].map((digits) => {
    const same = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    return {
      plain: new Intl.NumberFormat(language, same),
      withUnit: new Intl.NumberFormat(language, { ...same, style: 'unit', unit: 'meter' }),
    };
  });
  const withUnit = (value: string, unit: string) => unbroken(`${value} ${units[unit] ?? unit}`);
  /** To the centimetre, or to the millimetre where a side has some. */
  const lengthFor = (metres: readonly number[]) => lengths[metres.every(isWholeCentimetres) ? 0 : 1];
  return {
    /** "0.80 m" and "1.20 m" and "0.45 m". */
    sides: (metres: readonly number[]): string[] =>
      metres.map((one) => unbroken(lengthFor(metres)?.withUnit.format(one) ?? '')),
    /** "0.80 × 1.20 × 0.45 m". */
    dimensions(metres: readonly number[]): string {
      const length = lengthFor(metres);
      const last = metres.length - 1;
      const told = metres.map((one, at) => (at === last ? length?.withUnit : length?.plain)?.format(one));
      return told.map((one = '') => unbroken(one)).join(` ×${noBreak}`);
    },
    /** "23.1 MiB": rounded up, so that what is above a limit never looks like it. */
    fileSize(bytes: number): string {
      let [size, unit] = [bytes / 1024, 0];
      while (Math.ceil(size) >= 1024 && unit < fileUnits.length - 1) [size, unit] = [size / 1024, unit + 1];
      const rounded = unit === 0 ? Math.ceil(size) : Math.ceil(size * 10) / 10;
      return withUnit(short.format(rounded), fileUnits[unit] ?? '');
    },
    /** "1,280 × 853 px" */
    pixels: (width: number, height: number): string =>
      withUnit(`${short.format(width)} × ${short.format(height)}`, 'px'),
  };
}

const isWholeCentimetres = (metres: number) => Math.round(metres * 1000) % 10 === 0;
const unbroken = (text: string) => text.replaceAll(/\s/g, noBreak);

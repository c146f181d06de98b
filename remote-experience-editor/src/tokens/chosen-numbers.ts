/** What somebody wrote as `12, 15-20`; or the part that cannot be read, or names a number that there is not. */
type ChosenNumbers = { numbers: number[] } | { wrong: 'missing' | 'unreadable' | 'beyond'; part: string };

const eastern = /[٠-٩۰-۹]/g;
const western = (digit: string) => String((digit.codePointAt(0) ?? 0) & 0xf);

/**
 * The numbers of a lot that are written one by one and as ranges.
 * @param most the lot's last number.
 * @returns each once, in order.
 */
export function chosenNumbers(text: string, most: number): ChosenNumbers {
  const parts = text
    .replace(eastern, western)
    .replace(/\s+/g, ' ')
    .replace(/ ?[-–—] ?/g, '-')
    .split(/[,;،؛ ]+/)
    .filter((part) => part !== '');
  const numbers = new Set<number>();
  for (const part of parts) {
    const [, first, last = first] = /^(\d+)(?:-(\d+))?$/.exec(part) ?? [];
    if (first === undefined) return { wrong: 'unreadable', part };
    const [from = 0, to = 0] = [Number(first), Number(last)].sort((a, b) => a - b);
    if (from < 1 || to > most) return { wrong: 'beyond', part };
    for (let number = from; number <= to; number += 1) numbers.add(number);
  }
  if (numbers.size === 0) return { wrong: 'missing', part: '' };
  return { numbers: [...numbers].sort((a, b) => a - b) };
}

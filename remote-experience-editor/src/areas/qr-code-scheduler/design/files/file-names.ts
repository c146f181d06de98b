/** Signs that file systems refuse, and what does not show. */
const refused = /[\\/:*?"<>|\p{Cc}\p{Cf}]+|\.{2,}/gu;
const longestName = 80;

/** A name for a file from what something is called; 'code' where nothing is left of it. */
export const fileName = (called: string): string =>
  called
    .replace(refused, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+/, '')
    .slice(0, longestName)
    .trim() || 'code';

/** The names of files side by side, in order: the second of a name gets a number. */
export function distinctNames(called: string[]): string[] {
  const taken = new Set<string>();
  return called.map((one) => {
    const name = fileName(one);
    let distinct = name;
    // Two names that differ in case only are one on many disks.
    for (let number = 2; taken.has(distinct.toLowerCase()); number++) distinct = `${name} (${number})`;
    taken.add(distinct.toLowerCase());
    return distinct;
  });
}

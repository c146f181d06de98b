/** Tags and collections: parted by commas, at most 100 of at most 80 characters. */
export const labelsText = (labels: Record<string, true>) => Object.keys(labels).join(', ');

export const labelsIn = (text: string): Record<string, true> =>
  Object.fromEntries(
    text
      .split(',')
      .map((label) => label.trim().slice(0, 80).trim())
      .filter((label) => label !== '')
      .slice(0, 100)
      .map((label) => [label, true]),
  );

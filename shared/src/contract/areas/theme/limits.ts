export const themeLimits = {
  /** WCAG contrast ratios: below the first a theme is not published, below the second there is a warning. */
  contrast: { block: 3, warn: 4.5 },
} as const;

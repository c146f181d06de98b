/** What the certificate says of the theme. */
export const themeChecks = {
  'missing-title': {
    landing: 'The landing page has no title; visitors read the experience’s name.',
  },
  'low-contrast': {
    light: {
      textOnBackground:
        'Text on the background has a contrast of {{contrast}}:1; it should be at least {{wanted}}:1.',
      textOnSurface: 'Text on surfaces has a contrast of {{contrast}}:1; it should be at least {{wanted}}:1.',
      onAccentOnAccent:
        'Text on the accent colour has a contrast of {{contrast}}:1; it should be at least {{wanted}}:1.',
      accentOnSurface:
        'The accent colour on surfaces has a contrast of {{contrast}}:1; it should be at least {{wanted}}:1.',
    },
    dark: {
      textOnBackground:
        'Text on the background has a contrast of {{contrast}}:1 on dark devices; it should be at least {{wanted}}:1.',
      textOnSurface:
        'Text on surfaces has a contrast of {{contrast}}:1 on dark devices; it should be at least {{wanted}}:1.',
      onAccentOnAccent:
        'Text on the accent colour has a contrast of {{contrast}}:1 on dark devices; it should be at least {{wanted}}:1.',
      accentOnSurface:
        'The accent colour on surfaces has a contrast of {{contrast}}:1 on dark devices; it should be at least {{wanted}}:1.',
    },
  },
} as const;

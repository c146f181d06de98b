/** What the certificate says of QR codes. */
export const qrCodeChecks = {
  'missing-title': {
    code: 'The code has no title.',
  },
  'no-fallback': 'The code does not say where it leads when no rule applies.',
  'no-target': 'Rule {{number}} does not say where it leads.',
  'code-closes-before': 'The code ends before it begins.',
  'rule-closes-before': 'Rule {{number}} ends before it begins.',
  'rule-over': 'Rule {{number}} is over: it never applies again.',
  'rule-outranked': 'Rule {{number}} never wins: rule {{by}} above it always applies.',
} as const;

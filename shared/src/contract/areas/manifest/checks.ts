/** What the certificate says of a version as a whole. */
export const manifestChecks = {
  'manifest-too-large':
    'What visitors load first has {{size}} bytes compressed; at most {{limit}} can be published. Shorten titles or archive documents.',
} as const;

/** Of a code. */
export const codeLimits = { rules: 20, ruleName: 80 } as const;

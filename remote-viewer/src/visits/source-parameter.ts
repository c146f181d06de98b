/** Of an address that says where a visit comes from: `?from=code`. */
export const sourceParameter = 'from';

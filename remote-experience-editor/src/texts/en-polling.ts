export const polling = {};

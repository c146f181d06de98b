/** What addresses call products. */
export const productNames = { one: 'product', list: 'products' } as const;

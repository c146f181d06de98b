export const productsLimits = {
  perBrand: 20_000,
  options: 3,
  valuesPerOption: 100,
  variants: 250,
  media: 50,
} as const;

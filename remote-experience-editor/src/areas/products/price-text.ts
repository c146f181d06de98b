import { productAmount } from '@vitrine/shared/contract';

/** A price as people type it, as it is kept: "1299,50" is "1299.50". '' for none; null for what is no price. */
export function priceIn(text: string): string | null {
  const plain = text.trim().replace(/^(\d+),(\d{1,4})$/, '$1.$2');
  if (plain === '') return '';
  return productAmount.safeParse(plain).success ? plain : null;
}

import type { FullConfig } from '@playwright/test';
import { startProduct, stopProducts } from './product-process';

/** Before all tests, a product for each worker; what it returns runs after them. */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const products = Array.from({ length: workers }, (_, product) => product);
  await Promise.all(products.map((product) => startProduct(product)));
  return () => stopProducts(products);
}

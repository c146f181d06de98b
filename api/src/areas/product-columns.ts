import type { Column } from './area-table';

export const optionNumbers = [1, 2, 3] as const;
export const optionName = (number: number) => `Option${number} Name`;
export const optionValue = (number: number) => `Option${number} Value`;

/** Columns that belong to one variant. */
export const variantColumns: readonly Column[] = [
  { name: 'Variant Key' },
  { name: 'Variant SKU', aliases: ['SKU'] },
  { name: 'Variant Barcode', aliases: ['Barcode'] },
  { name: 'Variant Price', aliases: ['Price'], per: 'currency' },
  { name: 'Variant Compare At Price', aliases: ['Compare-at price'], per: 'currency' },
  { name: 'Variant Inventory Qty', aliases: ['Inventory quantity'] },
  { name: 'Available' },
];

/**
 * The columns of Shopify's product CSV, with its older and newer names, and our own for what it has no place for:
 * other languages and currencies, our pictures, the model, its size and where to buy it. Several rows a product: its
 * variants and pictures, each from the first row on.
 */
export const productColumns: readonly Column[] = [
  { name: 'Handle', aliases: ['URL handle'] },
  { name: 'Title', per: 'language' },
  { name: 'Description', aliases: ['Body (Markdown)'], per: 'language' },
  // Shopify's is HTML. Read where there is no description.
  { name: 'Body (HTML)', importOnly: true },
  { name: 'Vendor' },
  { name: 'Type', aliases: ['Product type'] },
  { name: 'Tags' },
  { name: 'Collections', aliases: ['Collection'] },
  { name: 'Status' },
  { name: 'Published', aliases: ['Published on online store'], importOnly: true },
  ...optionNumbers.flatMap((number): Column[] => [
    { name: optionName(number), per: 'language' },
    { name: optionValue(number), per: 'language' },
  ]),
  ...variantColumns,
  // Addresses of pictures, which nobody fetches.
  { name: 'Image Src', aliases: ['Product image URL'], importOnly: true },
  { name: 'Image SHA-256' },
  { name: 'Image Alt Text', per: 'language' },
  { name: 'Model' },
  { name: 'Width (m)' },
  { name: 'Height (m)' },
  { name: 'Depth (m)' },
  { name: 'Buy URL' },
];

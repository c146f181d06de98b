import type { Column } from '../tables/area-table';

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
  // Shopify says by these, with the stock, what is for sale.
  { name: 'Variant Inventory Tracker', aliases: ['Inventory tracker'], importOnly: true },
  {
    name: 'Variant Inventory Policy',
    aliases: ['Continue selling when out of stock'],
    importOnly: true,
  },
  { name: 'Available' },
  { name: 'Variant Image', aliases: ['Variant image URL'], importOnly: true },
  { name: 'Variant Image SHA-256' },
  { name: 'Variant Model' },
  { name: 'Variant Material' },
];

/**
 * The columns of Shopify's product CSV, with its older and newer names, and our own for what it has no place for:
 * other languages and currencies, our pictures, the model, its size and where to buy it. Several rows a product: its
 * variants and pictures, each from the first row on.
 */
export const productColumns: readonly Column[] = [
  { name: 'Handle', aliases: ['URL handle'] },
  { name: 'Title', per: 'language', once: true },
  { name: 'Description', aliases: ['Body (Markdown)'], per: 'language', once: true },
  // Shopify's older one is HTML. Read where the description is empty.
  { name: 'Body (HTML)', importOnly: true, once: true },
  { name: 'Vendor', once: true },
  { name: 'Type', aliases: ['Product type'], once: true },
  { name: 'Tags', once: true },
  { name: 'Collections', aliases: ['Collection'], once: true },
  { name: 'Status', once: true },
  { name: 'Published', aliases: ['Published on online store'], importOnly: true, once: true },
  ...optionNumbers.flatMap((number): Column[] => [
    { name: optionName(number), per: 'language' },
    { name: optionValue(number), per: 'language' },
  ]),
  ...variantColumns,
  // Addresses of pictures, fetched where whoever imports says so.
  { name: 'Image Src', aliases: ['Product image URL'], importOnly: true },
  { name: 'Image SHA-256' },
  { name: 'Image Alt Text', per: 'language' },
  { name: 'Model', once: true },
  { name: 'Width (m)', once: true },
  { name: 'Height (m)', once: true },
  { name: 'Depth (m)', once: true },
  { name: 'Buy URL', once: true },
];

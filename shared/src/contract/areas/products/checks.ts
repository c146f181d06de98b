/** What the certificate says of products and collections. */
export const productsChecks = {
  'missing-title': {
    product: 'The product has no title.',
    collection: 'The collection has no title.',
  },
  'missing-alt': {
    picture: 'Picture {{number}} has no alternative text for people who cannot see it.',
  },
  'missing-model': {
    product: 'The product’s model does not exist any more.',
    variant: 'The model of variant {{number}} does not exist any more.',
  },
  'no-variants': 'The product has no variant, so visitors see no price.',
  'incomplete-variant': 'Variant {{number}} does not say which of every option it is.',
  'same-variant': 'Variant {{number}} has the same options as another one.',
  'variant-picture': 'The picture of variant {{number}} is none of the product’s, so visitors do not see it.',
  'missing-look':
    'The model of variant {{number}} has no look “{{name}}” any more, so visitors see it as it was made.',
  'no-price': 'The product has no price.',
  'size-mismatch': 'The model measures {{model}}, the product {{product}} (width × height × depth).',
  'same-handle': 'Another product has the handle “{{handle}}” too, so tables cannot tell them apart.',
  'no-name': 'No collection is chosen yet.',
  'same-collection': 'The collection “{{name}}” has titles already. Visitors read the first.',
  'collection-without-titles':
    'The collection “{{name}}” has no titles, so visitors read this name in every language.',
} as const;

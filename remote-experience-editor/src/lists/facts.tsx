import { Fragment, type ReactNode } from 'react';

/** Something to say of an entry; nothing where it is empty. */
export type Fact = ReactNode;

/**
 * What there is to say of an entry, in one line. Each fact keeps its own direction: numbers and names in another
 * script would mix with their neighbours.
 */
export const Facts = ({ of }: { of: Fact[] }) =>
  of.filter(Boolean).map((fact, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line is drawn anew as a whole
    <Fragment key={index}>
      {index > 0 && ' · '}
      <bdi>{fact}</bdi>
    </Fragment>
  ));

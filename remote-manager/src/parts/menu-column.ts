import type { Column } from '@vitrine/shared/ui';

/** The last column of a list: what can be done with each, its title for screen readers. */
export const menuColumn = <Row>(title: string, render: Column<Row>['render']): Column<Row> => ({
  key: 'menu',
  title,
  titleHidden: true,
  align: 'end',
  render,
});

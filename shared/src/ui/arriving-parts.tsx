import { arriving } from '../browser/arriving';
import styles from './arriving-parts.module.css';

const control = <span className={styles.control} />;

/**
 * Parts that no screen shows on which people land: each of them has an antd component that weighs much, and
 * `shared/ui` comes whole to every staff screen.
 */
export const Select = arriving(
  () => import(/* webpackChunkName: "select" */ './form/select').then((file) => file.Select),
  control,
);
export const MultiSelect = arriving(
  () => import(/* webpackChunkName: "select" */ './form/multi-select').then((file) => file.MultiSelect),
  control,
);
export const SearchSelect = arriving(
  () => import(/* webpackChunkName: "select" */ './form/search-select').then((file) => file.SearchSelect),
  control,
);
export const SearchMultiSelect = arriving(
  () =>
    import(/* webpackChunkName: "select" */ './form/search-multi-select').then(
      (file) => file.SearchMultiSelect,
    ),
  control,
);
export const NumberField = arriving(
  () => import('./form/number-field').then((file) => file.NumberField),
  control,
);
export const Tabs = arriving(() => import('./parts/tabs').then((file) => file.Tabs));
export const QrCode = arriving(() => import('./parts/qr-code').then((file) => file.QrCode));

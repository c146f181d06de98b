import type { ReactNode } from 'react';
import { lazyPart } from '../browser/lazy-part';
import { isGone, isMissingPart } from '../browser/missing-part';
import { shellOutdated } from '../browser/shell-outdated';
import styles from './lazy-parts.module.css';
import { MissingPart } from './parts/states/missing-part';

const control = <span className={styles.control} />;

/**
 * Parts that no screen shows on which people land: each of them has an antd component that weighs much, and
 * `shared/ui` comes whole to every staff screen. They are files of the shell, and gone when a newer shell takes the
 * place of the one that this tab runs.
 */
const ofShell = <Part extends (props: never) => ReactNode>(load: () => Promise<Part>, room?: ReactNode) =>
  lazyPart(() => load().catch(noteGone), { room, Missing: MissingPart });

async function noteGone(error: unknown): Promise<never> {
  if (isMissingPart(error) && (await isGone(error))) shellOutdated.set(true);
  throw error;
}

export const Select = ofShell(
  () => import(/* webpackChunkName: "select" */ './form/select').then((file) => file.Select),
  control,
);
export const MultiSelect = ofShell(
  () => import(/* webpackChunkName: "select" */ './form/multi-select').then((file) => file.MultiSelect),
  control,
);
export const SearchSelect = ofShell(
  () => import(/* webpackChunkName: "select" */ './form/search-select').then((file) => file.SearchSelect),
  control,
);
export const SearchMultiSelect = ofShell(
  () =>
    import(/* webpackChunkName: "select" */ './form/search-multi-select').then(
      (file) => file.SearchMultiSelect,
    ),
  control,
);
export const NumberField = ofShell(
  () => import('./form/number-field').then((file) => file.NumberField),
  control,
);
export const Tabs = ofShell(() => import('./parts/page/tabs').then((file) => file.Tabs));
export const QrCode = ofShell(() => import('./parts/marks/qr-code').then((file) => file.QrCode));

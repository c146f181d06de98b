import { AppstoreOutlined, BarsOutlined, Choice } from '@vitrine/shared/ui';
import { useManagerTexts } from '../texts/use-manager-texts';
import type { RecordListState } from './use-record-list';

/** A list as cards or as a table. */
export function ViewChoice({ state }: { state: Pick<RecordListState, 'view' | 'setView'> }) {
  const t = useManagerTexts();
  return (
    <Choice
      label={t('lists.view')}
      value={state.view}
      onChange={state.setView}
      options={[
        { value: 'cards', label: t('lists.cards'), icon: <AppstoreOutlined />, iconOnly: true },
        { value: 'table', label: t('lists.table'), icon: <BarsOutlined />, iconOnly: true },
      ]}
    />
  );
}

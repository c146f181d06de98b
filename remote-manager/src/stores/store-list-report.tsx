import type { StoreListCheck, StoreListField, StoreListReason, StoreListRow } from '@vitrine/shared/contract';
import {
  CheckCircleOutlined,
  EditOutlined,
  ExclamationCircleOutlined,
  MinusCircleOutlined,
} from '@vitrine/shared/ui';
import { ListReport } from '../parts/list-report';
import { useManagerTexts } from '../texts/use-manager-texts';

/** Isolated: it reads from left to right within Arabic too. */
const example = '\u2066Mo-Fr 09:00-12:30, 13:30-18:00; Sa closed; 2026-12-24 10:00-14:00\u2069';

/** What importing a list of stores would do, row by row. */
export function StoreListReport({ report }: { report: StoreListCheck }) {
  const t = useManagerTexts();
  const fieldNames: Record<StoreListField, string> = {
    name: t('fields.name'),
    address: t('fields.address'),
    timeZone: t('fields.timeZone'),
    groups: t('store.groups'),
    openingHours: t('store.hours'),
  };
  const sentence = (reason: StoreListReason) => {
    if (reason === 'twice' || reason === 'uneven') return t(`lists.given.reason.${reason}`);
    if (reason === 'openingHours') return t(`stores.many.reason.${reason}`, { example });
    return t(`stores.many.reason.${reason}`);
  };
  const adviceOn = ({ changes, reasons }: StoreListRow) => {
    if (reasons.length > 0) return reasons.map(sentence).join(' ');
    if (changes.length === 0) return null;
    return t('stores.many.changes', { fields: changes.map((field) => fieldNames[field]).join(', ') });
  };
  return (
    <ListReport
      report={report}
      looks={{
        refuse: {
          tone: 'danger',
          icon: <ExclamationCircleOutlined />,
          label: t('stores.many.verdict.refuse'),
        },
        skip: { tone: 'neutral', icon: <MinusCircleOutlined />, label: t('stores.many.verdict.skip') },
        update: { tone: 'accent', icon: <EditOutlined />, label: t('stores.many.verdict.update') },
        create: { tone: 'success', icon: <CheckCircleOutlined />, label: t('stores.many.verdict.create') },
        same: { tone: 'neutral', icon: <MinusCircleOutlined />, label: t('stores.many.verdict.same') },
      }}
      columns={[{ key: 'name', title: t('fields.name'), render: ({ name }) => <bdi>{name}</bdi> }]}
      adviceOn={adviceOn}
    />
  );
}

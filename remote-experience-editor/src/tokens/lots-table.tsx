import { address } from '@vitrine/shared/client/address';
import { endpoints, type LanguageMap, type TokenArea, type TokenLot } from '@vitrine/shared/contract';
import {
  ActionMenu,
  type Column,
  DataTable,
  ExportOutlined,
  MinusCircleOutlined,
  PrinterOutlined,
  StopOutlined,
  useFormat,
} from '@vitrine/shared/ui';
import { useState } from 'react';
import { useExperience } from '../experience/experience-context';
import { useFileDownload } from '../imports/use-file-download';
import { Facts } from '../lists/facts';
import { useEditorTexts } from '../texts/texts';
import { PrintCards } from './print/print-cards';
import { RevokeAll } from './revoke-all';
import { RevokeSome } from './revoke-some';
import styles from './tokens.module.css';
import { useTokenRights } from './use-lots';

interface LotsTableProps {
  area: TokenArea;
  lots: TokenLot[];
  title: LanguageMap;
}

const states = ['issued', 'redeemed', 'used', 'revoked'] as const;
type Dialog = 'print' | 'some' | 'all';

/** The lots, with what became of each one's codes, and what can be done with them. */
export function LotsTable({ area, lots, title }: LotsTableProps) {
  const t = useEditorTexts();
  const format = useFormat();
  const rights = useTokenRights();
  const { brand, experience } = useExperience();
  const { busy, start } = useFileDownload();
  const [open, setOpen] = useState<{ lot: TokenLot; dialog: Dialog } | null>(null);
  const close = () => setOpen(null);

  const actionsFor = (lot: TokenLot) => {
    const { counts, id, name } = lot;
    const noneLeft = counts.issued + counts.redeemed === 0;
    const params = { brandId: brand.id, experienceId: experience.id, tokenLotId: id };
    const opens = (dialog: Dialog) => ({ key: dialog, onSelect: () => setOpen({ lot, dialog }) });
    const revoking = [
      { ...opens('some'), label: t(`tokens.${area}.revokeSome`), icon: <MinusCircleOutlined /> },
      { ...opens('all'), label: t(`tokens.${area}.revokeAll`), icon: <StopOutlined />, danger: true },
    ];
    return [
      { ...opens('print'), label: t('tokens.print.action'), icon: <PrinterOutlined />, disabled: noneLeft },
      {
        key: 'csv',
        label: t('tokens.csv'),
        icon: <ExportOutlined />,
        disabled: busy,
        onSelect: () => void start(address(endpoints.exportTokens.path, params), `${name}.csv`),
      },
      ...(rights.revoke ? revoking.map((action) => ({ ...action, disabled: noneLeft })) : []),
    ];
  };

  const columns: Column<TokenLot>[] = [
    {
      key: 'name',
      title: t('tokens.lot'),
      render: ({ createdAt, name, placementName, size }) => (
        <>
          <strong dir="auto">{name}</strong>
          <div className={styles.facts}>
            <Facts
              of={[
                placementName,
                t(`tokens.${area}.count`, { count: size }),
                t('tokens.madeOn', { date: format.date(createdAt) }),
              ]}
            />
          </div>
        </>
      ),
    },
    ...states.map(
      (state): Column<TokenLot> => ({
        key: state,
        title: t(`tokens.states.${state}`),
        align: 'end',
        render: ({ counts }) => format.number(counts[state]),
      }),
    ),
    {
      key: 'actions',
      title: t('tokens.actions'),
      titleHidden: true,
      render: (lot) => <ActionMenu name={lot.name} actions={actionsFor(lot)} />,
    },
  ];

  return (
    <div className={styles.lots}>
      <DataTable label={t(`tokens.${area}.title`)} columns={columns} rows={lots} rowKey={({ id }) => id} />
      {open?.dialog === 'print' && <PrintCards lot={open.lot} title={title} onClose={close} />}
      {open?.dialog === 'some' && <RevokeSome lot={open.lot} onClose={close} />}
      {open?.dialog === 'all' && <RevokeAll lot={open.lot} onClose={close} />}
    </div>
  );
}

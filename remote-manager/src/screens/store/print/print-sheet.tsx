import type { Placement, Store } from '@vitrine/shared/contract';
import {
  Banner,
  Button,
  Choice,
  Dialog,
  Loaded,
  PrinterOutlined,
  Skeleton,
  useAddressState,
} from '@vitrine/shared/ui';
import { createPortal } from 'react-dom';
import common from '../../../parts/common.module.css';
import { useManagerTexts } from '../../../texts/use-manager-texts';
import { AboutPlacement } from '../about-placement';
import type { OpenedPlacement } from '../use-opened-placement';
import styles from './print-sheet.module.css';
import { Sheet } from './sheet';
import { type SheetContent, useSheetContent } from './use-sheet-content';

/** The page that hangs at a placement: on view, and as what the browser prints while this is open. */
export function PrintSheet({ opened, store }: { opened: OpenedPlacement; store: Store }) {
  const t = useManagerTexts();
  const named = opened.isGone ? undefined : opened.query.data;
  const content = useSheetContent(named);
  return (
    <Dialog
      open={opened.isOpen}
      title={named ? t('placements.printTitle', { name: named.name }) : t('placements.print')}
      width={560}
      onClose={opened.close}
      action={
        // Without a sheet the browser would print this page.
        !opened.isGone && (
          <Button
            kind="primary"
            icon={<PrinterOutlined />}
            disabled={content.data === undefined}
            onClick={() => window.print()}
          >
            {t('placements.printSubmit')}
          </Button>
        )
      }
    >
      <AboutPlacement opened={opened}>
        {(placement) => (
          <Loaded query={content} skeleton={<Skeleton shape="rows" count={4} />}>
            {(loaded) => <LaidOutSheet content={loaded} placement={placement} store={store} />}
          </Loaded>
        )}
      </AboutPlacement>
    </Dialog>
  );
}

interface LaidOutSheetProps {
  content: SheetContent;
  placement: Placement;
  store: Store;
}

function LaidOutSheet({ content, placement, store }: LaidOutSheetProps) {
  const t = useManagerTexts();
  const [paper, setPaper] = useAddressState('paper');
  const [language, setLanguage] = useAddressState('words');
  const { languages } = content;
  const shown = languages.includes(language) ? language : (languages[0] ?? 'en');
  const size = paper === 'letter' ? 'letter' : 'a4';
  const sheet = (
    <Sheet content={content} placement={placement} place={store.name} language={shown} paper={size} />
  );
  return (
    <div className={common.stack}>
      <div className={styles.choices}>
        <Choice
          label={t('placements.paper')}
          value={size}
          onChange={setPaper}
          options={[
            { value: 'a4', label: t('placements.papers.a4') },
            { value: 'letter', label: t('placements.papers.letter') },
          ]}
        />
        {languages.length > 1 && (
          <Choice
            label={t('placements.printLanguage')}
            value={shown}
            onChange={setLanguage}
            options={languages.map((tag) => ({ value: tag, label: tag }))}
          />
        )}
      </div>
      {placement.state !== 'active' && <Banner>{t('placements.printInactive')}</Banner>}
      <div className={styles.preview}>{sheet}</div>
      {createPortal(<div className={styles.printed}>{sheet}</div>, document.body)}
    </div>
  );
}

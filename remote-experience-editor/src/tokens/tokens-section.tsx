import { mayBeEmpty } from '@vitrine/shared/client/may-be-empty';
import type { LanguageMap, TokenArea } from '@vitrine/shared/contract';
import {
  Button,
  EmptyState,
  Loaded,
  Pages,
  PlusOutlined,
  Section,
  SheetsDrawing,
  Skeleton,
} from '@vitrine/shared/ui';
import { useState } from 'react';
import common from '../common/common.module.css';
import { useEditorTexts } from '../texts/texts';
import { LotsTable } from './lots-table';
import { MakeLot } from './make-lot';
import { useLots, useTokenRights } from './use-lots';

export interface TokensSectionProps {
  area: TokenArea;
  documentId: string;
  /** Of the document: it stands on every card. */
  title: LanguageMap;
}

/** The codes with each of which a document is answered once: the cards of a vote, the links of a survey. */
export function TokensSection(props: TokensSectionProps) {
  const rights = useTokenRights();
  return rights.read ? <Lots {...props} /> : null;
}

function Lots({ area, documentId, title }: TokensSectionProps) {
  const t = useEditorTexts();
  const rights = useTokenRights();
  const { page, turnTo } = useLots(documentId);
  const [makes, setMakes] = useState(false);
  const make = rights.make && (
    <Button icon={<PlusOutlined />} onClick={() => setMakes(true)}>
      {t(`tokens.${area}.make`)}
    </Button>
  );
  return (
    <Section
      title={t(`tokens.${area}.title`)}
      intro={t(`tokens.${area}.intro`)}
      action={!mayBeEmpty(page) && make}
    >
      <Loaded query={page} skeleton={<Skeleton shape="rows" count={2} />}>
        {(lots) =>
          lots.total === 0 ? (
            <EmptyState
              drawing={<SheetsDrawing />}
              title={t(`tokens.${area}.emptyTitle`)}
              text={t(`tokens.${area}.emptyText`)}
              action={make}
            />
          ) : (
            <>
              <LotsTable area={area} lots={lots.items} title={title} />
              <Pages label={t(`tokens.${area}.title`)} page={lots} busy={page.isTurning} onTurn={turnTo} />
              <p className={common.help}>{t(`tokens.${area}.legend`)}</p>
            </>
          )
        }
      </Loaded>
      <MakeLot area={area} documentId={documentId} open={makes} onClose={() => setMakes(false)} />
    </Section>
  );
}

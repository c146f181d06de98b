import { endpoints, type HungScreen, type VideoWallDocument } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import {
  Button,
  CopyField,
  ExclamationCircleOutlined,
  Loaded,
  PlusOutlined,
  Section,
  Skeleton,
  StatusTag,
  useAddressState,
  useEndpointQuery,
} from '@vitrine/shared/ui';
import { useState } from 'react';
import common from '../../common/common.module.css';
import { useExperience } from '../../experience/experience-context';
import { usePlacementNames } from '../../experience/use-placement-names';
import { useEditorTexts } from '../../texts/texts';
import { PairDialog } from './pair-dialog';
import { ScreenRow } from './screen-row';
import { useScreenRights } from './use-screen-rights';

interface ScreensSectionProps {
  documentId: string;
  wall: VideoWallDocument;
}

/** They say how they are as often. */
const refetchIntervalMs = 5_000;

/** The devices that hang in the wall: how each of them is, and what can be done with it. */
export function ScreensSection({ documentId, wall }: ScreensSectionProps) {
  const t = useEditorTexts();
  const { brand } = useExperience();
  const rights = useScreenRights();
  const [code, setCode] = useAddressState('code');
  const [isPairing, setPairing] = useState(code !== '');
  const screens = useEndpointQuery(
    endpoints.listWallScreens,
    { params: { brandId: brand.id, documentId } },
    { refetchIntervalMs },
  );
  const end = () => {
    setPairing(false);
    setCode('');
  };
  return (
    <Section
      title={t('video-wall.screens.title')}
      intro={t('video-wall.screens.intro')}
      action={
        rights.write && (
          <Button icon={<PlusOutlined />} onClick={() => setPairing(true)}>
            {t('video-wall.screens.add')}
          </Button>
        )
      }
    >
      <ScreenAddresses />
      <Loaded query={screens} skeleton={<Skeleton shape="rows" count={2} />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={common.hint}>{t('video-wall.screens.none')}</p>
          ) : (
            <>
              <Silent screens={items} />
              <ul className={common.list}>
                {items.map((screen) => (
                  <ScreenRow key={screen.id} screen={screen} wall={wall} />
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
      {rights.write && (
        <PairDialog
          open={isPairing}
          documentId={documentId}
          wall={wall}
          screens={screens.data?.items ?? null}
          code={code}
          onClose={end}
        />
      )}
    </Section>
  );
}

function Silent({ screens }: { screens: HungScreen[] }) {
  const t = useEditorTexts();
  const silent = screens.filter(({ isSilent }) => isSilent).length;
  if (silent === 0) return null;
  return (
    <p role="status">
      <StatusTag tone="warning" icon={<ExclamationCircleOutlined />}>
        {t('video-wall.screens.silentNow', { count: silent })}
      </StatusTag>
    </p>
  );
}

/** What devices open, at each placement. */
function ScreenAddresses() {
  const t = useEditorTexts();
  const { list, options } = usePlacementNames();
  if (!list.data) return null;
  if (options.length === 0) return <p className={common.hint}>{t('video-wall.screens.noPlacement')}</p>;
  return (
    <div className={common.stack}>
      {options.map(({ value, label }) => (
        <CopyField
          key={value}
          label={label}
          text={new URL(`${addresses.placement(value)}?screen=`, window.location.origin).href}
        />
      ))}
    </div>
  );
}

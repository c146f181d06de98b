import { endpoints, type ManifestVersion } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { useNavigate } from '@vitrine/shared/host';
import {
  ActionMenu,
  Button,
  CloudUploadOutlined,
  EmptyState,
  ExportOutlined,
  Loaded,
  LoadMore,
  Page,
  SheetsDrawing,
  Skeleton,
  StopOutlined,
  SwapOutlined,
  useAreaNames,
  useEndpointList,
  useMay,
} from '@vitrine/shared/ui';
import { useState } from 'react';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import { CertificateDialog } from './certificate-dialog';
import { ChangesDialog, type Comparison } from './changes-dialog';
import { ContentsDialog } from './contents-dialog';
import { ExportDialog } from './export-dialog';
import { PlannedVersion } from './planned-version';
import { useVersionActions } from './use-version-actions';
import { VersionsTable } from './versions-table';

/** The published versions: what was live when, and the way back. */
export default function Manifest() {
  const t = useEditorTexts();
  const areaName = useAreaNames();
  const { brand, experience, may, openPublish } = useExperience();
  const params = { brandId: brand.id, experienceId: experience.id };
  const versions = useEndpointList(endpoints.listVersions, { params });
  const mayOf = useMay();
  const navigate = useNavigate();
  const [exporting, setExporting] = useState(false);
  const [shown, setShown] = useState<ManifestVersion | null>(null);
  const [checked, setChecked] = useState<ManifestVersion | null>(null);
  const [compared, setCompared] = useState<Comparison | null>(null);
  const { cancelPlan, dropPlan, makeDraft, serve, serveNone, unpublish } = useVersionActions();
  const live = experience.status === 'unpublished' ? null : experience.publishedVersion;
  const newest = versions.data?.items[0]?.version ?? 0;
  return (
    <Page
      title={areaName('manifest')}
      intro={t('manifest.intro')}
      aside={
        <ActionMenu
          name={areaName('manifest')}
          actions={[
            ...(mayOf('experiences:write', brand.id)
              ? [
                  {
                    key: 'import',
                    label: t('manifest.import'),
                    icon: <CloudUploadOutlined />,
                    onSelect: () => void navigate(`${addresses.brand(brand.id)}?import=new`),
                  },
                ]
              : []),
            ...(newest > 1
              ? [
                  {
                    key: 'compare',
                    label: t('manifest.compare'),
                    icon: <SwapOutlined />,
                    onSelect: () => setCompared({ from: newest - 1, to: newest }),
                  },
                ]
              : []),
            ...(may.publish && live !== null
              ? [
                  {
                    key: 'unpublish',
                    label: t('manifest.unpublish'),
                    icon: <StopOutlined />,
                    danger: true,
                    disabled: unpublish.isPending,
                    onSelect: () => serveNone(live),
                  },
                ]
              : []),
          ]}
        />
      }
      action={
        <Button icon={<ExportOutlined />} onClick={() => setExporting(true)}>
          {t('manifest.export.start')}
        </Button>
      }
    >
      {experience.planned && (
        <PlannedVersion
          planned={experience.planned}
          isPending={cancelPlan.isPending}
          onCancel={may.publish ? dropPlan : null}
        />
      )}
      <Loaded query={versions} skeleton={<Skeleton shape="rows" />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              drawing={<SheetsDrawing />}
              title={t('manifest.emptyTitle')}
              text={t('manifest.emptyText')}
              action={may.publish && <Button onClick={openPublish}>{t('manifest.goLive')}</Button>}
            />
          ) : (
            <>
              <VersionsTable
                versions={items}
                planned={experience.planned?.version ?? null}
                onShow={setShown}
                onShowChecks={setChecked}
                onCompare={(from, to) => setCompared({ from, to })}
                onServe={may.publish ? ({ version }) => serve(version, live) : null}
                onMakeDraft={may.write ? ({ version }) => void makeDraft(version) : null}
              />
              <LoadMore list={versions} />
            </>
          )
        }
      </Loaded>
      {exporting && <ExportDialog onClose={() => setExporting(false)} />}
      {compared && <ChangesDialog first={compared} newest={newest} onClose={() => setCompared(null)} />}
      {shown && <ContentsDialog version={shown} onClose={() => setShown(null)} />}
      {checked && <CertificateDialog version={checked} onClose={() => setChecked(null)} />}
    </Page>
  );
}

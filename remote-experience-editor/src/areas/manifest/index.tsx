import { endpoints, type ManifestVersion } from '@vitrine/shared/contract';
import { addresses } from '@vitrine/shared/contract/addresses';
import { useNavigate, useToast } from '@vitrine/shared/host';
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
  useEndpointList,
  useEndpointMutation,
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
import { VersionsTable } from './versions-table';

/** The published versions: what was live when, and the way back. */
export default function Manifest() {
  const t = useEditorTexts();
  const toast = useToast();
  const { brand, experience, may } = useExperience();
  const params = { brandId: brand.id, experienceId: experience.id };
  const versions = useEndpointList(endpoints.listVersions, { params });
  const mayOf = useMay();
  const navigate = useNavigate();
  const [exporting, setExporting] = useState(false);
  const [shown, setShown] = useState<ManifestVersion | null>(null);
  const [checked, setChecked] = useState<ManifestVersion | null>(null);
  const [compared, setCompared] = useState<Comparison | null>(null);
  const renew = {
    invalidates: [
      endpoints.getExperience,
      endpoints.listVersions,
      endpoints.listDocuments,
      endpoints.listPlacements,
      endpoints.getExperienceSummary,
    ],
  };
  const cancelPlan = useEndpointMutation(endpoints.cancelPlannedPublish, renew);
  const unpublish = useEndpointMutation(endpoints.unpublishExperience, renew);
  const restore = useEndpointMutation(endpoints.restoreVersion, renew);
  const live = experience.status === 'unpublished' ? null : experience.publishedVersion;
  const serve = (version: number) =>
    restore.mutate(
      { params: { ...params, version } },
      { onSuccess: () => toast.success({ description: t('manifest.restored', { version }) }) },
    );
  const dropPlan = (version: number) =>
    cancelPlan.mutate(
      { params },
      { onSuccess: () => toast.success({ description: t('manifest.planCancelled', { version }) }) },
    );
  const takeBack = (former: number) =>
    unpublish.mutate(
      { params },
      {
        onSuccess: () =>
          toast.success({
            description: t('manifest.unpublished'),
            action: { label: t('manifest.undo'), onAction: () => serve(former) },
          }),
      },
    );
  return (
    <Page
      title={t('areas.manifest.name')}
      intro={t('areas.manifest.intro')}
      aside={
        <ActionMenu
          name={t('areas.manifest.name')}
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
            ...(may.publish && live !== null
              ? [
                  {
                    key: 'unpublish',
                    label: t('manifest.unpublish'),
                    icon: <StopOutlined />,
                    danger: true,
                    disabled: unpublish.isPending,
                    onSelect: () => takeBack(live),
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
            />
          ) : (
            <>
              <VersionsTable
                versions={items}
                planned={experience.planned?.version ?? null}
                onShow={setShown}
                onShowChecks={setChecked}
                onCompare={(from, to) => setCompared({ from, to })}
                onServe={may.publish ? ({ version }) => serve(version) : null}
              />
              <LoadMore list={versions} />
            </>
          )
        }
      </Loaded>
      {exporting && <ExportDialog onClose={() => setExporting(false)} />}
      {compared && <ChangesDialog {...compared} onClose={() => setCompared(null)} />}
      {shown && <ContentsDialog version={shown} onClose={() => setShown(null)} />}
      {checked && <CertificateDialog version={checked} onClose={() => setChecked(null)} />}
    </Page>
  );
}

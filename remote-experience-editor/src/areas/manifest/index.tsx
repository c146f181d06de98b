import { endpoints, type ManifestVersion } from '@vitrine/shared/contract';
import { useToast } from '@vitrine/shared/host';
import {
  ActionMenu,
  EmptyState,
  Loaded,
  LoadMore,
  Page,
  SheetsDrawing,
  Skeleton,
  StopOutlined,
  useEndpointList,
  useEndpointMutation,
} from '@vitrine/shared/ui';
import { useState } from 'react';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import { CertificateDialog } from './certificate-dialog';
import { ChangesDialog, type Comparison } from './changes-dialog';
import { PlannedVersion } from './planned-version';
import { VersionsTable } from './versions-table';

/** The published versions: what was live when, and the way back. */
export default function Manifest() {
  const t = useEditorTexts();
  const toast = useToast();
  const { brand, experience, may } = useExperience();
  const params = { brandId: brand.id, experienceId: experience.id };
  const versions = useEndpointList(endpoints.listVersions, { params });
  const [shown, setShown] = useState<ManifestVersion | null>(null);
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
        may.publish &&
        live !== null && (
          <ActionMenu
            name={t('areas.manifest.name')}
            actions={[
              {
                key: 'unpublish',
                label: t('manifest.unpublish'),
                icon: <StopOutlined />,
                danger: true,
                disabled: unpublish.isPending,
                onSelect: () => takeBack(live),
              },
            ]}
          />
        )
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
                onShowChecks={setShown}
                onCompare={(from, to) => setCompared({ from, to })}
                onServe={may.publish ? ({ version }) => serve(version) : null}
              />
              <LoadMore list={versions} />
            </>
          )
        }
      </Loaded>
      {compared && <ChangesDialog {...compared} onClose={() => setCompared(null)} />}
      {shown && <CertificateDialog version={shown} onClose={() => setShown(null)} />}
    </Page>
  );
}

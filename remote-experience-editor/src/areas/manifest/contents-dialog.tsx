import { endpoints, type ManifestPart, type ManifestVersion, sizesIn } from '@vitrine/shared/contract';
import {
  type Column,
  CopyField,
  DataTable,
  Dialog,
  Loaded,
  Skeleton,
  useEndpointQuery,
  useFormat,
} from '@vitrine/shared/ui';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import styles from './manifest.module.css';

interface ContentsDialogProps {
  version: ManifestVersion;
  onClose: () => void;
}

/** What a version is made of, and the addresses at which anybody reads it: itself, and its scenes for other viewers. */
export function ContentsDialog({ version: { hash, version }, onClose }: ContentsDialogProps) {
  const t = useEditorTexts();
  const { fileSize } = sizesIn(useFormat().language);
  const { experience } = useExperience();
  const manifest = useEndpointQuery(endpoints.getManifest, { params: { hash }, query: {} });
  const address = `${window.location.origin}/v1/manifests/${hash}`;
  const titleIn = ({ title }: ManifestPart) =>
    experience.languages.map((language) => title[language]).find(Boolean) ?? Object.values(title)[0] ?? '';
  const columns: Column<ManifestPart>[] = [
    { key: 'area', title: t('manifest.contents.area'), render: ({ area }) => areaName(area) },
    {
      key: 'title',
      title: t('manifest.contents.document'),
      render: (part) => <span dir="auto">{titleIn(part)}</span>,
    },
    {
      key: 'size',
      title: t('manifest.size'),
      align: 'end',
      render: ({ bytes }) => fileSize(bytes),
    },
  ];
  const areaName = (area: string) => {
    switch (area) {
      case 'scenes':
      case 'polling':
      case 'products':
      case 'videos':
        return t(`areas.${area}.name`);
      default:
        return area;
    }
  };
  return (
    <Dialog open title={t('manifest.contents.title', { version })} onClose={onClose} width={640}>
      <Loaded query={manifest} skeleton={<Skeleton shape="rows" />}>
        {({ assets, parts }) => (
          <div className={styles.contents}>
            <DataTable
              label={t('manifest.contents.parts')}
              columns={columns}
              rows={parts}
              rowKey={(part) => part.hash}
            />
            {assets.length > 0 && (
              <p>
                {t('manifest.contents.files', {
                  count: assets.length,
                  size: fileSize(assets.reduce((sum, { bytes }) => sum + bytes, 0)),
                })}
              </p>
            )}
            <section>
              <h3>{t('manifest.contents.address')}</h3>
              <p className={styles.hint}>{t('manifest.contents.addressHelp')}</p>
              <CopyField text={address} label={t('manifest.contents.address')} />
            </section>
            {parts.some(({ area }) => area === 'scenes') && (
              <section>
                <h3>{t('manifest.contents.iiif')}</h3>
                <p className={styles.hint}>{t('manifest.contents.iiifHelp')}</p>
                <CopyField text={`${address}/iiif`} label={t('manifest.contents.iiif')} />
              </section>
            )}
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}

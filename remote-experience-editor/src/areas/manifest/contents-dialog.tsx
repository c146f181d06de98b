import { endpoints, type ManifestPart, type ManifestVersion, sizesIn } from '@vitrine/shared/contract';
import {
  type Column,
  CopyField,
  DataTable,
  Dialog,
  Loaded,
  Skeleton,
  useAreaNames,
  useEndpointQuery,
  useFormat,
} from '@vitrine/shared/ui';
import common from '../../common/common.module.css';
import { useExperience } from '../../experience/experience-context';
import { useEditorTexts } from '../../texts/texts';
import { isArea } from '../is-area';
import { areaEntries } from '../registry';
import styles from './manifest.module.css';

interface ContentsDialogProps {
  version: ManifestVersion;
  onClose: () => void;
}

/** What a version is made of, and the addresses at which anybody reads it: itself, and what areas offer of it besides. */
export function ContentsDialog({ version: { hash, version }, onClose }: ContentsDialogProps) {
  const t = useEditorTexts();
  const areaName = useAreaNames();
  const { fileSize } = sizesIn(useFormat().language);
  const { experience } = useExperience();
  const manifest = useEndpointQuery(endpoints.getManifest, { params: { hash }, query: {} });
  const address = `${window.location.origin}/v1/manifests/${hash}`;
  const titleIn = ({ title }: ManifestPart) =>
    experience.languages.map((language) => title[language]).find(Boolean) ?? Object.values(title)[0] ?? '';
  const columns: Column<ManifestPart>[] = [
    {
      key: 'area',
      title: t('manifest.contents.area'),
      render: ({ area }) => (isArea(area) ? areaName(area) : area),
    },
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
              <h3 className={common.heading}>{t('manifest.contents.address')}</h3>
              <p className={styles.hint}>{t('manifest.contents.addressHelp')}</p>
              <CopyField text={address} label={t('manifest.contents.address')} />
            </section>
            {areaEntries.map(
              ([area, { versionAddress }]) =>
                versionAddress &&
                parts.some((part) => part.area === area) && (
                  <section key={area}>
                    <h3 className={common.heading}>{t(versionAddress.title)}</h3>
                    <p className={styles.hint}>{t(versionAddress.help)}</p>
                    <CopyField text={address + versionAddress.path} label={t(versionAddress.title)} />
                  </section>
                ),
            )}
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}

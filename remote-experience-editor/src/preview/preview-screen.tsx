import { endpoints, sizesIn } from '@vitrine/shared/contract';
import type { PreviewEnvironment, PreviewShow } from '@vitrine/shared/contract/publishing/preview-feed';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import {
  ApiError,
  IconButton,
  Loaded,
  MobileOutlined,
  Select,
  Skeleton,
  UserOutlined,
  useEndpointQuery,
  useFormat,
} from '@vitrine/shared/ui';
import { useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useExperience } from '../experience/experience-context';
import { useEditorTexts } from '../texts/texts';
import { DeviceFrame } from './device-frame';
import { OnPhoneDialog } from './on-phone-dialog';
import styles from './preview.module.css';
import { deviceNames, devices, previewSettings } from './preview-settings';
import { useViewerFeed } from './use-viewer-feed';
import { VisitorStates } from './visitor-states';

export interface PreviewScreenProps {
  /** What is open in the editor. */
  show: PreviewShow;
  /** The draft's documents as they were last heard of. */
  documents: unknown;
}

const asTheBrowserIs: PreviewEnvironment = {
  language: null,
  reducedMotion: null,
  dark: false,
  webgl: true,
  online: true,
};

/** The real viewer beside the form, with the draft as it is in this window. */
export default function PreviewScreen(props: PreviewScreenProps) {
  const { brand, experience } = useExperience();
  const params = { brandId: brand.id, experienceId: experience.id };
  const access = useEndpointQuery(endpoints.openPreview, { params });
  return (
    <Loaded query={access} skeleton={<Skeleton shape="page" />}>
      {({ placementId, testAccessId }) => (
        <Opened {...props} params={params} src={addresses.testAccess(placementId, testAccessId)} />
      )}
    </Loaded>
  );
}

interface OpenedProps extends PreviewScreenProps {
  params: { brandId: string; experienceId: string };
  src: string;
}

function Opened({ params, src, show, documents }: OpenedProps) {
  const t = useEditorTexts();
  const { experience } = useExperience();
  const { device } = useStore(previewSettings);
  const { pixels } = sizesIn(useFormat().language);
  const frame = useRef<HTMLIFrameElement>(null);
  const [environment, setEnvironment] = useState(asTheBrowserIs);
  const [choosing, setChoosing] = useState(false);
  const [onPhone, setOnPhone] = useState(false);
  const statesId = useId();
  const { feed, trouble } = useViewerFeed({ params, frame, environment, show, documents });

  return (
    <>
      <div className={styles.tools}>
        <Select
          label={t('preview.device')}
          value={device}
          onChange={(next) => next && previewSettings.setState({ device: next })}
          options={deviceNames.map((name) => ({ value: name, label: t(`preview.devices.${name}`) }))}
        />
        <span className={styles.size}>{pixels(devices[device].width, devices[device].height)}</span>
        <IconButton
          label={t('preview.states')}
          icon={<UserOutlined />}
          aria-expanded={choosing}
          aria-controls={statesId}
          onClick={() => setChoosing(!choosing)}
        />
        <IconButton label={t('preview.onPhone')} icon={<MobileOutlined />} onClick={() => setOnPhone(true)} />
      </div>
      <div id={statesId} hidden={!choosing}>
        <VisitorStates
          languages={experience.languages}
          environment={environment}
          onChange={setEnvironment}
          onArrive={(returning) => feed?.arrive(returning)}
        />
      </div>
      {trouble !== null && (
        <p className={styles.behind} role="status">
          {t('preview.behind', { reason: trouble instanceof ApiError ? trouble.message : String(trouble) })}
        </p>
      )}
      <DeviceFrame device={device} src={src} frame={frame} />
      <OnPhoneDialog
        open={onPhone}
        address={new URL(src, window.location.origin).href}
        onClose={() => setOnPhone(false)}
      />
    </>
  );
}

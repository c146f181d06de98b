import { sizesIn } from '@vitrine/shared/contract';
import { useFormat } from '@vitrine/shared/ui';
import { type RefObject, useRef } from 'react';
import { useEditorTexts } from '../texts/texts';
import styles from './preview.module.css';
import { type Device, devices } from './preview-settings';
import { useSize } from './use-size';

interface DeviceFrameProps {
  device: Device;
  /** Address of the viewer, at this page's own origin. */
  src: string;
  frame: RefObject<HTMLIFrameElement | null>;
}

/** The viewer in a window of the device's own size, made as small as the room asks: its media queries stay true. */
export function DeviceFrame({ device, src, frame }: DeviceFrameProps) {
  const t = useEditorTexts();
  const { pixels } = sizesIn(useFormat().language);
  const room = useRef<HTMLDivElement>(null);
  const space = useSize(room);
  const { width, height } = devices[device];
  const scale = space ? Math.min(1, space.width / width, space.height / height) : 1;
  return (
    <div ref={room} className={styles.room}>
      <div className={styles.screen} style={{ width: width * scale, height: height * scale }}>
        <iframe
          ref={frame}
          title={t('preview.frame', { size: pixels(width, height) })}
          src={src}
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </div>
    </div>
  );
}

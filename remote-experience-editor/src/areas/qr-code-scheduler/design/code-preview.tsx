import type { CodeDrawing } from '@vitrine/shared/codes/code-drawing';
import { bannerFont } from '@vitrine/shared/codes/code-svg';
import { useFormat } from '@vitrine/shared/ui';
import common from '../../../common/common.module.css';
import { useEditorTexts } from '../../../texts/texts';
import styles from './design.module.css';

/** A code in its true proportions, with the size that it is printed in. */
export function CodePreview({ drawing }: { drawing: CodeDrawing }) {
  const t = useEditorTexts();
  const format = useFormat();
  const { background, height, heightMm, logo, shapes, width, widthMm, words } = drawing;
  return (
    <figure className={styles.preview}>
      <svg role="img" aria-label={t('qr-code-scheduler.design.preview')} viewBox={`0 0 ${width} ${height}`}>
        {shapes.map(({ at, colour, path }) => (
          <path key={path} fill={colour} transform={`translate(${at} ${at})`} d={path} />
        ))}
        {logo && <image href={logo.href} x={logo.x} y={logo.y} width={logo.width} height={logo.height} />}
        {words.map(({ baseline, fontSize, text, x }) => (
          <text
            key={baseline}
            x={x}
            y={baseline}
            fill={background}
            fontFamily={bannerFont}
            fontSize={fontSize}
            fontWeight={700}
            textAnchor="middle"
          >
            {text}
          </text>
        ))}
      </svg>
      <figcaption className={common.small}>
        {t('qr-code-scheduler.design.printedSize', {
          width: format.number(Math.round(widthMm)),
          height: format.number(Math.round(heightMm)),
        })}
      </figcaption>
    </figure>
  );
}

import styles from './gallery-wall.module.css';

/** A display case with a chair in it, under a lamp. Drawn from the tokens, so it follows the look. */
export function GalleryWall() {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 720 960"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="entrance-light" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={styles.lightStart} />
          <stop offset="1" className={styles.lightEnd} />
        </linearGradient>
        <linearGradient id="entrance-floor" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={styles.floorStart} />
          <stop offset="1" className={styles.floorEnd} />
        </linearGradient>
      </defs>
      <rect className={styles.wall} width="720" height="960" />
      <rect y="780" width="720" height="180" fill="url(#entrance-floor)" />
      <path className={styles.line} d="M0 780H720" />

      <path className={styles.line} d="M360 0V132" />
      <path className={styles.lamp} d="M334 132h52l14 40H320Z" />
      <path d="M322 172h76l150 608H172Z" fill="url(#entrance-light)" />

      <g className={styles.picture}>
        <rect x="64" y="300" width="132" height="176" rx="2" />
        <circle cx="130" cy="372" r="34" />
        <path d="M64 440c40-24 92-24 132 0v36H64Z" />
      </g>
      <g className={styles.picture}>
        <rect x="560" y="336" width="104" height="104" rx="2" />
        <path d="M560 440l40-56 26 32 16-18 22 42Z" />
      </g>

      <ellipse className={styles.shadow} cx="360" cy="836" rx="190" ry="20" />
      <path className={styles.plinth} d="M236 636h248v200H236Z" />
      <path className={styles.plinthSide} d="M430 636h54v200h-54Z" />
      <path className={styles.plinthTop} d="M224 622h272v14H224Z" />

      <g className={styles.chair}>
        <path d="M306 430c0-26 20-44 54-44s54 18 54 44v68H306Z" />
        <path className={styles.seat} d="M298 498h124c8 0 12 6 12 14v18H286v-18c0-8 4-14 12-14Z" />
        <path className={styles.legs} d="M300 530l-14 92M420 530l14 92M330 530l-4 92M390 530l4 92" />
      </g>
      <path className={styles.glass} d="M244 340h232v282H244Z" />
      <path className={styles.glint} d="M264 360v120M276 360v60" />
    </svg>
  );
}

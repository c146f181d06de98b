import styles from './figure-list.module.css';

export interface Figure {
  name: string;
  value: string;
  /** The same of those with whom it is compared. */
  other?: string | undefined;
}

/** What many answers come to, in a few numbers side by side. */
export const FigureList = ({ figures }: { figures: Figure[] }) => (
  <dl className={styles.figures}>
    {figures.map(({ name, value, other }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          <bdi>{value}</bdi>
        </dd>
        {other !== undefined && (
          <dd className={styles.other}>
            <bdi>{other}</bdi>
          </dd>
        )}
      </div>
    ))}
  </dl>
);

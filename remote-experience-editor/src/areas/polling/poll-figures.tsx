import { isScale } from '@vitrine/shared/contract';
import common from '../../common/common.module.css';
import { Bars } from '../../figures/bars';
import { FigureList } from '../../figures/figure-list';
import { useScaleFigures } from '../../figures/use-scale-figures';
import { useEditorTexts } from '../../texts/texts';
import styles from './polling.module.css';
import { type PollQuestion, usePollCounts } from './use-poll-counts';

interface PollFiguresProps {
  question: PollQuestion;
  title: string;
  counts: Record<string, number>;
}

/** Of chosen options, bars say all. */
export const hasFiguresOfItsOwn = ({ type }: PollQuestion) =>
  type !== 'single' && type !== 'multiple' && type !== 'picture';

/** What was answered to a question that is no choice of options, as far as it is counted. */
export function PollFigures({ question, title, counts }: PollFiguresProps) {
  const t = useEditorTexts();
  const groups = usePollCounts()(question, counts);
  const bars = groups.flatMap((group) => group.bars);
  const { type } = question;
  if (isScale(type)) return <ScaleFigures {...{ type, title, bars }} />;
  switch (type) {
    case 'consent':
      return <Bars title={title} bars={bars} respondents={sum(bars)} />;
    case 'ranking':
      return (
        <div className={styles.figures}>
          <Bars title={title} bars={bars} respondents={sum(bars)} />
          <p className={common.hint}>{t('polling.live.points')}</p>
        </div>
      );
    case 'matrix':
      return (
        <div className={styles.figures}>
          <p dir="auto">{title}</p>
          {groups.map(({ id, label, bars: its }) => (
            <Bars key={id} title={label ?? ''} bars={its} respondents={sum(its)} />
          ))}
        </div>
      );
    default:
      return (
        <div className={styles.figures}>
          <p dir="auto">{title}</p>
          <p className={common.hint}>{t('runs.answers', { count: sum(bars) })}</p>
        </div>
      );
  }
}

type CountBars = ReturnType<ReturnType<typeof usePollCounts>>[number]['bars'];

/** Bars of each number, and what they come to: the score of NPS, the mean of the others. */
function ScaleFigures({ type, title, bars }: { type: string; title: string; bars: CountBars }) {
  const figures = useScaleFigures();
  const answered = sum(bars);
  const mean = bars.reduce((all, { count, id }) => all + count * Number(id), 0) / answered;
  return (
    <div className={styles.figures}>
      <Bars title={title} bars={bars} respondents={answered} short />
      {answered > 0 && (
        <FigureList
          figures={
            type === 'nps'
              ? figures.nps(bars.map((bar) => ({ ...bar, value: bar.id })))
              : [figures.mean(mean)]
          }
        />
      )}
    </div>
  );
}

const sum = (bars: CountBars) => bars.reduce((all, { count }) => all + count, 0);

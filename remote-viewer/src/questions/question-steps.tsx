import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { scrollToTop } from '../browser/scroll-to-top';
import { takeFocus } from '../browser/take-focus';
import styles from './question-steps.module.css';
import { refuseSecond } from './refuse-second';
import type { StepTexts } from './texts/en';
import { useQuestionNumber } from './use-question-number';

/** What the frame gives to the question that it holds. */
export interface Asked {
  /** For the element that says the question: the focus comes there. undefined: it is the only one. */
  heading:
    | { ref: (element: HTMLElement | null) => void; tabIndex: -1; 'aria-describedby': string }
    | undefined;
  /** Says, beside the question, that it keeps the visitor from going on; null where it does not. */
  missing: ReactNode;
}

interface QuestionStepsProps<Question> {
  questions: Question[];
  /** Whether a question is answered as far as it must be; always, where it need not be. */
  isAnswered: (question: Question) => boolean;
  texts: StepTexts;
  /** Of the texts, as useTexts has it. */
  textsMark: { lang?: string; dir?: 'ltr' | 'rtl' };
  /** What the last button says. */
  send: string;
  /** What keys do in the questions. */
  onKeyDown?: ((event: KeyboardEvent<HTMLFormElement>) => void) | undefined;
  /** Every question is answered. */
  onSend: () => void;
  children: (question: Question, asked: Asked) => ReactNode;
}

/**
 * Asks one question at a time, and says which of how many. Whoever goes on without an answer is told what is missing
 * and led there. One question alone has nothing around it but the button that sends it.
 */
export function QuestionSteps<Question extends { id: string }>(props: QuestionStepsProps<Question>) {
  const { questions, isAnswered, texts, textsMark, send, onKeyDown, onSend, children } = props;
  const count = questions.length;
  const { number, goOn, goBack } = useQuestionNumber(count);
  const question = questions[number - 1];
  /** Of the question that somebody wanted to leave or send unanswered. */
  const [missedId, setMissedId] = useState<string | null>(null);
  const isMissing = question?.id === missedId && !isAnswered(question);
  const [shown, setShown] = useState<{ number: number; towards?: 'next' | 'back' }>({ number });
  if (shown.number !== number) setShown({ number, towards: number > shown.number ? 'next' : 'back' });

  const placeId = useId();
  const around = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLElement>(null);
  const leadToInput = () =>
    takeFocus(around.current?.querySelector('input, select, textarea, button') ?? null);
  const before = useRef(number);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question takes it, from its top; the first when it is come back to
  useLayoutEffect(() => {
    if (before.current === number) return;
    before.current = number;
    scrollToTop(around.current);
    if (isMissing) leadToInput();
    else takeFocus(heading.current);
  }, [number]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isLast = number >= count;
    const missed = (isLast ? questions : questions.slice(number - 1, number)).find((one) => !isAnswered(one));
    setMissedId(missed?.id ?? null);
    if (missed === question && missed) return leadToInput();
    if (missed) return goBack(questions.indexOf(missed) + 1);
    if (!isLast) return goOn();
    // What comes now is of all questions: one step back closes it.
    goBack(1);
    onSend();
  };

  return (
    <form onSubmit={submit} onKeyDown={onKeyDown} noValidate className={styles.form}>
      {count > 1 && (
        <div className={styles.progress}>
          <p id={placeId} {...textsMark}>
            {texts.place(number, count)}
          </p>
          <span className={styles.bar} aria-hidden="true">
            <span style={{ width: `${(number / count) * 100}%` }} />
          </span>
        </div>
      )}
      {question && (
        <div key={question.id} ref={around} className={styles.question} data-towards={shown.towards}>
          {children(question, {
            heading:
              count > 1
                ? {
                    ref: (element) => {
                      heading.current = element;
                    },
                    tabIndex: -1,
                    'aria-describedby': placeId,
                  }
                : undefined,
            missing: isMissing ? (
              <strong className={styles.missing} {...textsMark}>
                {texts.missing}
              </strong>
            ) : null,
          })}
        </div>
      )}
      <div className={styles.buttons} {...textsMark}>
        {number > 1 && (
          <button type="button" className={styles.back} onClick={() => goBack(number - 1)}>
            {texts.back}
          </button>
        )}
        <button type="submit" className={styles.next} onClick={refuseSecond}>
          {number < count ? texts.next : send}
        </button>
      </div>
    </form>
  );
}

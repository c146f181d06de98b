import type { QuestionType } from '@vitrine/shared/contract/questions/vault-question';
import { LazyContent } from '../../experience/lazy-content';
import type { InputProps } from './asked-input';

/** Of which most surveys have none: their inputs are loaded with the first survey that has one. */
const furtherTypes = ['matrix', 'ranking'] as const satisfies QuestionType[];

const isFurther = (type: QuestionType): type is (typeof furtherTypes)[number] =>
  furtherTypes.some((one) => one === type);

const loadFurther = async () => (await import('./further-inputs')).furtherInputs;

/** The input of such a type, once its code is there. */
export function FurtherInput(props: InputProps) {
  const { type } = props.question;
  return (
    <LazyContent load={loadFurther}>
      {(further) => {
        const Input = isFurther(type) ? further[type] : null;
        return Input && <Input {...props} />;
      }}
    </LazyContent>
  );
}

/** Fetches what these questions need beside the usual inputs, so that nobody waits for it in the midst of them. */
export function fetchInputsFor(questions: { type: QuestionType }[]): void {
  if (questions.some(({ type }) => isFurther(type))) loadFurther().catch(() => undefined);
}

import { Button } from './Button.tsx';
import css from './Question.module.css';
import { Sheet } from './Sheet.tsx';

interface QuestionProps {
  title: string;
  words: string;
  no: string;
  yes: string;
  busy?: boolean;
  onYes: () => void;
  /** What was typed is corrected: it is still there. */
  onNo: () => void;
}

/** A question before something unlikely is done: not to do it is the main button. */
export function Question({ title, words, no, yes, busy = false, onYes, onNo }: QuestionProps) {
  return (
    <Sheet
      title={title}
      onClose={onNo}
      backdropCloses={false}
      footer={
        <div className={css['buttons']}>
          <Button look="primary" size="xl" wide onClick={onNo}>
            {no}
          </Button>
          <Button size="xl" wide busy={busy} onClick={onYes}>
            {yes}
          </Button>
        </div>
      }
    >
      <p className={css['words']}>{words}</p>
    </Sheet>
  );
}

import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import { type ReactNode, useState } from 'react';
import { Button } from '../../core/components/Button.tsx';
import { Sheet } from '../../core/components/Sheet.tsx';
import { Switch } from '../../core/components/Switch.tsx';
import { plateText } from '../../core/format/plates.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { showPopup } from '../../core/notices.ts';
import { SupplierPicker } from '../../orders/errands/components/SupplierPicker.tsx';
import type { Candidate, Choice } from '../candidate.ts';
import css from './QuestionSheet.module.css';

interface QuestionSheetProps {
  candidate: Candidate;
  busy: boolean;
  onChoose: (choice: Choice) => void;
  onClose: () => void;
}

/** Inside or at a supplier, and at which; of bodywork there is nothing to choose (PREV-11, PREV-12, BODY-03). */
export function QuestionSheet({ candidate, busy, onChoose, onClose }: QuestionSheetProps) {
  const { t } = useTranslation();
  const { plate, cycleName, kind, dealer } = candidate;
  const [outside, setOutside] = useState(dealer);
  const [supplier, setSupplier] = useState<number | null>(null);
  const [later, setLater] = useState(false);
  const mayLater = dealer && kind === 'V';

  function confirm() {
    if (kind === 'R') return onChoose('inside');
    if (mayLater && later) return onChoose('later');
    if (supplier === null) return showPopup({ title: t('plans.oops'), text: t('plans.noSupplier') });
    onChoose({ supplier });
  }

  const asking = kind !== 'R';
  return (
    <Sheet
      size="m"
      title={t(asking ? 'plans.question.title' : 'plans.question.bodywork')}
      about={t('plans.question.about', { plate: plateText(plate), cycle: cycleName })}
      onClose={onClose}
      backdropCloses={false}
      footer={
        <div className={css['buttons']}>
          <Button size="xl" wide onClick={onClose}>
            {t('plans.question.back')}
          </Button>
          {(outside || !asking) && (
            <Button size="xl" wide look="primary" busy={busy} onClick={confirm}>
              {t('plans.question.generate')}
            </Button>
          )}
        </div>
      }
    >
      {!asking && <p>{t('plans.question.explain')}</p>}
      {asking && (
        <div className={css['choices']}>
          <Way
            name={t('plans.question.inside')}
            about={t(dealer ? 'plans.question.insideDealer' : 'plans.question.insideAbout')}
            icon={<IconTool aria-hidden />}
            disabled={dealer}
            busy={busy && !outside}
            onPress={() => {
              setOutside(false);
              onChoose('inside');
            }}
          />
          <Way
            name={t('plans.question.outside')}
            about={t('plans.question.outsideAbout')}
            icon={<IconBuildingStore aria-hidden />}
            pressed={outside}
            onPress={() => setOutside(true)}
          />
        </div>
      )}
      {asking && outside && (
        <div className={css['where']}>
          {mayLater && <Switch label={t('plans.question.later')} checked={later} onChange={setLater} />}
          {!(mayLater && later) && <SupplierPicker chosen={supplier} onChoose={setSupplier} />}
        </div>
      )}
    </Sheet>
  );
}

interface WayProps {
  name: string;
  about: string;
  icon: ReactNode;
  pressed?: boolean;
  disabled?: boolean;
  busy?: boolean;
  onPress: () => void;
}

/** One of the two answers, large enough for a glove. */
function Way({ name, about, icon, pressed, disabled = false, busy = false, onPress }: WayProps) {
  return (
    <button
      type="button"
      className={css['way']}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      disabled={disabled}
      onClick={() => !busy && onPress()}
    >
      {icon}
      <span>
        <strong>{name}</strong> <span>{about}</span>
      </span>
    </button>
  );
}

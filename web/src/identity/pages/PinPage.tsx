import type { AnswerOf } from '@terminal/contract';
import { pinLengthOf } from '@terminal/contract/pin';
import { useOfficeCall } from '../../core/api/office.ts';
import { Answer } from '../../core/components/Answer.tsx';
import { PageHead } from '../../core/components/PageHead.tsx';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { PinForm } from '../components/PinForm.tsx';

/** The own PIN, chosen or changed (AUTH-29). */
export function PinPage() {
  const { t } = useTranslation();
  const answer = useOfficeCall('getOwnPin', {}, { staleTime: 0 });
  return (
    <>
      <PageHead title={t('identity.pin.title')} />
      <Answer answer={answer} failed={t('identity.pin.failed')}>
        {(pin) => <Chooser {...pin} />}
      </Answer>
    </>
  );
}

function Chooser({ tamanho_pin, st_pin }: AnswerOf<'getOwnPin'>) {
  const { t } = useTranslation();
  const length = pinLengthOf(tamanho_pin);
  if (length === null) return <p>{t('identity.pin.off')}</p>;
  return (
    <div className="stack">
      <p className="soft-text">{t(st_pin === 'S' ? 'identity.pin.has' : 'identity.pin.about')}</p>
      <PinForm length={length} has={st_pin === 'S'} />
    </div>
  );
}
